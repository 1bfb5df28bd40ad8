import Scene
import Testing

@testable import Raster

@Suite struct PlanChangesTests {
  private func plan(rectAt x: Double, other: Color = .blue) -> Plan {
    var builder = DisplayListBuilder(size: Size(width: 100, height: 50))
    builder.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), color: other)
    builder.fill(.rect(Rect(x: x, y: 20, width: 10, height: 10)), color: .red)
    builder.fill(.rect(Rect(x: 80, y: 40, width: 10, height: 10)), color: .green)
    var planner = Planner(reusing: Plan(), GlyphMaskCache())
    planner.make(builder.build(), target: PixelBounds(x0: 0, y0: 0, x1: 100, y1: 50))
    return planner.finish().plan
  }

  @Test("the same picture changes no pixel")
  func nothing() {
    #expect(plan(rectAt: 30).changes(since: plan(rectAt: 30)).isEmpty)
  }

  @Test("a moved rectangle changes where it was and where it is, and no more")
  func moved() {
    let changes = plan(rectAt: 30.5).changes(since: plan(rectAt: 24))
    #expect(changes == PixelBounds(x0: 24, y0: 20, x1: 41, y1: 30))
  }

  @Test("all between the first and the last changed step counts")
  func several() {
    let changes = plan(rectAt: 30, other: .yellow).changes(since: plan(rectAt: 40))
    #expect(changes == PixelBounds(x0: 0, y0: 0, x1: 50, y1: 30))
  }

  @Test("everything changes after a picture of another size")
  func otherTarget() {
    let new = plan(rectAt: 30)
    #expect(new.changes(since: Plan()) == new.target)
  }
}
