import Scene

// The listing of the post that described this illusion first, in its names and in its order, with
// constraints for everything. `HighlightSegmentedControl` shows the same pictures with its window cut
// by a rectangle; Documentation/ViewTree.docc/constraints.md sets this file beside the listing.

/// Titles of which the one under a sliding pill is white: the highlight built from constraints alone.
final class PostedStrip: View {
  /// What the post's text and the program it came with do differently.
  enum Order {
    /// The highlight is added above the black titles.
    case asInTheDemo
    /// It is added below them, so that they cover it.
    case asInTheListing
  }

  let titles: [String]
  /// What all titles are written in.
  let font: Font
  /// How long the pill takes from one title to another, in seconds.
  var duration = 0.25
  /// How it follows time.
  var curve = TimingCurve.easeInOut
  /// Whether the white titles are constrained anew at each step, as in the listing.
  ///
  /// Not needed: that their edges are the strip's says it already.
  var remakes = true

  /// The black titles.
  private(set) var bottoms: [Label] = []
  /// The white titles.
  private(set) var highLights: [Label] = []
  /// The window.
  let highlightView = View()
  /// The pill.
  let highlightLayerView = View()
  /// The layer of white titles.
  let highlightWithLabelView = View()

  init(
    titles: [String], font: Font = .system(size: 20), order: Order = .asInTheDemo
  ) {
    self.titles = titles
    self.font = font
    super.init(frame: .zero)
    addViews(order)
    makeConstraints()
  }

  override var typeName: StaticString { "PostedStrip" }

  private func addViews(_ order: Order) {
    if order == .asInTheListing { addSubview(highlightView) }
    highlightView.clipsToBounds = true
    highlightLayerView.backgroundColor = .red
    highlightLayerView.cornerRadius = 10
    highlightLayerView.clipsToBounds = true
    highlightView.addSubview(highlightLayerView)
    highlightView.addSubview(highlightWithLabelView)
    for title in titles {
      let bottomLabel = label(title, .black)
      let highlightsLabel = label(title, .white)
      addSubview(bottomLabel)
      highlightWithLabelView.addSubview(highlightsLabel)
      bottoms.append(bottomLabel)
      highLights.append(highlightsLabel)
    }
    if order == .asInTheDemo { addSubview(highlightView) }
  }

  private func label(_ title: String, _ color: Color) -> Label {
    let label = Label()
    label.text = title
    label.textColor = color
    label.font = font
    label.textAlignment = .center
    return label
  }

  private func makeConstraints() {
    bottoms.distribute(along: .horizontal, fixedSpacing: 0, leadSpacing: 0, tailSpacing: 0)
    highLights.distribute(along: .horizontal, fixedSpacing: 0, leadSpacing: 0, tailSpacing: 0)
    bottoms.makeConstraints { make in
      make.top.and.bottom.equalTo(self)
    }
    highLights.makeConstraints { make in
      make.top.and.bottom.equalTo(highlightWithLabelView)
    }

    highlightView.makeConstraints { make in
      make.top.and.leading.and.bottom.equalTo(self)
      make.width.equalTo(self).dividedBy(titles.count)
    }

    highlightLayerView.makeConstraints { make in
      make.top.and.bottom.equalTo(highlightView)
      make.leading.and.width.equalTo(highlightView)
    }

    highlightWithLabelView.makeConstraints { make in
      make.edges.equalTo(self)
    }
  }

  /// Lets the pill slide to a distance from the strip's beginning.
  func layerViewDidAnimate(_ offset: Double) {
    highlightView.updateConstraints { make in
      make.leading.offset(offset)
    }

    if remakes {
      highlightWithLabelView.remakeConstraints { make in
        make.leading.offset(-offset)
        make.top.and.bottom.and.trailing.equalTo(self)
      }
    }

    animate(withDuration: duration, curve: curve) {
      self.layoutIfNeeded()
    }
  }

  /// How far from the beginning a title's segment lies.
  func offset(of index: Int) -> Double {
    Double(index) * (bounds.size.width / Double(titles.count))
  }
}
