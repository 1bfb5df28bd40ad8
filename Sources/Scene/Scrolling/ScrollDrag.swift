/// A drag of a scroll view's content.
struct ScrollDrag {
  /// Where the content was when the drag began.
  let start: Point
  /// The axis along which alone the content moves; `nil` if there is none.
  let lockedAxis: LayoutAxis?
  /// The offset that the finger asks for, without edges, when the translation is `translation`.
  var raw: Point
  /// The finger's translation at that moment.
  var translation: Point
  /// By how much farther the content is beyond its edge than the finger could have drawn it.
  var stretch = Point(x: 1, y: 1)
}
