/// Where the tables of one face lie in a file, which may be a collection of faces.
struct FontDirectory: Sendable {
  private struct Entry: Sendable {
    var tag: FontTag
    var offset: Int
    var length: Int
  }

  private let bytes: FontData
  private let entries: [Entry]

  /// Reads the directory of a face, counted from 0; a file that is no collection has one.
  init(_ bytes: FontData, face index: Int) throws(FontError) {
    self.bytes = bytes
    let file = FontTable("file", of: bytes, range: 0..<bytes.count)
    let offsets = try Self.faceOffsets(file)
    guard offsets.indices.contains(index) else {
      throw .noSuchFace(index: index, count: offsets.count)
    }
    let header = try file.part(at: offsets[index])
    guard Self.isFace(try header.tag(at: 0)) else {
      throw .wrongSignature(firstBytes: Self.firstBytes(header))
    }
    var entries: [Entry] = []
    for number in 0..<(try header.uint16(at: 4)) {
      let place = 12 + number * 16
      entries.append(
        Entry(
          tag: try header.tag(at: place), offset: try header.offset32(at: place + 8),
          length: try header.offset32(at: place + 12)))
    }
    self.entries = entries
  }

  /// The number of faces in a file.
  static func faceCount(_ bytes: FontData) throws(FontError) -> Int {
    try faceOffsets(FontTable("file", of: bytes, range: 0..<bytes.count)).count
  }

  /// A table; an error if there is none of this name, or if it reaches beyond the file.
  func table(_ tag: FontTag) throws(FontError) -> FontTable {
    guard let entry = entries.first(where: { $0.tag == tag }) else { throw .missingTable(tag) }
    guard entry.offset <= bytes.count, entry.length <= bytes.count - entry.offset else {
      throw .tableBeyondFile(
        tag, offset: entry.offset, length: entry.length, fileLength: bytes.count)
    }
    return FontTable(tag, of: bytes, range: entry.offset..<entry.offset + entry.length)
  }

  private static func faceOffsets(_ file: FontTable) throws(FontError) -> [Int] {
    guard let signature = try? file.tag(at: 0), isFace(signature) || signature == "ttcf" else {
      throw .wrongSignature(firstBytes: firstBytes(file))
    }
    _ = try file.part(at: 0, count: 12)
    guard signature == "ttcf" else { return [0] }
    let count = try file.offset32(at: 8)
    // The last offset must be there before so many are kept.
    guard count > 0 else { throw file.wrongValue(at: 8, count) }
    _ = try file.part(at: 12, count: count.multipliedReportingOverflow(by: 4).partialValue)
    guard count <= file.count / 4 else { throw file.wrongValue(at: 8, count) }
    var offsets: [Int] = []
    for number in 0..<count { offsets.append(try file.offset32(at: 12 + number * 4)) }
    return offsets
  }

  /// Whether a face begins so: TrueType outlines, CFF outlines, and the older Apple names.
  private static func isFace(_ signature: FontTag) -> Bool {
    signature == FontTag(value: 0x0001_0000) || signature == "OTTO" || signature == "true"
      || signature == "typ1"
  }

  private static func firstBytes(_ file: FontTable) -> [UInt8] {
    var bytes: [UInt8] = []
    for offset in 0..<min(4, file.count) {
      if let byte = try? file.uint8(at: offset) { bytes.append(UInt8(byte)) }
    }
    return bytes
  }
}
