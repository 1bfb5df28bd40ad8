// How a picture is made of a list of drawings: the whole of it, one pixel at a time and slowly, to be
// read. It is also what the tests hold the fast renderer to, so it shares no code with that.
//
// A picture is a background and commands in painter's order: what comes later lies on top. Three rules
// say what a pixel becomes:
//
// 1. Coverage. A shape covers a part of each pixel, its area there: c = round(255 area).
// 2. Store. A colour with opacity goes over what is there with a = round(c opacity / 255): each channel
//    D becomes round((S a + D (255 - a)) / 255), one rounding. Pixels of images are premultiplied, that
//    is, already scaled by their own opacity p: of those D becomes round((S a + D (255 - k)) / 255),
//    k = round(p a / 255). A colour is the case p = 255.
// 3. Group. What is in a group is drawn onto what is there, as if there was no group. At its end each
//    pixel goes back as far as the group's clip does not cover it and its opacity does not show it:
//    it becomes round((drawn g + before (255 - g)) / 255), g = round(clip opacity / 255). So a group is
//    cut once and made pale once, however much is in it.
//
// In the pixels that a clip cuts, rectangles, rounded rectangles and rings count by how much of the
// clip's part they cover: a child with the clip's own edge covers all that the clip leaves. All
// rounding is half up.
//
// Each line with the word `mistake` is where one of the classic mistakes is made, if one is asked for;
// who wants to know what is right skips these lines.

public import Scene

/// Makes pictures of display lists, slowly and readably, and wrongly if it is told to.
public struct Compositor: Hashable, Sendable {
  /// What is done wrong; nothing by default.
  public var mistake: Mistake?

  /// Creates a compositor.
  public init(mistake: Mistake? = nil) {
    self.mistake = mistake
  }

  /// Makes the picture of a list.
  ///
  /// - Throws: `ImageError.sizeOutOfRange` if there is no picture of that size.
  public func picture(of list: DisplayList) throws(ImageError) -> CompositedPicture {
    var composition = try Composition(of: list, mistake: mistake)
    for command in list.commands { composition.draw(command) }
    return composition.picture
  }
}

