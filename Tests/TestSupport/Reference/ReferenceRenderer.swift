public import Raster
public import Scene

// The slow, obviously right renderer: whole pictures, one pixel and one byte at a time, with exact
// areas and the roundings of the contract, each at the one place where the contract has it:
//
// - a shape covers c8 = round(255 area) of a pixel and is stored with a8 = round(c8 alpha8 / 255);
// - a store makes each premultiplied channel D become round((S a8 + D (255 - a8)) / 255);
// - a group draws straight onto its backdrop, and in the end each pixel goes back to
//   round(lerp(backdrop, drawn, g8)), g8 = round(k8 alpha8 / 255), k8 the coverage of its clip;
// - in a pixel that a clip cuts, rects, rounded rects and rings count by how much of the clip they
//   cover: area(shape and clip) / area(clip). A clip inside a clip likewise. The clip that counts is
//   the innermost that cuts this pixel.
//
// All rounding is half up. Where a path overlaps itself its areas are summed before the fill rule is
// applied, as the pipeline's contract has it: see `AreaMap`.

/// Draws display lists as the contract says, slowly.
public struct ReferenceRenderer {
  private let list: DisplayList
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]
  private var contributions: [Int]
  private var groups: [ReferenceGroup] = []

  /// Draws a list.
  ///
  /// - Throws: `BitmapError.sizeOutOfRange` as `Renderer`.
  public static func render(_ list: DisplayList) throws(BitmapError) -> ReferencePicture {
    var bitmap = try Bitmap(width: list.pixelWidth, height: list.pixelHeight)
    var renderer = ReferenceRenderer(list)
    for command in list.commands { renderer.execute(command) }
    for index in 0..<bitmap.width * bitmap.height {
      let at = index * 4
      bitmap[index % bitmap.width, index / bitmap.width] = Pixel(
        red: renderer.pixels[at], green: renderer.pixels[at + 1], blue: renderer.pixels[at + 2],
        alpha: renderer.pixels[at + 3])
    }
    return ReferencePicture(bitmap: bitmap, contributions: renderer.contributions)
  }

  private init(_ list: DisplayList) {
    self.list = list
    width = list.pixelWidth
    height = list.pixelHeight
    pixels = Array(repeating: 0, count: width * height * 4)
    contributions = Array(repeating: 0, count: width * height)
    for index in 0..<width * height {
      store(list.background.bytes, opacity: list.background.bytes.alpha, at: index)
    }
  }

  private mutating func execute(_ command: DisplayList.Command) {
    switch command {
    case .fill(let shape, let color, let transform, _):
      for piece in ReferenceShape.pieces(of: shape, transform: transform, in: list) {
        fill(piece, color: color)
      }
    case .image(let placed, let transform, _):
      if let image = ReferenceImage(placed, transform: transform, in: list) {
        draw(image, placed, transform)
      }
    case .beginGroup(let clip, let alpha, let transform, _):
      beginGroup(clip: clip, alpha: alpha, transform: transform)
    case .endGroup:
      endGroup()
    }
  }

  // MARK: - Shapes

  private mutating func fill(_ shape: ReferenceShape, color: Color) {
    let covered = coverage(of: shape)
    let bytes = color.bytes
    let touched = shape.nearlyTouched(width: width, height: height)
    for (index, area) in covered.enumerated() where canDraw(at: index) {
      let isTranslucent = area > 0 && bytes.alpha > 0 && bytes.alpha < 255
      if Self.isPartial(area) || touched[index] || isTranslucent { contributions[index] += 1 }
      store(bytes, opacity: Self.product(Self.byte(area), bytes.alpha), at: index)
    }
  }

  private mutating func draw(
    _ image: ReferenceImage, _ placed: PlacedImage, _ transform: AffineTransform
  ) {
    let shapes = ReferenceShape.pieces(of: .rect(placed.rect), transform: transform, in: list)
    let tint = placed.tint ?? .black
    let alpha = Self.byte(min(1, max(0, tint.alpha * min(1, max(0, placed.alpha)))))
    for shape in shapes {
      for (index, area) in coverage(of: shape).enumerated() where area > 0 && canDraw(at: index) {
        let sample = image.sample(x: index % width, y: index / width)
        let opacity = sample.channels[3]
        if !sample.isExact || Self.isPartial(area) || alpha < 255 || placed.tint != nil {
          contributions[index] += 1
        }
        if placed.tint == nil {
          layer(sample.channels, opacity: Self.product(Self.byte(area), alpha), at: index)
        } else {
          let covered = Self.product(Self.byte(area), opacity)
          store(tint.bytes, opacity: Self.product(covered, alpha), at: index)
        }
      }
    }
  }

  /// How much of each pixel, or of the clip's part of it, a shape covers.
  private func coverage(of shape: ReferenceShape) -> [Double] {
    var covered = shape.areas(width: width, height: height)
    guard shape.isExact else { return covered }
    var joint: [Int: AreaMap] = [:]
    for index in covered.indices {
      guard let level = cuttingGroup(at: index), let clip = groups[level].clip, clip.isExact
      else { continue }
      let map =
        joint[level]
        ?? AreaMap(
          [shape.outline, clip.outline], width: width, height: height,
          rows: groups[level].edgeRows)
      joint[level] = map
      let area = groups[level].areas[index]
      covered[index] = area > 0 ? min(1, map.values[index] / area) : 0
    }
    return covered
  }

  /// The innermost group whose clip cuts a pixel.
  private func cuttingGroup(at index: Int) -> Int? {
    groups.lastIndex { $0.hasClip && $0.cover[index] < 255 }
  }

  private func canDraw(at index: Int) -> Bool {
    groups.allSatisfy { $0.cover[index] > 0 }
  }

  // MARK: - Groups

  private mutating func beginGroup(clip: Shape?, alpha: Double, transform: AffineTransform) {
    var group = ReferenceGroup(backdrop: pixels, alpha: Self.byte(min(1, max(0, alpha))))
    if let clip {
      let shape =
        ReferenceShape.pieces(of: clip, transform: transform, in: list).first
        ?? ReferenceShape(outline: Outline(), isExact: true)
      let relative = coverage(of: shape)
      group.setClip(
        shape, areas: shape.areas(width: width, height: height),
        relative: relative, cover: relative.map(Self.byte),
        touched: shape.nearlyTouched(width: width, height: height), width: width)
    }
    groups.append(group)
  }

  private mutating func endGroup() {
    guard let group = groups.popLast() else { return }
    for index in 0..<width * height {
      let amount = Self.product(group.cover[index], group.alpha)
      var changes = false
      for channel in index * 4..<index * 4 + 4 {
        let (before, drawn) = (group.backdrop[channel], pixels[channel])
        changes = changes || before != drawn
        pixels[channel] = Self.mixed(before, drawn, amount)
      }
      if group.isPartial(at: index, changes: changes) { contributions[index] += 1 }
    }
  }

  // MARK: - Arithmetic

  /// Whether an area is strictly between none and all, beyond the noise of Doubles.
  static func isPartial(_ area: Double) -> Bool { area > 1e-9 && area < 1 - 1e-9 }

  private static func byte(_ value: Double) -> UInt8 { UInt8((255 * value + 0.5).rounded(.down)) }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((Int(a) * Int(b) * 2 + 255) / 510)
  }

  /// `from` and `to` mixed, with `amount` of 255 parts of `to`.
  private static func mixed(_ from: UInt8, _ to: UInt8, _ amount: UInt8) -> UInt8 {
    let sum = Int(to) * Int(amount) + Int(from) * (255 - Int(amount))
    return UInt8((sum * 2 + 255) / 510)
  }

  /// Stores a premultiplied pixel that may be translucent itself.
  private mutating func layer(_ source: [UInt8], opacity: UInt8, at index: Int) {
    let rest = 255 - Int(Self.product(source[3], opacity))
    for channel in 0..<4 {
      let at = index * 4 + channel
      let sum = Int(source[channel]) * Int(opacity) + Int(pixels[at]) * rest
      pixels[at] = UInt8((sum * 2 + 255) / 510)
    }
  }

  private mutating func store(
    _ color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), opacity: UInt8, at index: Int
  ) {
    let source = [color.red, color.green, color.blue, 255]
    for channel in 0..<4 {
      let at = index * 4 + channel
      pixels[at] = Self.mixed(pixels[at], source[channel], opacity)
    }
  }
}
