/// How a plain segmented control looks.
///
/// At first it is the grey one with a white pill that an App Store's charts have in their bar.
public struct SegmentedControlStyle: Hashable, Sendable {
  /// What lies behind everything.
  public var trackColor = Color(118, 118, 128).withAlphaComponent(0.12)
  /// The radius of the control's corners; more than half the shorter side counts as that.
  ///
  /// The pill's corners have as much less as it is smaller.
  public var cornerRadius = 9.0
  /// The height that the control would like to have.
  public var height = 32.0

  /// The colour of the pill under the selected title.
  public var pillColor = Color.white
  /// By how much the pill is smaller than its segment, on each side.
  public var pillInset = 2.0
  /// How much smaller the pill is while a finger is on it; 1 is as large as ever.
  public var pressedScale = 0.95
  /// The opacity of the pill's shadow, which ends at the control's edge; 0 is none.
  public var shadowOpacity = 0.12
  /// How soft the shadow is: the standard deviation of its blur, in points.
  public var shadowRadius = 4.0
  /// How far below the pill the shadow lies.
  public var shadowOffset = 3.0

  /// The font of titles that are not selected.
  public var font = Font.system(size: 13)
  /// The font of the selected title.
  public var selectedFont = Font.system(size: 13, weight: .medium)
  /// The colour of titles that are not selected.
  public var textColor = Color.black
  /// The colour of the selected title.
  public var selectedTextColor = Color.black
  /// The room beside a title, on each side, that the control would like to have.
  public var titlePadding = 10.0
  /// The room beside a title, on each side, that there is at least: longer titles are shortened.
  public var titleInset = 4.0
  /// The opacity of titles while a finger is on them.
  public var highlightedAlpha = 0.3
  /// The opacity of what is disabled.
  public var disabledAlpha = 0.5

  /// The colour of the lines between neighbours of which none is selected; `nil` if there are none.
  public var dividerColor: Color? = Color(142, 142, 147).withAlphaComponent(0.3)
  /// The width of the lines, in points.
  public var dividerWidth = 1.0
  /// By how much the lines are shorter than the control, at each end.
  public var dividerInset = 8.0

  /// Creates the style that a control has at first.
  public init() {}

  /// The same in a capsule, without lines between the segments.
  public static var capsule: SegmentedControlStyle {
    var style = SegmentedControlStyle()
    style.cornerRadius = 1000
    style.height = 36
    style.dividerColor = nil
    return style
  }
}
