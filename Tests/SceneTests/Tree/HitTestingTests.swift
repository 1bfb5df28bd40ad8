import Scene
import Testing

/// UIKit's rules of hit testing.
@Suite struct HitTestingTests {
  private let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let child = View(frame: Rect(x: 90, y: 0, width: 40, height: 40))

  init() {
    parent.addSubview(child)
  }

  @Test("a part outside the superview is not hit, clipped or not", arguments: [false, true])
  func outside(clips: Bool) {
    parent.clipsToBounds = clips
    #expect(parent.hitTest(Point(x: 95, y: 10)) === child)
    #expect(parent.hitTest(Point(x: 110, y: 10)) == nil)
    #expect(parent.hitTest(Point(x: 50, y: 10)) === parent)
  }

  @Test("nearly transparent, hidden and disabled views are not hit, nor what is in them")
  func pruned() {
    let point = Point(x: 95, y: 10)
    child.alpha = 0.009
    #expect(parent.hitTest(point) === parent)
    child.alpha = 0.02
    #expect(parent.hitTest(point) === child)
    parent.isUserInteractionEnabled = false
    #expect(parent.hitTest(point) == nil)
    parent.isUserInteractionEnabled = true
    parent.isHidden = true
    #expect(parent.hitTest(point) == nil)
  }

  @Test(
    "the least edges belong to a view, the greatest do not",
    arguments: [(0, 0, true), (99.99, 99.99, true), (100, 50, false), (50, 100, false)])
  func edges(x: Double, y: Double, isInside: Bool) {
    #expect(parent.point(inside: Point(x: x, y: y)) == isInside)
  }

  @Test("the last subview is in front")
  func front() {
    let other = View(frame: child.frame)
    parent.addSubview(other)
    #expect(parent.hitTest(Point(x: 95, y: 10)) === other)
    other.isUserInteractionEnabled = false
    #expect(parent.hitTest(Point(x: 95, y: 10)) === child)
  }

  @Test("points go through the bounds' origin and the transform")
  func mapped() {
    parent.bounds.origin = Point(x: 20, y: 0)
    #expect(parent.hitTest(Point(x: 115, y: 10)) === child)
    #expect(parent.hitTest(Point(x: 10, y: 10)) == nil)
    child.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    #expect(parent.hitTest(Point(x: 99, y: 20)) === parent)
    #expect(parent.hitTest(Point(x: 100, y: 20)) === child)
    child.transform = AffineTransform(scaleX: 0, y: 1)
    #expect(parent.hitTest(Point(x: 110, y: 20)) === parent)
  }

  @Test("an override of point(inside:) widens what is hit")
  func override() {
    final class Wide: View {
      override func point(inside point: Point) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: Rect(x: 20, y: 20, width: 10, height: 10))
    parent.addSubview(wide)
    #expect(parent.hitTest(Point(x: 12, y: 12)) === wide)
  }

  @Test("a tap climbs to the first view that answers, in its own coordinates")
  func tap() {
    final class Button: View {
      var taps: [Point] = []
      var answers = true

      override func handleTap(at point: Point) -> Bool {
        taps.append(point)
        return answers
      }
    }
    let stage = Stage(size: Size(width: 100, height: 100))
    let outer = Button(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    let inner = Button(frame: Rect(x: 5, y: 5, width: 20, height: 20))
    let label = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    stage.root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(label)
    #expect(stage.tap(at: Point(x: 20, y: 21)) === label)
    #expect(inner.taps == [Point(x: 5, y: 6)])
    #expect(outer.taps.isEmpty)
    inner.answers = false
    stage.tap(at: Point(x: 20, y: 21))
    #expect(outer.taps == [Point(x: 10, y: 11)])
    #expect(stage.tap(at: Point(x: 100, y: 50)) == nil)
  }
}
