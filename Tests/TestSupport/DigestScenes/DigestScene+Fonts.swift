import Scene

/// Fonts that are made on the spot: text of a file's glyphs, and what hostile files answer.
extension DigestScene {
  static var fonts: [DigestScene] {
    [
      DigestScene("font-text", list: fontText),
      DigestScene("hostile-fonts") { hostileAnswers },
    ]
  }

  /// A font of curves, a composite and layers, in several sizes, places of its axis, and palettes.
  private static func fontText() -> DisplayList {
    var builder = FontBuilder.sample
    builder.addAxes([.init("wght", 100, 400, 900)])
    builder.addMoves(
      [
        2: [.init(peak: [0x4000], points: [1], x: [-80], y: [200])],
        3: [.init(peak: [0x4000], points: [4, 6], x: [100, -100], y: [60, -60])],
      ], axisCount: 1)
    builder.addColors(
      layers: [5: [(2, 0), (5, 0xFFFF)]], palettes: [[0x2040_FF80], [0xFF80_00FF]])
    let stage = Stage(size: Size(width: 210, height: 126), scale: 1)
    guard let face = try? Typeface(builder.bytes) else { return stage.displayList() }
    for (row, weight) in [400.0, 550, 900].enumerated() {
      for (column, size) in [11.0, 16, 33].enumerated() {
        let label = Label(text: "AoäV")
        let varied = face.varied(["wght": weight]).withPalette(row % 2)
        label.font = Font(varied, size: size)
        label.textColor = Color(0, 0x30, 0x10).withAlphaComponent(column == 1 ? 0.5 : 1)
        label.frame = Rect(
          x: [2.0, 42, 104][column], y: Double(row) * 41 + 2.25, width: 104, height: 38)
        stage.root.addSubview(label)
      }
    }
    return stage.displayList()
  }

  /// What files with a number at an extreme answer, table by table.
  private static var hostileAnswers: [UInt8] {
    var digest: [UInt8] = []
    for tag in HostileFont.tags {
      let (bytes, table, _) = HostileFont.file(tag)
      for offset in stride(from: table.lowerBound, to: table.upperBound - 3, by: 4) {
        for value in [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
          var bytes = bytes
          for byte in 0..<4 {
            bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * byte))
          }
          for answer in HostileFont.ask(bytes, about: tag) {
            digest.append(UInt8(truncatingIfNeeded: answer))
            digest.append(UInt8(truncatingIfNeeded: answer >> 8))
          }
        }
      }
    }
    return digest
  }
}
