@testable import Scene

/// Puts a table `CFF ` or `CFF2` together, byte by byte.
struct CFFTableBuilder {
  /// One part of a font: a matrix in ten-thousandths, and subroutines.
  struct Part {
    var matrix: [Int]?
    var locals: [Charstring] = []
  }

  var charstrings: [Charstring] = []
  var globals: [Charstring] = []
  /// One part makes a plain font of version 1; more make one that is keyed.
  var parts = [Part()]
  /// The table that says which part draws which glyph.
  var glyphMap: [UInt8]?
  /// The table of names.
  var charset: [UInt8]?
  /// The matrix of a keyed font, in ten-thousandths.
  var matrix: [Int]?
  /// The version: 1, or 2 with a store of regions.
  var version = 1
  var variationStore: [UInt8]?

  /// The font's table, open.
  func outlines(unitsPerEm: Int = 1000) throws -> CFFOutlines {
    try CFFOutlines(Self.table(bytes, version: version), unitsPerEm: unitsPerEm)
  }

  static func table(_ bytes: [UInt8], version: Int = 1) -> FontTable {
    FontTable(version == 1 ? "CFF " : "CFF2", of: bytes, range: bytes.indices)
  }

  var bytes: [UInt8] {
    // All offsets have five bytes, so a first pass with zeros finds out where everything is.
    var places = Places()
    _ = assemble(&places)
    return assemble(&places)
  }

  private struct Places {
    var charstrings = 0
    var charset = 0
    var parts = 0
    var glyphMap = 0
    var variation = 0
    var privates: [(size: Int, start: Int)] = []
  }

  private func assemble(_ places: inout Places) -> [UInt8] {
    let top = topDict(places)
    var bytes: [UInt8] =
      version == 1
      ? [1, 0, 4, 4] + index([Array("Made".utf8)]) + index([top]) + index([])
      : [2, 0, 5, UInt8(top.count >> 8), UInt8(top.count & 255)] + top
    bytes += index(globals.map(\.bytes))
    places.charstrings = bytes.count
    bytes += index(charstrings.map(\.bytes))
    places.charset = bytes.count
    bytes += charset ?? []
    places.glyphMap = bytes.count
    bytes += glyphMap ?? []
    places.variation = bytes.count
    if let store = variationStore {
      bytes += [UInt8(store.count >> 8), UInt8(store.count & 255)] + store
    }
    var privates: [(size: Int, start: Int)] = []
    for part in parts {
      // The subroutines stand right behind the private DICT.
      let dict = part.locals.isEmpty ? [] : Self.offset(6) + [19]
      privates.append((dict.count, bytes.count))
      bytes += dict
      if !part.locals.isEmpty { bytes += index(part.locals.map(\.bytes)) }
    }
    places.parts = bytes.count
    if isKeyed {
      bytes += index(
        zip(parts, places.privates.isEmpty ? privates : places.privates).map { fontDict($0, $1) })
    }
    places.privates = privates
    return bytes
  }

  private var isKeyed: Bool { parts.count > 1 || glyphMap != nil || version == 2 }

  private func topDict(_ places: Places) -> [UInt8] {
    var dict: [UInt8] = []
    if isKeyed {
      if version == 1 { dict += [139, 139, 139, 12, 30] }
      if let matrix { dict += Self.matrix(matrix) }
      dict += Self.offset(places.parts) + [12, 36]
      if glyphMap != nil { dict += Self.offset(places.glyphMap) + [12, 37] }
    } else {
      dict += fontDict(parts[0], places.privates.first ?? (0, 0))
      if charset != nil { dict += Self.offset(places.charset) + [15] }
    }
    if variationStore != nil { dict += Self.offset(places.variation) + [24] }
    return dict + Self.offset(places.charstrings) + [17]
  }

  private func fontDict(_ part: Part, _ place: (size: Int, start: Int)) -> [UInt8] {
    (part.matrix.map(Self.matrix) ?? []) + Self.offset(place.size) + Self.offset(place.start) + [18]
  }

  private func index(_ objects: [[UInt8]]) -> [UInt8] {
    let count = [24, 16, 8, 0].suffix(version == 1 ? 2 : 4)
      .map { UInt8(truncatingIfNeeded: objects.count >> $0) }
    guard !objects.isEmpty else { return count }
    var offsets = [1]
    for object in objects { offsets.append(offsets[offsets.count - 1] + object.count) }
    return count + [3]
      + offsets.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
      + objects.joined()
  }

  private static func offset(_ value: Int) -> [UInt8] {
    [29] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Six real numbers, such as 0.0010, from ten-thousandths.
  private static func matrix(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap(real) + [12, 7]
  }

  private static func real(_ number: Int) -> [UInt8] {
    let digits = String(abs(number))
    let text = (number < 0 ? "-" : "") + digits + "E~4f"
    var nibbles = text.map { $0 == "-" ? 14 : $0 == "E" ? 12 : $0 == "~" ? nil : $0.hexDigitValue }
      .compactMap { $0.map(UInt8.init) }
    if nibbles.count % 2 == 1 { nibbles.append(15) }
    return [30]
      + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
  }
}

extension Path {
  /// The steps as a line of text.
  var steps: String {
    func text(_ point: Point) -> String {
      [point.x, point.y].map { Double(Int($0)) == $0 ? "\(Int($0))" : "\($0)" }.joined(
        separator: ",")
    }
    return elements.map { element in
      switch element {
      case .move(let to): "M \(text(to))"
      case .line(let to): "L \(text(to))"
      case .quadratic(let control, let to): "Q \(text(control)) \(text(to))"
      case .cubic(let a, let b, let to): "C \(text(a)) \(text(b)) \(text(to))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
