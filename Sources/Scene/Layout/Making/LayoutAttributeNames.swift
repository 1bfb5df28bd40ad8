/// Where the attributes of a view or guide can be named: behind `make`, behind attributes named
/// before, and behind `anchors` of another view.
public protocol LayoutAttributeNames {
  /// What naming attributes gives.
  associatedtype Named
  /// Names attributes by themselves: `make.attributes([.top, .left])`.
  func attributes(_ attributes: [LayoutAttribute]) -> Named
}

extension LayoutAttributeNames {
  /// The left edge.
  public var left: Named { attributes([.left]) }
  /// The right edge.
  public var right: Named { attributes([.right]) }
  /// The top edge.
  public var top: Named { attributes([.top]) }
  /// The bottom edge.
  public var bottom: Named { attributes([.bottom]) }
  /// The left edge, or the right one where text runs to the left.
  public var leading: Named { attributes([.leading]) }
  /// The right edge, or the left one where text runs to the left.
  public var trailing: Named { attributes([.trailing]) }
  /// The width.
  public var width: Named { attributes([.width]) }
  /// The height.
  public var height: Named { attributes([.height]) }
  /// The middle between left and right.
  public var centerX: Named { attributes([.centerX]) }
  /// The middle between top and bottom.
  public var centerY: Named { attributes([.centerY]) }
  /// The baseline of the first line of text.
  public var firstBaseline: Named { attributes([.firstBaseline]) }
  /// The baseline of the last line of text.
  public var lastBaseline: Named { attributes([.lastBaseline]) }
  /// The baseline of the last line of text.
  public var baseline: Named { attributes([.lastBaseline]) }
  /// The left edge of the layout margins' guide.
  public var leftMargin: Named { attributes([.leftMargin]) }
  /// The right edge of the layout margins' guide.
  public var rightMargin: Named { attributes([.rightMargin]) }
  /// The top edge of the layout margins' guide.
  public var topMargin: Named { attributes([.topMargin]) }
  /// The bottom edge of the layout margins' guide.
  public var bottomMargin: Named { attributes([.bottomMargin]) }
  /// The leading edge of the layout margins' guide.
  public var leadingMargin: Named { attributes([.leadingMargin]) }
  /// The trailing edge of the layout margins' guide.
  public var trailingMargin: Named { attributes([.trailingMargin]) }
  /// The middle of the layout margins' guide from left to right.
  public var centerXWithinMargins: Named { attributes([.centerXWithinMargins]) }
  /// The middle of the layout margins' guide from top to bottom.
  public var centerYWithinMargins: Named { attributes([.centerYWithinMargins]) }
}

// MARK: - Several at once

extension LayoutAttributeNames {
  /// Left, right, top and bottom.
  public var edges: Named { attributes([.left, .right, .top, .bottom]) }
  /// Leading, trailing, top and bottom.
  public var directionalEdges: Named { attributes([.leading, .trailing, .top, .bottom]) }
  /// Left and right.
  public var horizontalEdges: Named { attributes([.left, .right]) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: Named { attributes([.leading, .trailing]) }
  /// Top and bottom.
  public var verticalEdges: Named { attributes([.top, .bottom]) }
  /// Width and height.
  public var size: Named { attributes([.width, .height]) }
  /// Both middles.
  public var center: Named { attributes([.centerX, .centerY]) }
  /// Left, right, top and bottom of the layout margins' guide.
  public var margins: Named { attributes([.leftMargin, .rightMargin, .topMargin, .bottomMargin]) }
  /// Leading, trailing, top and bottom of the layout margins' guide.
  public var directionalMargins: Named {
    attributes([.leadingMargin, .trailingMargin, .topMargin, .bottomMargin])
  }
  /// Both middles of the layout margins' guide.
  public var centerWithinMargins: Named {
    attributes([.centerXWithinMargins, .centerYWithinMargins])
  }
}
