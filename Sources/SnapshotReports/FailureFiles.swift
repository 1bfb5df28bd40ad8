import Raster

/// The files of a failure, by name.
package struct FailureFiles {
  /// The name of the file that holds the failure's part of the page.
  static let section = ".section.html"

  /// The name of the failure's folder.
  package let name: String
  /// The files, by their names in the folder.
  package private(set) var contents: [(name: String, bytes: [UInt8])] = []

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - failure: Any failure.
  ///   - pictures: Its pictures.
  ///   - name: The name of its folder.
  package init(_ failure: SnapshotFailure, _ pictures: FailurePictures, name: String) {
    self.name = name
    var images = ReportSection.Images()
    func add(_ bitmap: Bitmap?, _ name: String) -> ReportSection.Picture? {
      guard let bitmap else { return nil }
      let bytes = PNG.encode(bitmap)
      contents.append((name, bytes))
      return ReportSection.Picture(bytes: bytes, width: bitmap.width, height: bitmap.height)
    }
    images.expected = add(pictures.expected, "expected.png")
    images.actual = add(pictures.actual, "actual.png")
    images.marked = add(pictures.marked, "difference.png")
    images.cluster = add(pictures.enlargedCluster, "cluster.png")
    if !failure.treeDump.isEmpty {
      contents.append(("tree.txt", Array(failure.treeDump.utf8)))
    }
    var message = failure.message + "\n"
    if !pictures.summary.isEmpty { message += pictures.summary + "\n" }
    if let blame = pictures.blame { message += blame.text + "\n" }
    contents.append(("message.txt", Array(message.utf8)))
    if !failure.referenceBytes.isEmpty {
      contents.append((Approval.pathFile, Array(failure.reference.utf8)))
      contents.append((Approval.bytesFile, failure.referenceBytes))
    }
    let section = ReportSection(failure, pictures, images, name: name)
    contents.append((Self.section, Array(section.html.utf8)))
  }
}
