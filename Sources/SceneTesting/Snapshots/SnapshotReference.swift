import Foundation
import SnapshotReports

/// The file that a snapshot is compared with.
struct SnapshotReference {
  /// What a reference holds.
  enum Content {
    case missing
    case unreadable(String)
    case image([SnapshotCodec.Frame])
    case digest(String)
  }

  let path: String
  let storage: SnapshotStyle.Storage

  init(folder: String, name: SnapshotName, storage: SnapshotStyle.Storage) {
    let suffix =
      switch storage {
      case .image: SnapshotCodec.imageSuffix
      case .digest: SnapshotCodec.digestSuffix
      }
    path = folder + "/" + name.fileName + "." + suffix
    self.storage = storage
  }

  /// The path from the working folder, if it lies in there.
  var shownPath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The bytes of the file; `nil` if there is none.
  func bytes() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Reads the file.
  func read() -> Content {
    do {
      guard let bytes = try bytes() else { return .missing }
      switch storage {
      case .digest:
        return .digest(String(decoding: bytes, as: UTF8.self))
      case .image:
        return switch SnapshotCodec.decode(bytes) {
        case .success(let frames): .image(frames)
        case .failure(let problem): .unreadable(problem.text)
        }
      }
    } catch {
      return .unreadable(error.fileReason)
    }
  }

  /// Writes the file at once, or leaves it as it was: a file beside it is written and renamed.
  func write(_ bytes: [UInt8]) throws(SnapshotError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).replace(url)
    } catch {
      throw .notWritten(path: path, reason: error.fileReason)
    }
  }
}
