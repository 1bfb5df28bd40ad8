/// How strongly a view keeps the size of its content; `nil` is the view's usual.
struct ContentPriorities {
  var horizontalHugging: LayoutPriority?
  var verticalHugging: LayoutPriority?
  var horizontalResistance: LayoutPriority?
  var verticalResistance: LayoutPriority?
}
