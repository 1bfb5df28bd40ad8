import Foundation
import Raster
import Scene

/// What our readers make of files.
enum FileReading {
  /// Writes the frames of each file one after the other to FOLDER/NAME.pam, and prints a line a file: its
  /// name, how often it is shown (0 for ever), and its frames' durations; or its name and why it was
  /// refused.
  static func read(_ files: [URL], into folder: URL) throws {
    for file in files {
      let name = file.lastPathComponent
      let bytes = Array(try Data(contentsOf: file))
      let animation: AnimatedImage
      do throws(ImageFile.ParsingError) {
        animation = try ImageFile.decodeAnimation(bytes)
      } catch {
        print("\(name)\trefused: \(error)")
        continue
      }
      let frames = animation.frames.flatMap { PAM.encode(Bitmap($0.image)) }
      try Data(frames).write(to: folder.appending(path: name + ".pam"))
      let times = animation.frames.map { String($0.duration) }.joined(separator: " ")
      print("\(name)\t\(animation.playCount ?? 0)\t\(times)")
    }
  }
}
