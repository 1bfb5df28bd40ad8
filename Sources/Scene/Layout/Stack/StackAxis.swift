/// The attributes by which a stack names places, along its axis or across it.
struct StackAxis {
  let axis: LayoutAxis

  init(_ axis: LayoutAxis) {
    self.axis = axis
  }

  /// The other axis.
  var across: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }
  /// The edge where the first view lies.
  var near: LayoutAttribute { axis == .horizontal ? .leading : .top }
  /// The edge where the last view lies.
  var far: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  /// The middle between them.
  var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  /// The distance between them.
  var length: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The length of a view's content; `nil` if it has none.
  func contentLength(of view: View) -> Double? {
    let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
    let length =
      axis == .horizontal
      ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    // Written so that NaN counts as none.
    return length >= 0 && length.isFinite ? length : nil
  }
}
