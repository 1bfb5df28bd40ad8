import Raster
import Scene
import TestSupport
import Testing

@Suite struct ChangedPixelsTests {
  /// A list of a few shapes of all kinds, chosen by the bits of a number.
  private func list(_ choice: UInt64) -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: 61, height: 47))
    for index in 0..<6 where choice >> UInt64(index) & 1 == 1 {
      let shift = Double(choice >> 8 & 7) * 0.375
      let box = Rect(x: Double(index) * 8 + shift, y: Double(index) * 5, width: 17.5, height: 13)
      let color = Color(red: Double(index) / 6, green: 0.3, blue: 0.8, alpha: index == 2 ? 0.6 : 1)
      switch index {
      case 0: builder.fill(.rect(box), color: color)
      case 1:
        builder.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 5)), alpha: 0.7)
        builder.fill(.rect(box.offsetBy(dx: 3, dy: -2)), color: color)
        builder.endGroup()
      case 3:
        let run = Font.system(size: 14).glyphRun(
          for: choice >> 11 & 1 == 1 ? "Ag" : "Ab", at: Point(x: box.minX, y: box.maxY))
        builder.fill(run, color: color)
      case 4:
        var path = Path()
        path.addEllipse(in: box)
        builder.fill(path, color: color)
      default: builder.fill(.roundedRect(RoundedRect(rect: box, radius: 6)), color: color)
      }
    }
    return builder.build()
  }

  @Test("a renderer that draws only what changed has the bytes of one that begins anew")
  func sameBytes() throws {
    var random = SplitMix64(seed: 77)
    let kept = Renderer()
    let keptThreads = Renderer(threads: 3)
    for step in 0..<300 {
      let list = list(random.next())
      let fresh = try Renderer().render(list)
      #expect(try kept.render(list) == fresh, "step \(step)")
      #expect(try keptThreads.render(list) == fresh, "step \(step), three threads")
    }
  }

  @Test("other sizes and refused ones between leave no trace")
  func sizesBetween() throws {
    let kept = Renderer()
    let small = list(0b111111)
    let expected = try Renderer().render(small)
    #expect(try kept.render(small) == expected)
    let tile = PixelRect(x: -3, y: 5, width: 20, height: 9)
    #expect(try kept.render(small, tile: tile) == Renderer().render(small, tile: tile))
    #expect(throws: BitmapError.self) {
      try kept.draw(DisplayListBuilder(size: Size(width: 1e6, height: 2)).build())
    }
    #expect(try kept.render(small) == expected)
  }
}
