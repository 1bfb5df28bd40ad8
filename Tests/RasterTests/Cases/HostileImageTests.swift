import Raster
import Scene
import TestSupport
import Testing

/// Images at places and of sizes that make no sense: a defined picture, and never a trap.
@Suite struct HostileImageTests {
  static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.3, 1e-300, .leastNonzeroMagnitude, 1e-9, 65_535, 1e9, -1e9, 1e18, 1e300,
    .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  private func draw(_ list: DisplayList) throws {
    let picture = try Renderer(threads: 2).render(list)
    // A component above its opacity would be no colour.
    let pixels = (0..<picture.height).flatMap { y in
      (0..<picture.width).map { picture[$0, y] }
    }
    #expect(pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
  }

  @Test("rectangles of any numbers", arguments: numbers)
  func rects(number: Double) throws {
    let image = try noiseImage(5, 3, isOpaque: false)
    for other in Self.numbers {
      let rects = [
        Rect(x: number, y: other, width: 6, height: 6),
        Rect(x: 1, y: 2, width: number, height: other),
        Rect(x: number, y: 0, width: other, height: 4),
      ]
      for rect in rects {
        try draw(imageList(8, 8, background: .clear, image, in: rect))
        try draw(
          imageList(8, 8, background: .clear, image, in: Rect(x: 1, y: 1, width: 5, height: 6)) {
            $0.part = rect
          })
      }
    }
  }

  @Test("maps of any numbers", arguments: numbers)
  func maps(number: Double) throws {
    let image = try noiseImage(6, 7)
    let rect = Rect(x: -3, y: -2, width: 11, height: 9)
    for other in Self.numbers {
      let maps = [
        AffineTransform(a: number, b: 0, c: 0, d: other, tx: 3, ty: 3),
        AffineTransform(a: number, b: other, c: 1, d: 1, tx: 2, ty: 1),
        AffineTransform(a: 0, b: number, c: other, d: 0, tx: 4, ty: 4),
        AffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: number, ty: other),
      ]
      for map in maps {
        try draw(imageList(8, 8, background: .clear, image, in: rect, transform: map))
      }
    }
  }

  @Test("caps, opacities and scales of any numbers", arguments: numbers)
  func placements(number: Double) throws {
    let image = try noiseImage(6, 7)
    for other in Self.numbers {
      let list = imageList(
        8, 8, background: .clear, image, in: Rect(x: 0.5, y: 0, width: 7, height: 8)
      ) {
        $0.caps = EdgeInsets(top: number, left: other, bottom: 2, right: number)
        $0.capScale = other
        $0.alpha = number
      }
      try draw(list)
    }
  }

  @Test("an index beyond the table draws nothing", arguments: [-1, 1, .max, .min])
  func index(index: Int) throws {
    var builder = DisplayListBuilder(size: Size(width: 2, height: 2))
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    builder.draw(PlacedImage(index: index, rect: rect, part: rect))
    expectAll(try Renderer().render(builder.build()), are: (255, 255, 255))
    expectAll(try ReferenceRenderer.render(builder.build()).bitmap, are: (255, 255, 255))
  }

  @Test("a very large image is one pixel, its mean")
  func large() throws {
    let words =
      [UInt32](repeating: 0xFF00_0000, count: 65_535) + Array(repeating: .max, count: 65_535)
    let image = try Image(width: 65_535, height: 2, words: words)
    let picture = try Renderer().render(
      imageList(1, 1, image, in: Rect(x: 0, y: 0, width: 1, height: 1)))
    expect(picture, 0, 0, is: (128, 128, 128))
  }
}
