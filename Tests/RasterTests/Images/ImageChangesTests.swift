import Scene
import TestSupport
import Testing

@testable import Raster

/// What a picture with images has in common with the one before, and what images hide.
@Suite struct ImageChangesTests {
  private func plan(_ list: DisplayList, _ store: inout ImageStore) -> Plan {
    var planner = Planner(reusing: Plan(), GlyphMaskCache(), store)
    planner.make(list, target: PixelBounds(x0: 0, y0: 0, x1: 60, y1: 40))
    let (plan, _, images) = planner.finish()
    store = images
    return plan
  }

  @Test("the same image again changes nothing, another one its own pixels")
  func changes() throws {
    let (one, other) = (try noiseImage(9, 9), try greyImage([[40, 60]]))
    let rect = Rect(x: 10.5, y: 20, width: 9, height: 9)
    var store = ImageStore()
    let first = plan(imageList(60, 40, one, in: rect), &store)
    #expect(plan(imageList(60, 40, one, in: rect), &store).changes(since: first).isEmpty)
    let second = plan(imageList(60, 40, other, in: rect), &store)
    #expect(second.changes(since: first) == PixelBounds(x0: 10, y0: 20, x1: 20, y1: 29))
    let part = imageList(60, 40, one, in: rect) { $0.part.origin.x = 1 }
    #expect(!plan(part, &store).changes(since: first).isEmpty)
    let nearest = imageList(60, 40, one, in: rect) { $0.minificationFilter = .nearest }
    #expect(!plan(nearest, &store).changes(since: first).isEmpty)
    let template = imageList(60, 40, one, in: rect) { $0.tint = .black }
    #expect(!plan(template, &store).changes(since: first).isEmpty)
  }

  @Test("a renderer that draws only what changed has the bytes of one that begins anew")
  func sameBytes() throws {
    let images = try [noiseImage(12, 8), noiseImage(30, 30, isOpaque: false), noiseImage(3, 2)]
    var numbers = SplitMix64(seed: 5)
    let kept = Renderer(threads: 2)
    for step in 0..<60 {
      var builder = DisplayListBuilder(size: Size(width: 60, height: 40))
      for index in 0..<3 where numbers.chance(70) {
        let place = Rect(
          x: Double(index) * 15 + Double(numbers.below(3)) / 2, y: Double(numbers.below(3)),
          width: 12, height: 20)
        builder.draw(images[numbers.below(4) == 0 ? (index + 1) % 3 : index], in: place)
      }
      let list = builder.build()
      #expect(try kept.render(list) == Renderer().render(list), "step \(step)")
    }
  }

  @Test("an opaque image hides what lies wholly under it; a translucent one and a template do not")
  func hidden() throws {
    let rect = Rect(x: 5, y: 5, width: 20, height: 20)
    func drawn(_ image: Image, tint: Color? = nil, alpha: Double = 1) -> Int {
      var builder = DisplayListBuilder(size: Size(width: 60, height: 40))
      builder.fill(.rect(rect.insetBy(dx: 2, dy: 2)), color: .red)
      var placed = PlacedImage(index: 0, rect: rect, part: image.pixelBounds)
      placed.tint = tint
      placed.alpha = alpha
      builder.draw(image, as: placed)
      var store = ImageStore()
      var plan = plan(builder.build(), &store)
      plan.removeHidden()
      return plan.commands.count { $0.kind != .nothing }
    }
    let opaque = try noiseImage(4, 4)
    #expect(drawn(opaque) == 1)
    #expect(drawn(opaque, alpha: 0.5) == 2)
    #expect(drawn(opaque, tint: .blue) == 2)
    #expect(drawn(try noiseImage(4, 4, isOpaque: false)) == 2)
  }

  @Test("what is stored of an image is kept while pictures show it, and forgotten after")
  func patience() throws {
    let image = try noiseImage(64, 64)
    let turn = AffineTransform(a: 0.08, b: 0.06, c: -0.06, d: 0.08, tx: 20, ty: 3)
    let list = imageList(
      60, 40, image, in: Rect(x: 0, y: 0, width: 64, height: 64), transform: turn)
    let empty = DisplayListBuilder(size: Size(width: 60, height: 40)).build()
    var store = ImageStore()
    let first = plan(list, &store)
    for _ in 0..<4 { _ = plan(empty, &store) }
    #expect(plan(list, &store).images.first?.id == first.images.first?.id)
    for _ in 0..<20 { _ = plan(empty, &store) }
    #expect(plan(list, &store).images.first?.id != first.images.first?.id)
  }
}
