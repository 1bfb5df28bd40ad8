/// A badge of a tab strip: a dot, or signs in a capsule.
final class TabBadgeView: View {
  private static let font = Font.system(size: 11, weight: .medium)
  private static let height = 16.0
  private static let dotSize = 8.0

  /// What it says.
  var badge = TabBadge.none { didSet { if badge != oldValue { badgeDidChange() } } }
  /// What writes it.
  let writing = Label()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    writing.font = Self.font
    writing.textAlignment = .center
    addSubview(writing)
    badgeDidChange()
  }

  override var typeName: StaticString { "TabBadgeView" }

  /// The size that it wants; zero if there is none.
  var size: Size {
    guard let text = badge.label else { return .zero }
    guard !text.isEmpty else { return Size(width: Self.dotSize, height: Self.dotSize) }
    let width = Self.font.size(of: text).width + 9
    return Size(width: max(Self.height, width.rounded(.up)), height: Self.height)
  }

  override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    arrangement.place(writing, frame: state.bounds)
  }

  private func badgeDidChange() {
    isHidden = badge.label == nil
    writing.text = badge.label ?? ""
    cornerRadius = size.height / 2
  }
}
