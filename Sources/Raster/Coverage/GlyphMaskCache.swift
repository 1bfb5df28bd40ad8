import Scene

/// The coverage of glyphs, kept from frame to frame: the one thing that is.
///
/// An upright glyph's origin is rounded half up to a quarter of a pixel on both axes, so that each
/// glyph of a size has sixteen masks at the most.
struct GlyphMaskCache {
  /// A font as it is drawn: what the masks of a whole run have in common.
  private struct Style: Hashable {
    var font: Font
    /// Device pixels a point, as bits: equal scales, equal masks.
    var scale: UInt64
  }

  /// Which mask: all that its bytes depend on, in one number that is quick to hash.
  private struct Key: Hashable {
    private let number: UInt64

    init(style: Int, glyph: Glyph, phase: Int) {
      number =
        UInt64(truncatingIfNeeded: style) << 36 | UInt64(truncatingIfNeeded: phase) << 32
        | UInt64(UInt32(bitPattern: glyph.index))
    }
  }

  /// Beyond so many bytes the store is emptied before the next frame.
  private static let byteLimit = 16_777_216
  /// Beyond so many fonts and scales, too: a text that grows has a new one in each frame.
  private static let styleLimit = 4096
  /// The greatest side of a mask; a larger glyph is drawn as a path.
  private static let sideLimit = 512
  /// From this number of device pixels an em on, glyphs are drawn as paths without a look at them.
  private static let sizeLimit = 4096.0

  /// Counts how often the store has been emptied: places in it mean nothing afterwards.
  private(set) var generation = 0
  private(set) var bytes: [UInt8] = []
  private var masks: [Key: GlyphMask] = [:]
  private var styles: [Style: Int] = [:]
  /// The style of the glyphs that are asked for, and its number.
  private var current = (style: Style(font: Font(size: 0), scale: 0), number: 0)
  private var edges = EdgeList()

  /// Makes room again if much has been kept; call it between frames.
  mutating func trim() {
    guard bytes.count > Self.byteLimit || styles.count > Self.styleLimit else { return }
    generation += 1
    styles.removeAll(keepingCapacity: true)
    current = (Style(font: Font(size: 0), scale: 0), 0)
    bytes.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
  }

  /// Says in which font, and at how many device pixels a point, the next glyphs are asked for.
  mutating func use(_ font: Font, scale: Double) {
    let style = Style(font: font, scale: scale.bitPattern)
    guard style != current.style || current.number == 0 else { return }
    let number = styles[style] ?? styles.count + 1
    styles[style] = number
    current = (style, number)
  }

  /// The mask of a glyph with its origin at a place in device pixels, and where to draw it.
  ///
  /// - Returns: `nil` if the glyph is too large for a mask, or the place is beyond all pictures.
  mutating func glyph(_ glyph: Glyph, at origin: Point) -> PlannedGlyph? {
    let quarterX = (origin.x * 4 + 0.5).rounded(.down)
    let quarterY = (origin.y * 4 + 0.5).rounded(.down)
    guard abs(quarterX) < 1e9, abs(quarterY) < 1e9 else { return nil }
    let (x, y) = (Int(quarterX), Int(quarterY))
    let phase = (x & 3) | (y & 3) << 2
    let key = Key(style: current.number, glyph: glyph, phase: phase)
    guard let mask = masks[key] ?? makeMask(key, of: glyph, phase: phase) else { return nil }
    return PlannedGlyph(mask: mask, x: x >> 2 + mask.left, y: y >> 2 + mask.top)
  }

  private mutating func makeMask(_ key: Key, of glyph: Glyph, phase: Int) -> GlyphMask? {
    let scale = Double(bitPattern: current.style.scale)
    guard current.style.font.size * scale < Self.sizeLimit else { return nil }
    edges.removeAll()
    let places = edges.append(
      current.style.font.outline(of: glyph),
      AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: Double(phase & 3) / 4, ty: Double(phase >> 2) / 4))
    let box = PixelBounds(
      left: edges.bounds.left, top: edges.bounds.top, right: edges.bounds.right,
      bottom: edges.bounds.bottom)
    var mask = GlyphMask(offset: bytes.count, width: 0, height: 0, left: 0, top: 0)
    if !box.isEmpty {
      let (width, height) = (box.x1 - box.x0, box.y1 - box.y0)
      guard width <= Self.sideLimit, height <= Self.sideLimit else { return nil }
      mask = GlyphMask(
        offset: bytes.count, width: width, height: height, left: box.x0, top: box.y0)
      appendCoverage(places, box)
    }
    masks[key] = mask
    return mask
  }

  private mutating func appendCoverage(_ places: Range<Int>, _ box: PixelBounds) {
    let width = box.x1 - box.x0
    var accumulator = EdgeAccumulator(rows: box.y1 - box.y0, columns: width)
    defer { accumulator.deallocate() }
    accumulator.begin(box)
    for place in places { accumulator.add(edges.edges[place]) }
    var row = [UInt8](repeating: 0, count: width)
    for y in box.y0..<box.y1 {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: width))
      unsafe row.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        unsafe accumulator.readRow(
          y, rule: .nonZero, bytes: base,
          partial: { run in
            for x in run.x0..<run.x1 { unsafe bytes[start + x - box.x0] = base[x - box.x0] }
          },
          constant: { run, value in
            for x in run.x0..<run.x1 { bytes[start + x - box.x0] = value }
          })
      }
    }
  }
}
