/// Why bytes are no font, or none that is read; or why a glyph of a font cannot be drawn.
public enum FontError: Error, Hashable, Sendable {
  /// The bytes do not begin as a font or a collection of fonts does.
  case wrongSignature(firstBytes: [UInt8])
  /// A face was asked for that the file does not have.
  case noSuchFace(index: Int, count: Int)
  /// A table is not there without which nothing can be drawn.
  case missingTable(FontTag)
  /// A table, by the file's directory, reaches beyond the file.
  case tableBeyondFile(FontTag, offset: Int, length: Int, fileLength: Int)
  /// What should be read lies beyond the end of its table; the offset is from the table's start.
  case endInTable(FontTag, offset: Int, count: Int, tableLength: Int)
  /// A number has no meaning where it stands; the offset is from the table's start.
  case wrongValue(FontTag, offset: Int, value: Int)
  /// Parts refer to each other in a circle or deeper than is allowed.
  case nestedTooDeep(FontTag, offset: Int, limit: Int)
  /// A glyph has more points, parts or steps than is allowed.
  case tooMuch(FontTag, offset: Int, limit: Int)
  /// A glyph was asked for that the face does not have.
  case noSuchGlyph(index: Int, count: Int)
}

extension FontError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .wrongSignature([]): "no font: it has no bytes"
    case .wrongSignature(let bytes):
      "no font: it begins with \(bytes), not as a TrueType, OpenType or collection file does"
    case .noSuchFace(let index, let count):
      "face \(index): the file has \(count), counted from 0"
    case .missingTable(let tag): "a font without the table '\(tag)'"
    case .tableBeyondFile(let tag, let offset, let length, let fileLength):
      "table '\(tag)' of \(length) bytes at \(offset): the file has \(fileLength)"
    case .endInTable(let tag, let offset, let count, let tableLength):
      "\(count) bytes at \(offset) of table '\(tag)': it has \(tableLength)"
    case .wrongValue(let tag, let offset, let value):
      "\(value) at \(offset) of table '\(tag)' has no meaning there"
    case .nestedTooDeep(let tag, let offset, let limit):
      "parts at \(offset) of table '\(tag)' are nested deeper than \(limit), or in a circle"
    case .tooMuch(let tag, let offset, let limit):
      "more than \(limit) steps are asked for at \(offset) of table '\(tag)'"
    case .noSuchGlyph(let index, let count):
      "glyph \(index): the face has \(count), counted from 0"
    }
  }
}
