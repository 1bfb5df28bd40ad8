/// A segment of a plain segmented control: its title, selected and not, and the line before it.
///
/// Its numbers are how much it is selected, and how much a finger is on it, each 0 … 1.
final class SegmentCell: View {
  /// What it says.
  let title = Label()
  /// The same as it is while selected.
  let selectedTitle = Label()
  /// The line between the segment before and this one, which lies in the control.
  let divider = View()
  /// The width it was given; 0 if none.
  var width = 0.0
  /// Whether it can be selected by a finger.
  var isEnabled = true
  /// How far the title is moved from its place.
  var contentOffset = Size.zero { didSet { setNeedsLayout() } }
  /// The opacity of the titles.
  var opacity = 1.0 { didSet { if opacity != oldValue { setNeedsLayout() } } }

  private var inset = 0.0
  private var highlightedAlpha = 1.0

  init(title text: String) {
    super.init(frame: .zero)
    numbers = [0, 0]
    isUserInteractionEnabled = false
    divider.isUserInteractionEnabled = false
    for label in [title, selectedTitle] {
      label.textAlignment = .center
      addSubview(label)
    }
    self.text = text
  }

  override var typeName: StaticString { "SegmentCell" }

  override var detail: String { isEnabled ? "" : "disabled" }

  /// What it says.
  var text: String {
    get { title.text }
    set {
      title.text = newValue
      selectedTitle.text = newValue
    }
  }

  /// How much the segment is selected.
  var selection: Double {
    get { numbers.first ?? 0 }
    set { numbers = [newValue, highlight] }
  }

  /// How much a finger is on the segment.
  var highlight: Double {
    get { numbers.count > 1 ? numbers[1] : 0 }
    set { numbers = [selection, newValue] }
  }

  /// Takes over what a style says of titles and lines.
  func apply(_ style: SegmentedControlStyle) {
    title.font = style.font
    title.textColor = style.textColor
    selectedTitle.font = style.selectedFont
    selectedTitle.textColor = style.selectedTextColor
    divider.backgroundColor = style.dividerColor
    inset = style.titleInset.isFinite ? style.titleInset : 0
    highlightedAlpha = style.highlightedAlpha
    setNeedsLayout()
  }

  /// The room that the title takes at most.
  var titleWidth: Double {
    max(title.intrinsicContentSize.width, selectedTitle.intrinsicContentSize.width)
  }

  override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    let frame = state.bounds.insetBy(dx: inset, dy: 0)
      .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    let selection = Self.part(state.numbers, 0)
    let shown = opacity * 1.0.moved(to: highlightedAlpha, Self.part(state.numbers, 1))
    // The one below goes later than the other comes, so that both together do not fade in between.
    for (label, alpha) in [(title, 1 - selection * selection), (selectedTitle, selection)] {
      arrangement.place(label, frame: frame)
      arrangement[label].alpha = min(max(shown * alpha, 0), 1)
    }
  }

  private static func part(_ numbers: [Double], _ index: Int) -> Double {
    guard numbers.indices.contains(index), numbers[index] > 0 else { return 0 }
    return min(numbers[index], 1)
  }
}
