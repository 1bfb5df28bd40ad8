public import Scene

/// Bytes of a table of a font, written one number after another, the highest byte first.
public struct FontBytes: Hashable, Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  /// Creates bytes of 16-bit numbers; of each the low 16 bits are taken.
  public init(_ words: Int...) {
    for word in words { append(word) }
  }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// Appends the low 8 bits of a number.
  public mutating func append8(_ value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// Appends the low 16 bits of a number.
  public mutating func append(_ value: Int) {
    append8(value >> 8)
    append8(value)
  }

  /// Appends the low 16 bits of numbers.
  public mutating func append(_ values: [Int]) {
    for value in values { append(value) }
  }

  /// Appends the low 24 bits of a number.
  public mutating func append24(_ value: Int) {
    append8(value >> 16)
    append(value)
  }

  /// Appends the low 32 bits of a number.
  public mutating func append32(_ value: Int) {
    append(value >> 16)
    append(value)
  }

  /// Appends a name of four letters.
  public mutating func append(_ tag: FontTag) { append32(Int(tag.value)) }

  /// Appends bytes.
  public mutating func append(_ other: [UInt8]) { bytes += other }

  /// Appends bytes.
  public mutating func append(_ other: FontBytes) { bytes += other.bytes }

  /// Appends bytes of 0 until the count is a multiple of a number.
  public mutating func pad(to multiple: Int) {
    while bytes.count % multiple != 0 { bytes.append(0) }
  }

  /// Writes over 16 bits at an offset, as for an offset that is known only later.
  public mutating func set(_ value: Int, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value)
  }
}
