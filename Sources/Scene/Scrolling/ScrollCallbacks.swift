/// Whom a scroll view tells what it does; names and order are those of UIKit's delegate.
///
/// A drag: `willBeginDragging`, `didScroll` …, `willEndDragging`, `didEndDragging`. If it goes on by
/// itself: `willBeginDecelerating`, `didScroll` …, `didEndDecelerating`. A move by code with animation:
/// `didScroll` …, `didEndScrollingAnimation`. A pinch: `willBeginZooming`, `didZoom` and `didScroll` …,
/// `didEndZooming`. Whatever begins ends, once, also when it is cut short or
/// the view leaves the stage.
///
/// They are closures and not a delegate, since nothing here may refer weakly: a delegate would have to
/// be kept alive, or be trusted to live. Each is handed the scroll view, so none has to capture it; one
/// that captures a view in which the scroll view lies should do so weakly or unowned.
public struct ScrollCallbacks {
  /// The offset changed, by whatever it was.
  public var didScroll: ((ScrollView) -> Void)?
  /// A finger has begun to move the content.
  public var willBeginDragging: ((ScrollView) -> Void)?
  /// The finger is about to let go: with a velocity of the offset, in points a **millisecond**, and
  /// where it will come to rest, which may be changed.
  public var willEndDragging: ((ScrollView, _ velocity: Point, _ target: inout Point) -> Void)?
  /// The finger has let go; the flag says whether the content goes on by itself.
  public var didEndDragging: ((ScrollView, _ willDecelerate: Bool) -> Void)?
  /// The content goes on by itself.
  public var willBeginDecelerating: ((ScrollView) -> Void)?
  /// The content has come to rest, or was stopped.
  public var didEndDecelerating: ((ScrollView) -> Void)?
  /// A move by code with animation is over.
  public var didEndScrollingAnimation: ((ScrollView) -> Void)?
  /// The insets changed that result from the scroll view's own and the safe area's.
  public var didChangeAdjustedContentInset: ((ScrollView) -> Void)?

  /// Says which view the scale is for; `nil` means that there is no zooming.
  public var viewForZooming: ((ScrollView) -> View?)?
  /// Fingers, or code with animation, begin to change the scale.
  public var willBeginZooming: ((ScrollView) -> Void)?
  /// The scale changed, by whatever it was.
  public var didZoom: ((ScrollView) -> Void)?
  /// The scale has come to rest, where it says.
  public var didEndZooming: ((ScrollView, _ scale: Double) -> Void)?

  /// Creates callbacks that tell nobody.
  public init() {}
}