/// A picture on its way.
package struct Composition {
  /// What is to be drawn.
  private let list: DisplayList
  /// What is done wrong.
  private let mistake: Mistake?
  private let arithmetic: Arithmetic
  /// What has been drawn so far.
  package private(set) var picture: CompositedPicture
  /// The groups that have begun and not ended, the outermost first.
  package private(set) var groups: [OpenGroup] = []

  /// Begins a picture with its background.
  package init(of list: DisplayList, mistake: Mistake? = nil) throws(ImageError) {
    self.list = list
    self.mistake = mistake
    arithmetic = Arithmetic(mistake: mistake)
    picture = try CompositedPicture(width: list.pixelWidth, height: list.pixelHeight)
    let background = PremultipliedPixel(opaque: list.background)
    for index in picture.pixels.indices {
      store(background, share: list.background.bytes.alpha, at: index)
    }
  }

  /// Draws the next command.
  package mutating func draw(_ command: DisplayList.Command) {
    switch command {
    case .fill, .image:
      for contribution in contributions(of: command) { draw(contribution) }
    case .beginGroup(let clip, let alpha, let transform, _):
      beginGroup(clip: clip, alpha: alpha, transform: transform)
    case .endGroup:
      endGroup()
    }
  }

  /// What a command draws, one after the other: a shape is one contribution, a text one a glyph.
  package func contributions(of command: DisplayList.Command) -> [Contribution] {
    let shapes: [DeviceShape]
    let paint: Contribution.Paint
    let opacity: Double
    switch command {
    case .fill(let shape, let color, let transform, _):
      shapes = DeviceShape.shapes(of: shape, transform: transform, in: list)
      (paint, opacity) = (.color(PremultipliedPixel(opaque: color)), color.alpha)
    case .image(let placed, let transform, _):
      guard let image = SampledImage(placed, transform: transform, in: list) else { return [] }
      shapes = DeviceShape.shapes(of: .rect(placed.rect), transform: transform, in: list)
      (paint, opacity) = (.image(image), image.opacity)
    case .beginGroup, .endGroup: return []
    }
    return shapes.map {
      Contribution(shape: $0, areas: areas(of: $0), paint: paint, opacity: opacity)
    }
  }

  // MARK: - Coverage

  /// The area of each pixel that a shape covers; where a clip cuts, the part of what the clip leaves.
  private func areas(of shape: DeviceShape) -> AreaMap {
    let own = shape.areas(in: picture.box)
    guard shape.isExact, mistake != .perDrawClip else { return own }
    var result = own
    for case let clip? in groups.map({ $0.clip }) {
      let both =
        clip.shape.isExact
        ? AreaMap([shape.outline, clip.shape.outline], in: own.box.rows(clip.edgeRows)) : own
      for y in own.box.rows {
        for x in own.box.columns where clip.coverage(x, y) < 255 {
          let left = clip.shape.isExact ? clip.areas[x, y] : 1
          result[x, y] = left > 0 ? min(1, both[x, y] / left) : 0
        }
      }
    }
    return result
  }

  // MARK: - Store

  /// Draws a contribution over what is there.
  package mutating func draw(_ contribution: Contribution) {
    let (areas, paint) = (contribution.areas, contribution.paint)
    let opacity = arithmetic.level(contribution.opacity)
    for y in areas.box.rows {
      for x in areas.box.columns where areas[x, y] > 0 && isOpen(x, y) {
        let (pixel, mask) = paint.pixel(x, y)
        let covered = arithmetic.product(arithmetic.coverage(areas[x, y]), mask)
        var share = arithmetic.product(covered, opacity)
        if mistake == .perDrawClip || mistake == .perChildOpacity { share = lessened(share, x, y) }
        store(pixel, share: share, at: picture.index(x, y))
      }
    }
  }

  /// Whether no clip hides a pixel wholly.
  package func isOpen(_ x: Int, _ y: Int) -> Bool {
    groups.allSatisfy { $0.coverage(x, y) > 0 }
  }

  /// Stores a share of a pixel over what is there.
  private mutating func store(_ source: PremultipliedPixel, share: UInt8, at index: Int) {
    let opacity = arithmetic.product(source.alpha, share)
    var source = source
    if mistake == .straightColor { source = arithmetic.scaled(source, by: opacity) }
    picture.pixels[index] = arithmetic.mixed(source, share, picture.pixels[index], 255 - opacity)
  }

  // MARK: - Groups

  private mutating func beginGroup(clip: Shape?, alpha: Double, transform: AffineTransform) {
    var group = OpenGroup(backdrop: picture.pixels, opacity: arithmetic.level(alpha))
    if let clip, mistake != .noClip {
      let shape = DeviceShape.clip(of: clip, transform: transform, in: list)
      let areas = areas(of: shape)
      group.clip = OpenGroup.Clip(
        shape: shape, areas: shape.areas(in: picture.box), visibleAreas: areas,
        coverages: areas.values.map { arithmetic.coverage($0) })
    }
    groups.append(group)
  }

  private mutating func endGroup() {
    guard let group = groups.popLast() else { return }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let clip = mistake == .perDrawClip ? 255 : group.coverage(x, y)
        let opacity = mistake == .perChildOpacity ? 255 : group.opacity
        let shown = arithmetic.product(clip, opacity)
        let index = picture.index(x, y)
        picture.pixels[index] = arithmetic.mixed(
          picture.pixels[index], shown, group.backdrop[index], 255 - shown)
      }
    }
  }

  /// What is left of a share if groups cut or make pale each drawing by itself: a mistake.
  private func lessened(_ share: UInt8, _ x: Int, _ y: Int) -> UInt8 {
    groups.reduce(share) { share, group in
      arithmetic.product(
        share, mistake == .perDrawClip ? group.coverage(x, y) : group.opacity)
    }
  }
}

/// The arithmetic of bytes: whatever is rounded is rounded here, half up.
private struct Arithmetic: Sendable {
  /// What is done wrong.
  let mistake: Mistake?

  /// A part, 0 … 1, in 255ths.
  func level(_ part: Double) -> UInt8 {
    // What is a whole number but for the last digits of a Double is not cut off.
    let half = mistake == .truncation ? 1e-9 : 0.5
    return UInt8(255 * min(1, max(0, part)) + half)
  }

  /// How much of a pixel counts as covered, in 255ths.
  func coverage(_ area: Double) -> UInt8 {
    if mistake == .noAntialiasing { return area < 0.5 ? 0 : 255 }
    return level(area)
  }

  /// A part of a part, all in 255ths.
  func product(_ a: UInt8, _ b: UInt8) -> UInt8 { divided(Int(a) * Int(b)) }

  /// So many 255ths of one pixel and so many of another together.
  func mixed(
    _ upper: PremultipliedPixel, _ upperShare: UInt8, _ lower: PremultipliedPixel,
    _ lowerShare: UInt8
  ) -> PremultipliedPixel {
    if mistake == .linearLight {
      return LinearLight.mixed(upper, Int(upperShare), lower, Int(lowerShare))
    }
    return upper.combined(with: lower) { upper, lower in
      divided(Int(upper) * Int(upperShare) + Int(lower) * Int(lowerShare))
    }
  }

  /// A pixel with its colours multiplied once more and its opacity as it is.
  func scaled(_ pixel: PremultipliedPixel, by part: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(
      red: product(pixel.red, part), green: product(pixel.green, part),
      blue: product(pixel.blue, part), alpha: pixel.alpha)
  }

  private func divided(_ sum: Int) -> UInt8 {
    if mistake == .truncation { return UInt8(sum / 255) }
    return UInt8((2 * sum + 255) / 510)
  }
}
