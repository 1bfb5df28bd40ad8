import Raster
import Scene
import Testing

@Suite struct RendererTests {
  private func picture(
    _ width: Double, _ height: Double, background: Color = .white,
    _ draw: (inout DisplayListBuilder) -> Void
  ) throws -> Bitmap {
    var builder = DisplayListBuilder(
      size: Size(width: width, height: height), background: background)
    draw(&builder)
    return try Renderer().render(builder.build())
  }

  private func reds(_ bitmap: Bitmap, row: Int) -> [Int] {
    (0..<bitmap.width).map { Int(bitmap[$0, row].red) }
  }

  @Test("a circle's rows are the areas of its pixels")
  func circle() throws {
    let circle = RoundedRect(rect: Rect(x: 0, y: 0, width: 16, height: 16), radius: 8)
    let bitmap = try picture(16, 16) { $0.fill(.roundedRect(circle), color: .black) }
    let half = [255, 255, 255, 255, 206, 104, 38, 5]
    #expect(reds(bitmap, row: 0) == half + half.reversed())
    #expect(Array(reds(bitmap, row: 1).prefix(8)) == [255, 255, 246, 101, 1, 0, 0, 0])
    #expect(Array(reds(bitmap, row: 2).prefix(4)) == [255, 246, 61, 0])
    for y in 0..<16 {
      #expect(reds(bitmap, row: y) == reds(bitmap, row: 15 - y))
      #expect(reds(bitmap, row: y) == (0..<16).map { Int(bitmap[y, $0].red) })
    }
  }

  @Test("a child with its clip's own edge is cut once", arguments: [0.0, 4.0])
  func sharedRoundedEdge(childRadius: Double) throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    let bitmap = try picture(8, 8) {
      $0.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 4)))
      $0.fill(.roundedRect(RoundedRect(rect: box, radius: childRadius)), color: .black)
      $0.endGroup()
    }
    #expect(Array(reds(bitmap, row: 0).prefix(4)) == [255, 214, 78, 11])
    #expect(bitmap[1, 1].red == 15)
  }

  @Test("a rectangle at a fraction of a pixel shares its edge with its clip")
  func sharedFractionalEdge() throws {
    let box = Rect(x: 0, y: 0, width: 2.5, height: 1)
    let bitmap = try picture(6, 1) {
      $0.beginGroup(clip: .rect(box))
      $0.fill(.rect(box), color: .black)
      $0.endGroup()
    }
    #expect(reds(bitmap, row: 0) == [0, 0, 127, 255, 255, 255])
  }

  @Test("a path covers what its rounded rectangle covers, to one level")
  func pathAgreesWithOutline() throws {
    let shape = RoundedRect(
      rect: Rect(x: 1.3, y: 2.7, width: 20.4, height: 17.1), radius: 6.2,
      corners: [.minXMinY, .maxXMaxY, .maxXMinY])
    let analytic = try picture(24, 24) { $0.fill(.roundedRect(shape), color: .black) }
    var path = Path()
    path.addRoundedRect(shape)
    let byEdges = try picture(24, 24) { $0.fill(path, color: .black) }
    for y in 0..<24 {
      for (a, b) in zip(reds(analytic, row: y), reds(byEdges, row: y)) {
        #expect(abs(a - b) <= 1, "row \(y)")
      }
    }
  }

  @Test("a translucent group is scaled once")
  func groupOpacity() throws {
    let bitmap = try picture(40, 40) {
      $0.beginGroup(alpha: 0.5)
      $0.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), color: .blue)
      $0.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), color: .red)
      $0.endGroup()
    }
    for (x, y) in [(0, 0), (19, 19), (20, 20), (39, 39)] {
      #expect(bitmap[x, y] == Pixel(red: 255, green: 127, blue: 127))
    }
  }

  @Test("threads and tiles give the whole picture's bytes", arguments: [2, 7])
  func threads(count: Int) throws {
    var builder = DisplayListBuilder(size: Size(width: 300, height: 700))
    for i in 0..<60 {
      let x = Double(i * 37 % 290) + Double(i) * 0.137
      let y = Double(i * 113 % 680) + Double(i) * 0.271
      let box = Rect(x: x, y: y, width: 70, height: 50)
      builder.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 13)), alpha: 0.8)
      builder.fill(
        .rect(box.offsetBy(dx: 10.5, dy: -7.25)),
        color: Color(red: x / 300, green: y / 700, blue: 0.5))
      builder.endGroup()
    }
    let list = builder.build()
    let whole = try Renderer().render(list)
    #expect(try Renderer(threads: count).render(list) == whole)
    let tile = try Renderer().render(list, tile: PixelRect(x: 33, y: 17, width: 101, height: 313))
    for y in 0..<313 {
      for x in 0..<101 { #expect(tile[x, y] == whole[x + 33, y + 17]) }
    }
  }
}
