/// Watches the touches on a view, and what is in it, for one kind of movement.
///
/// A recognizer hears of touches before the views do. It begins or recognizes by setting `state`; if it
/// may, those that watch one of the same touches fail, and the views hear that the touches are
/// cancelled. Of several that could begin with the same event the innermost does.
open class GestureRecognizer {
  /// How far a recognizer has come.
  public enum State: Hashable, Sendable {
    /// It watches, or waits for touches.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// A continuous gesture is over, or a single one, such as a tap, was recognized.
    case ended
    /// A gesture that had begun counts as never having been there.
    case cancelled
    /// It is not this gesture; the touches are watched no more.
    case failed

    /// Whether a continuous gesture is under way.
    public var isActive: Bool { self == .began || self == .changed }
  }

  /// The touches it watches, in the order in which they came down.
  public internal(set) final var touches: [Touch] = []
  /// Whether it takes touches; switching it off cancels a gesture under way.
  public final var isEnabled = true { didSet { if !isEnabled { abandon() } } }
  /// Whether the views hear that touches are cancelled when the gesture is recognized.
  public final var cancelsTouchesInView = true

  unowned(unsafe) final var viewReference: View?
  private final var actions: [(GestureRecognizer) -> Void] = []
  private final var current = State.possible

  /// Creates a recognizer.
  ///
  /// - Parameter action: Hears of each change of the state from `began` on; see `addAction(_:)`.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// The view whose touches it watches.
  public final var view: View? { unsafe viewReference }

  /// Adds a closure that hears when a gesture begins, changes, ends or is cancelled.
  ///
  /// It lives as long as the recognizer, so it should not hold the view strongly: it is handed the
  /// recognizer, which knows the view.
  public final func addAction(_ action: @escaping (GestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// How far the recognizer has come; only subclasses set it.
  ///
  /// What it may not begin fails instead. After the last of its touches it is `possible` again.
  public final var state: State {
    get { current }
    set { change(to: newValue) }
  }

  /// The middle of the touches, in the coordinates of a view; `nil` means those of the stage.
  public final func location(in view: View?) -> Point {
    Touch.convert(Touch.center(of: touches), to: view)
  }

  // MARK: - What subclasses override

  /// Touches came down.
  open func touchesBegan(_ touches: [Touch]) {}
  /// Touches moved.
  open func touchesMoved(_ touches: [Touch]) {}
  /// Touches were lifted; they are still among `touches`.
  open func touchesEnded(_ touches: [Touch]) {}
  /// Touches were taken back; unless overridden that cancels the gesture.
  open func touchesCancelled(_ touches: [Touch]) {
    state = state.isActive ? .cancelled : .failed
  }
  /// Forgets the gesture; called when the state becomes `possible` again.
  open func reset() {}

  /// Whether the gesture may begin now; if not, it fails.
  open func shouldBegin() -> Bool { true }

  /// Whether this gesture and another may be under way with one touch; one of the two must say so.
  open func canRecognizeSimultaneously(with other: GestureRecognizer) -> Bool { false }

  // MARK: - Changes of the state

  private final func change(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard begin() else { return current = .failed }
      current = new == .ended ? .ended : .began
    case (.possible, .failed):
      return current = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      current = new
    default:
      return
    }
    // An action may add another, which hears of later changes only.
    for action in actions { action(self) }
  }

  /// Takes the touches for itself, if it may.
  private final func begin() -> Bool {
    guard let dispatcher = view?.stage?.touchDispatcher else { return false }
    return dispatcher.begin(self)
  }

  /// Ends what is under way, if anything is: the recognizer is switched off, or its view leaves.
  final func abandon() {
    guard !touches.isEmpty else { return }
    state = state.isActive ? .cancelled : .failed
  }

  /// Waits for touches again.
  final func rearm() {
    touches = []
    guard current != .possible else { return }
    current = .possible
    reset()
  }
}
