import Scene
import Testing

/// The bars that show where the content stands, with numbers worked out by hand.
@Suite struct ScrollIndicatorTests {
  let scene = ScrolledScene(
    size: Size(width: 100, height: 206), contentSize: Size(width: 100, height: 412))
  var scrollView: ScrollView { scene.scrollView }
  var stage: Stage { scene.stage }

  /// What is filled at a time, with its opacity.
  private func bars(_ time: Double) -> [(rect: Rect, alpha: Double)] {
    stage.displayList(at: time).commands.compactMap { command in
      guard case .fill(.roundedRect(let shape), let color, let transform, _) = command
      else { return nil }
      return (
        Rect(origin: transform.apply(to: shape.rect.origin), size: shape.rect.size), color.alpha
      )
    }
  }

  @Test("none shows unless asked for, at rest, or where all of the content shows")
  func none() {
    stage.send(.began, at: Point(x: 50, y: 100))
    stage.send(.moved, at: Point(x: 50, y: 50))
    #expect(bars(0).isEmpty)
    scrollView.showsHorizontalScrollIndicator = true
    #expect(bars(0).isEmpty)
    scrollView.showsVerticalScrollIndicator = true
    #expect(bars(0).count == 1)
  }

  @Test(
    "a bar is as long as the part that shows, stands where that stands, and shrinks beyond edges")
  func geometry() {
    scrollView.showsVerticalScrollIndicator = true
    stage.send(.began, at: Point(x: 50, y: 150))
    stage.send(.moved, at: Point(x: 50, y: 37))
    // Half of the track of 200 points; half way of the other half.
    #expect(scrollView.contentOffset.y == 103)
    #expect(bars(0).map { $0.rect } == [Rect(x: 94, y: 53, width: 3, height: 100)])
    scrollView.contentOffset.y = -20
    #expect(bars(0).map { $0.rect } == [Rect(x: 94, y: 3, width: 3, height: 80)])
    scrollView.contentOffset.y = 206 + 500
    #expect(bars(0).map { $0.rect } == [Rect(x: 94, y: 195, width: 3, height: 8)])
    scrollView.contentOffset.y = 0
    scrollView.contentSize.height = 20600
    #expect(bars(0).map { $0.rect.size.height } == [36])
  }

  @Test("it fades for 0.3 s after the content has come to rest")
  func fading() {
    scrollView.showsVerticalScrollIndicator = true
    stage.play(
      .drag(from: Point(x: 50, y: 150), to: Point(x: 50, y: 100), duration: 0.5, hold: 0.5))
    #expect(stage.time == 1 && !stage.isSettled && !stage.isScrolling)
    let alphas = [1.0, 1.15, 1.3].map { bars($0).first?.alpha ?? 0 }
    #expect(abs(alphas[0] - 0.35) < 1e-2 && abs(alphas[1] - 0.175) < 1e-2 && alphas[2] == 0)
    stage.settle()
    #expect(stage.time >= 1.3 && stage.time < 1.35)
    scrollView.setContentOffset(.zero, animated: true)
    let start = stage.time
    #expect(bars(start + 0.2).count == 1 && bars(start + 0.5).count == 1)
    #expect(bars(start + 0.56).isEmpty)
  }
}
