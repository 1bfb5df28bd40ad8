import Scene
import TestSupport
import Testing

/// A control in small: a window moves over content that stands still behind it.
///
/// All that moves follows from one number, the place in parts of the width.
private final class SwapControl: View {
  let window = View()
  let content = View()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    numbers = [0]
    window.clipsToBounds = true
    window.addSubview(content)
    addSubview(window)
    content.backgroundColor = .blue
  }

  override var typeName: StaticString { "SwapControl" }

  var place: Double {
    get { numbers[0] }
    set { numbers = [newValue] }
  }

  func move(to place: Double, duration: Double) {
    animate(withDuration: duration, options: .allowUserInteraction) { self.place = place }
  }

  override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    let size = state.bounds.size
    let offset = state.numbers[0] * size.width / 3
    arrangement.place(
      window, frame: Rect(x: offset, y: 0, width: size.width / 3, height: size.height))
    arrangement.place(
      content, frame: Rect(x: -offset, y: 0, width: size.width, height: size.height))
  }
}

@Suite struct ArrangedNumbersTests {
  private let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
  private let control = SwapControl(frame: Rect(x: 0, y: 0, width: 320, height: 44))

  init() {
    stage.root.addSubview(control)
    stage.layoutIfNeeded()
  }

  @Test("window and content cancel to the bit at any time, through five changes of the goal")
  func cancelling() throws {
    var random = SplitMix64(seed: 5)
    for goal in [2.0, 0.1, 1.7, -0.3, 2.2] {
      control.move(to: goal, duration: 0.25)
      for _ in 0..<200 {
        let time = stage.time + random.number(in: 0...0.4)
        let window = control.window.presentation(at: time).frame
        let content = control.content.presentation(at: time).frame
        #expect(window.origin.x + content.origin.x == 0)
        #expect(content.size == control.bounds.size)
        // In the picture the content has not moved at all.
        for case .fill(_, _, let transform, _) in stage.displayList(at: time).commands {
          #expect(transform.tx == 0)
        }
      }
      stage.advance(to: stage.time + random.number(in: 0...0.2))
    }
  }

  @Test("the number is animated additively, and the frames follow from it")
  func frames() {
    control.move(to: 2, duration: 1)
    stage.advance(to: 0.5)
    control.move(to: 0, duration: 1)
    // 2 (1 - p(0.25)) - 2 (1 - p(0.75)), as for any other property.
    #expect(isNear(control.presentation(at: 0.75).numbers[0], 1.48335, within: 1e-5))
    let x = control.window.presentation(at: 0.75).frame.origin.x
    #expect(isNear(x, 1.48335 * 320 / 3))
    #expect(control.window.presentation(at: 1.5).frame.origin.x == 0)
  }

  @Test("layout writes the same into the model, without animating it a second time")
  func model() {
    control.animate(withDuration: 1, curve: .linear) {
      control.place = 1.5
      control.layoutIfNeeded()
    }
    #expect(control.window.frame.origin.x == 160)
    #expect(control.content.frame.origin.x == -160)
    #expect(!control.window.isAnimating)
    #expect(control.window.presentation(at: 0.5).frame.origin.x == 80)
    stage.advance(to: 1)
    #expect(control.window.presentation == control.window.state)
  }

  @Test("a size that is animated together with the number moves all along")
  func size() {
    control.animate(withDuration: 1, curve: .linear) {
      control.place = 3
      control.frame.size.width = 160
    }
    // Half way the number is 1.5 and the width 240.
    #expect(
      control.window.presentation(at: 0.5).frame == Rect(x: 120, y: 0, width: 80, height: 44))
    #expect(
      control.content.presentation(at: 0.5).frame == Rect(x: -120, y: 0, width: 240, height: 44))
  }

  @Test("a number set without animation shows at once, under what is under way")
  func dragging() {
    control.animate(withDuration: 1, curve: .linear) { control.place = 1 }
    stage.advance(to: 0.5)
    control.place = 2
    #expect(control.presentation.numbers == [1.5])
    control.removeAllAnimations()
    #expect(control.presentation.numbers == [2])
  }

  @Test("taps reach a control whose animation allows it")
  func tap() {
    control.move(to: 2, duration: 1)
    #expect(stage.tap(at: Point(x: 5, y: 5)) === control)
  }

  // MARK: - Lengths

  /// A bar that is placed by a number on places that do not lie evenly: 0, 10 and 50.
  private final class UnevenControl: View {
    static let places = [0.0, 10, 50]
    let bar = View()
    /// A number that is shown in the place of the view's own.
    var shownNumber: Double?

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      numbers = [0]
      addSubview(bar)
    }

    override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
      var state = state
      if let shownNumber { state.numbers = [shownNumber] }
      let x = arrangement.length(of: self, number: 0, for: state) {
        Self.places[min(max(Int($0), 0), 2)]
      }
      arrangement.place(bar, frame: Rect(x: x, y: 0, width: 1, height: 1))
    }

    func x(_ time: Double) -> Double { bar.presentation(at: time).frame.minX }
  }

  private func makeUneven() -> UnevenControl {
    let uneven = UnevenControl(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    stage.root.addSubview(uneven)
    stage.layoutIfNeeded()
    return uneven
  }

  @Test("a length that follows from a number moves straight between its ends")
  func straightLength() {
    let uneven = makeUneven()
    stage.animate(withDuration: 1, curve: .linear) { uneven.numbers = [2] }
    // Half way the number is 1, which by itself would be 10.
    #expect(uneven.x(0) == 0)
    #expect(uneven.x(0.5) == 25)
    #expect(uneven.x(1) == 50)
    stage.layoutIfNeeded()
    #expect(uneven.bar.frame.minX == 50)
  }

  @Test("a length on its way is, to the bit, that of a view that is moved in the same blocks")
  func lengthAsFrame() {
    let uneven = makeUneven()
    let other = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    stage.root.addSubview(other)
    for (start, goal) in [(0.0, 2), (0.05, 1), (0.11, 0), (0.3, 2)] {
      stage.advance(to: start)
      stage.animate(withDuration: 0.25) {
        uneven.numbers = [Double(goal)]
        other.frame.origin.x = UnevenControl.places[goal]
      }
      for step in 0..<40 {
        let time = start + Double(step) / 120
        #expect(uneven.x(time) == other.presentation(at: time).frame.minX)
      }
    }
  }

  @Test("a number that is not the view's own counts as it is, and one that is not there as 0")
  func otherNumbers() {
    let uneven = makeUneven()
    stage.animate(withDuration: 1, curve: .linear) { uneven.numbers = [2] }
    uneven.shownNumber = 1.5
    #expect(uneven.x(0.5) == 10)
    uneven.shownNumber = nil
    uneven.numbers = []
    #expect(uneven.x(0.5) == 0)
  }
}
