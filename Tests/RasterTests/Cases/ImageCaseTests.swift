import Raster
import Scene
import TestSupport
import Testing

/// Images: which pixels they come to, with numbers worked out by hand.
@Suite struct ImageCaseTests {
  @Test("on whole pixels, one to one, an image is copied to the bit", arguments: Drawer.allCases)
  func copied(drawer: Drawer) throws {
    let image = try noiseImage(7, 5)
    let picture = try drawer.draw(
      imageList(9, 8, image, in: Rect(x: 1, y: 2, width: 7, height: 5)))
    for y in 0..<8 {
      for x in 0..<9 {
        let isInside = (1..<8).contains(x) && (2..<7).contains(y)
        let expected = isInside ? Bitmap(image)[x - 1, y - 2] : Bitmap.white
        #expect(picture[x, y] == expected, "(\(x), \(y))")
      }
    }
  }

  @Test("an image of three pixels a point is copied at three", arguments: Drawer.allCases)
  func copiedAtScale(drawer: Drawer) throws {
    let image = try noiseImage(31, 10).withScale(3)
    let frame = Rect(origin: Point(x: 1.0 / 3, y: 2), size: image.size)
    let picture = try drawer.draw(imageList(12, 6, scale: 3, image, in: frame))
    for y in 0..<10 {
      for x in 0..<31 { #expect(picture[x + 1, y + 6] == Bitmap(image)[x, y], "(\(x), \(y))") }
    }
  }

  @Test("the nearest pixel, twice as large, is a block of four", arguments: Drawer.allCases)
  func nearest(drawer: Drawer) throws {
    let list = try imageList(
      4, 4, greyImage([[10, 200], [90, 40]]), in: Rect(x: 0, y: 0, width: 4, height: 4)
    ) { $0.magnificationFilter = .nearest }
    let picture = try drawer.draw(list)
    for row in 0..<2 { #expect(reds(picture, row) == [10, 10, 200, 200]) }
    for row in 2..<4 { #expect(reds(picture, row) == [90, 90, 40, 40]) }
  }

  @Test("R23: twice as large, each pixel is three quarters its own", arguments: Drawer.allCases)
  func doubled(drawer: Drawer) throws {
    let picture = try drawer.draw(
      imageList(
        8, 2, greyImage([[0, 100, 200, 40]]), in: Rect(x: 0, y: 0, width: 8, height: 2)))
    // Middles at -1/4, 1/4, 3/4 …: outside the outer middles the outer pixels go on.
    for row in 0..<2 {
      #expect(reds(picture, row) == [0, 25, 75, 125, 175, 160, 80, 40])
    }
  }

  @Test(
    "R23: white beside nothing, twice as large, stays white on white and has no dark edge",
    arguments: Drawer.allCases)
  func noDarkEdge(drawer: Drawer) throws {
    let image = try Image(width: 2, height: 1, words: [0, 0xFFFF_FFFF])
    // Opacities 0, 1/4, 3/4, 1; straight colours, mixed, would give 207 on white.
    for (background, levels) in [
      (Color.white, [255, 255, 255, 255]), (.black, [0, 64, 191, 255]),
    ] {
      var builder = DisplayListBuilder(size: Size(width: 4, height: 1), background: background)
      builder.draw(image, in: Rect(x: 0, y: 0, width: 4, height: 1))
      let picture = try drawer.draw(builder.build())
      #expect((0..<4).map { Int(picture[$0, 0].red) } == levels)
    }
  }

  @Test("R23: two by two pixels, twice as large, in both directions", arguments: Drawer.allCases)
  func doubledBothWays(drawer: Drawer) throws {
    let picture = try drawer.draw(
      imageList(
        4, 4, greyImage([[0, 160], [80, 240]]), in: Rect(x: 0, y: 0, width: 4, height: 4)))
    #expect(reds(picture, 0) == [0, 40, 120, 160])
    #expect(reds(picture, 1) == [20, 60, 140, 180])
    #expect(reds(picture, 2) == [60, 100, 180, 220])
    #expect(reds(picture, 3) == [80, 120, 200, 240])
  }

  @Test("R23: moved by a quarter of a pixel, neighbours mix", arguments: Drawer.allCases)
  func moved(drawer: Drawer) throws {
    let picture = try drawer.draw(
      imageList(
        4, 1, greyImage([[200, 100, 0]]), in: Rect(x: 0.25, y: 0, width: 3, height: 1)))
    // The first pixel is covered by three quarters: 3/4 200 + 1/4 255; the last by one quarter.
    expectGreys(picture, row: 0, are: [214, 125, 25, 191])
  }

  @Test("reduced, a pixel is the mean of what it covers", arguments: Drawer.allCases)
  func reduced(drawer: Drawer) throws {
    let picture = try drawer.draw(
      imageList(
        2, 1, greyImage([[0, 40, 80, 120, 200, 240, 10, 30], [8, 8, 8, 8, 0, 0, 0, 0]]),
        in: Rect(x: 0, y: 0, width: 2, height: 1)))
    // (240 + 32) / 8 and 480 / 8.
    #expect(reds(picture, 0) == [34, 60])
  }

  @Test("reduced by two thirds, a pixel shares the one in the middle", arguments: Drawer.allCases)
  func reducedByTwoThirds(drawer: Drawer) throws {
    let picture = try drawer.draw(
      imageList(
        2, 1, greyImage([[30, 90, 210]]), in: Rect(x: 0, y: 0, width: 2, height: 1)))
    // (30 + 90 / 2) / 1.5 and (90 / 2 + 210) / 1.5.
    #expect(reds(picture, 0) == [50, 170])
  }

  @Test("a chessboard of a million pixels is an even grey when small", arguments: Drawer.allCases)
  func noAliasing(drawer: Drawer) throws {
    let side = drawer == .pipeline ? 1000 : 100
    var words: [UInt32] = []
    for index in 0..<side * side {
      words.append((index / side + index) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF)
    }
    let board = try Image(width: side, height: side, words: words)
    let picture = try drawer.draw(
      imageList(10, 10, board, in: Rect(x: 0, y: 0, width: 10, height: 10)))
    expectAll(picture, are: (128, 128, 128))
  }

  @Test("translucent pixels lie over what is there", arguments: Drawer.allCases)
  func translucent(drawer: Drawer) throws {
    // Half red, premultiplied, and nothing.
    let picture = try drawer.draw(
      imageList(
        2, 1, wordImage([[0x8000_0080, 0]]), in: Rect(x: 0, y: 0, width: 2, height: 1)))
    expect(picture, 0, 0, is: (255, 127, 127))
    expect(picture, 1, 0, is: (255, 255, 255))
  }

  @Test("between red and nothing there is no dark edge", arguments: Drawer.allCases)
  func premultiplied(drawer: Drawer) throws {
    let picture = try drawer.draw(
      imageList(
        4, 1, wordImage([[0xFF00_00FF, 0]]), in: Rect(x: 0, y: 0, width: 4, height: 1)))
    for (x, green) in [0, 64, 191, 255].enumerated() {
      expect(picture, x, 0, is: (255, green, green), "dark: straight colours were mixed")
    }
  }

  @Test("an image's opacity counts once", arguments: Drawer.allCases)
  func opacity(drawer: Drawer) throws {
    let list = try imageList(1, 1, greyImage([[0]]), in: Rect(x: 0, y: 0, width: 1, height: 1)) {
      $0.alpha = 0.25
    }
    expect(try drawer.draw(list), 0, 0, is: (191, 191, 191))
  }

  @Test("a template's opacities are filled with the tint", arguments: Drawer.allCases)
  func template(drawer: Drawer) throws {
    let image = try wordImage([[0xFF00_FF00, 0x4000_0000, 0]])
    let list = imageList(3, 1, image, in: Rect(x: 0, y: 0, width: 3, height: 1)) {
      $0.tint = .blue
    }
    let picture = try drawer.draw(list)
    expect(picture, 0, 0, is: (0, 0, 255))
    expect(picture, 1, 0, is: (191, 191, 255))
    expect(picture, 2, 0, is: (255, 255, 255))
  }

  @Test("caps keep their size, and the middle takes the rest", arguments: Drawer.allCases)
  func caps(drawer: Drawer) throws {
    let list = try imageList(
      9, 1, greyImage([[10, 20, 100, 70, 80]]), in: Rect(x: 0, y: 0, width: 9, height: 1)
    ) { $0.caps = EdgeInsets(left: 2, right: 2) }
    // The middle's one pixel takes five; its outer thirds go over into the caps'.
    let picture = try drawer.draw(list)
    #expect(reds(picture, 0)[..<2] == [10, 20])
    #expect(reds(picture, 0)[4] == 100)
    #expect(reds(picture, 0)[7...] == [70, 80])
  }

  @Test("a part that reaches beyond the image goes on with the outermost pixels")
  func beyond() throws {
    let list = try imageList(
      6, 1, greyImage([[10, 90]]), in: Rect(x: 0, y: 0, width: 6, height: 1)
    ) { $0.part = Rect(x: -2, y: 0, width: 6, height: 1) }
    #expect(reds(try Drawer.pipeline.draw(list), 0) == [10, 10, 10, 90, 90, 90])
  }

  @Test("a turn by a quarter copies, too", arguments: Drawer.allCases)
  func quarterTurn(drawer: Drawer) throws {
    let image = try noiseImage(5, 5)
    // Columns go down: (x, y) to (y, x).
    let turn = AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let picture = try drawer.draw(
      imageList(5, 5, image, in: Rect(x: 0, y: 0, width: 5, height: 5), transform: turn))
    expectSame(picture, Bitmap(image).transposed)
  }

  @Test("a mirror copies, too", arguments: Drawer.allCases)
  func mirror(drawer: Drawer) throws {
    let image = try noiseImage(6, 4)
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0)
    let picture = try drawer.draw(
      imageList(6, 4, image, in: Rect(x: 0, y: 0, width: 6, height: 4), transform: mirror))
    expectSame(picture, Bitmap(image).mirrored)
  }

  private func reds(_ picture: Bitmap, _ row: Int) -> [Int] {
    (0..<picture.width).map { Int(picture[$0, row].red) }
  }
}

extension Bitmap {
  /// An opaque white pixel.
  fileprivate static var white: Pixel { Pixel(red: 255, green: 255, blue: 255) }
}
