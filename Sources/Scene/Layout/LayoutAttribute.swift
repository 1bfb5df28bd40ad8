/// What of a view or a layout guide a constraint speaks of.
public enum LayoutAttribute: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The left edge, or the right one where text runs to the left.
  case leading
  /// The right edge, or the left one where text runs to the left.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the first line of text; the top edge of what has no text.
  case firstBaseline
  /// The baseline of the last line of text; the bottom edge of what has no text.
  case lastBaseline
  /// The left edge of the layout margins' guide.
  case leftMargin
  /// The right edge of the layout margins' guide.
  case rightMargin
  /// The top edge of the layout margins' guide.
  case topMargin
  /// The bottom edge of the layout margins' guide.
  case bottomMargin
  /// The leading edge of the layout margins' guide.
  case leadingMargin
  /// The trailing edge of the layout margins' guide.
  case trailingMargin
  /// The middle of the layout margins' guide from left to right.
  case centerXWithinMargins
  /// The middle of the layout margins' guide from top to bottom.
  case centerYWithinMargins
  /// Nothing: the constraint compares with a constant.
  case notAnAttribute
}

extension LayoutAttribute: CustomStringConvertible {
  /// The attribute's name, as in code.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  /// Along which axis the attribute is measured; `nil` for none.
  public var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }

  /// Whether it is a length and not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it is left or right by the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is left or right whatever the layout direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The same of the frame instead of the margins.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether it speaks of the margins' guide.
  var isOfMargins: Bool { withoutMargin != self }
}
