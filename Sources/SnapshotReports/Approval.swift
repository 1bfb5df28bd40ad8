import Foundation

/// A picture of a report that becomes the reference of its snapshot, since it is as it should be.
package struct Approval {
  /// What became of a reference.
  package enum Outcome: Hashable, Sendable {
    /// There was none.
    case new
    /// It was another one.
    case changed
    /// It was that already, so it was not touched.
    case same
  }

  /// The file of a failure that holds the reference's path.
  static let pathFile = "reference-path.txt"
  /// The file of a failure that holds the bytes of the reference that would be right.
  static let bytesFile = ".reference"

  /// The name of the snapshot, as its folder is called.
  package let name: String
  /// Where the reference lies.
  package let reference: String
  private let bytes: [UInt8]

  /// Finds what a report offers, by name.
  ///
  /// - Parameter folder: The path of a report.
  /// - Returns: One for each failure that has pictures; none if the folder is no report.
  package static func all(in folder: String) -> [Approval] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { Approval(name: $0, folder: folder + "/" + $0) }
  }

  /// Nothing but a file in a folder of references may be named.
  private init?(name: String, folder: String) {
    guard let path = try? String(contentsOfFile: folder + "/" + Self.pathFile, encoding: .utf8),
      let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + Self.bytesFile))
    else { return nil }
    let url = URL(fileURLWithPath: path)
    guard ["png", "digest"].contains(url.pathExtension),
      url.deletingLastPathComponent().lastPathComponent == "__Snapshots__"
    else { return nil }
    self.name = name
    reference = path
    bytes = [UInt8](data)
  }

  /// Writes the reference: a file beside it is written and renamed.
  ///
  /// - Throws: What the file system says.
  package func apply() throws -> Outcome {
    let url = URL(fileURLWithPath: reference)
    let former = try? Data(contentsOf: url)
    guard former.map({ [UInt8]($0) }) != bytes else { return .same }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).replace(url)
    return former == nil ? .new : .changed
  }
}
