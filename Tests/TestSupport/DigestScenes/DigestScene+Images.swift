import Scene

// Images: copied, moved by parts of a pixel, enlarged, reduced, turned, cut, with caps and as templates.

extension DigestScene {
  /// Sixteen ways to draw an image of 24 x 16 pixels.
  static func images() -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: 128, height: 128), background: Color(225, 230, 235))
    let image = landscape(width: 24, height: 16)
    for index in 0..<16 {
      let cell = Rect(
        x: Double(index % 4) * 32, y: Double(index / 4) * 32, width: 32, height: 32)
      var placed = PlacedImage(
        index: 0, rect: cell.insetBy(dx: 4, dy: 8), part: image.pixelBounds)
      let turn = change(index, &placed, cell)
      let middle = AffineTransform(translationX: -cell.midX, y: -cell.midY)
      let map = middle.concatenating(turn).concatenating(
        AffineTransform(translationX: cell.midX, y: cell.midY))
      if index == 14 {
        builder.beginGroup(
          clip: .roundedRect(RoundedRect(rect: cell.insetBy(dx: 5.3, dy: 7.6), radius: 6)))
      }
      if index == 15 { builder.beginGroup(alpha: 0.6) }
      builder.draw(image, as: placed, transform: map)
      if index >= 14 { builder.endGroup() }
    }
    return builder.build()
  }

  /// Places one of them, and gives what turns it about the middle of its cell.
  private static func change(
    _ index: Int, _ placed: inout PlacedImage, _ cell: Rect
  ) -> AffineTransform {
    switch index {
    case 1: placed.rect = placed.rect.offsetBy(dx: 0.5, dy: 0.25)
    case 2: placed.part = Rect(x: 8, y: 2, width: 12, height: 8)
    case 3:
      placed.part = Rect(x: 8.5, y: 2.25, width: 7, height: 5)
      placed.magnificationFilter = .nearest
    case 4: placed.rect = cell.insetBy(dx: 10, dy: 12)
    case 5: placed.rect = Rect(x: cell.minX + 9.3, y: cell.minY + 10.6, width: 9, height: 6)
    case 6: placed.minificationFilter = .nearest
    case 7: placed.caps = EdgeInsets(top: 3, left: 6, bottom: 5, right: 9)
    case 12: placed.tint = Color(30, 60, 160)
    case 13: placed.alpha = 0.4
    default: break
    }
    if index == 7 { placed.rect = cell.insetBy(dx: 1, dy: 1) }
    switch index {
    case 6: return AffineTransform(scaleX: 0.4, y: 0.4)
    case 8: return AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    case 9: return AffineTransform(a: 0.24, b: 0.18, c: -0.18, d: 0.24, tx: 0, ty: 0)
    case 10: return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 11: return AffineTransform(a: -1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    default: return .identity
    }
  }

  /// Each content mode, in a view that clips and in one that does not.
  static func imageViews() -> DisplayList {
    let modes: [View.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right,
      .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    let stage = Stage(size: Size(width: 112, height: 84), scale: 2, background: .white)
    let image = landscape(width: 48, height: 32)
    for (index, mode) in modes.enumerated() {
      let view = ImageView(image: image.withScale(index % 2 == 0 ? 2 : 3))
      view.contentMode = mode
      view.frame = Rect(
        x: 6 + Double(index % 4) * 27.25, y: 6 + Double(index / 4) * 27, width: 19.5, height: 21)
      view.backgroundColor = Color(250, 220, 180)
      view.cornerRadius = 5
      view.clipsToBounds = index % 3 != 1
      view.borderWidth = index % 4 == 3 ? 1 : 0
      stage.root.addSubview(view)
    }
    return stage.displayList()
  }

  /// A sun over a hill, with a hole in the sky through which one sees.
  private static func landscape(width: Int, height: Int) -> Image {
    var words: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        // In parts of 240 of each side.
        let (across, down) = (x * 240 / width, y * 240 / height)
        words.append(landscapePixel(across, down))
      }
    }
    do throws(ImageError) {
      return try Image(width: width, height: height, words: words)
    } catch {
      preconditionFailure("the image has as many pixels as its size says")
    }
  }

  private static func landscapePixel(_ x: Int, _ y: Int) -> UInt32 {
    func opaque(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
      UInt32(red | green << 8 | blue << 16) | 0xFF00_0000
    }
    let hill = 150 + (x - 90) * (x - 90) / 180
    if y > hill { return opaque(40 + x / 4, 130 - y / 4, 50) }
    let sun = (x - 165) * (x - 165) + (y - 70) * (y - 70) * 4 / 9
    if sun < 1200 { return opaque(255, 220, 60) }
    let hole = (x - 50) * (x - 50) + (y - 60) * (y - 60) * 4 / 9
    if hole < 900 { return hole < 500 ? 0 : 0x8060_4020 }
    return opaque(90 + y / 2, 160 + y / 4, 240)
  }
}
