import Foundation
import Raster
import Scene
import SnapshotReports

/// A file that holds a picture, in whatever format that is read.
enum PictureFile {
  /// Reads the picture, or the first of several.
  static func read(_ path: String) throws(Failure) -> Bitmap {
    let bytes = try bytes(path)
    do {
      return Bitmap(try ImageFile.decode(bytes))
    } catch {
      throw .cannotRead("\(path): \(error)")
    }
  }

  /// Reads all pictures; one that does not move is a film of one frame.
  static func readFilm(_ path: String) throws(Failure) -> AnimatedImage {
    let bytes = try bytes(path)
    do {
      return try ImageFile.decodeAnimation(bytes)
    } catch {
      throw .cannotRead("\(path): \(error)")
    }
  }

  private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .cannotRead("cannot read \(path): \(error.fileReason)")
    }
  }
}
