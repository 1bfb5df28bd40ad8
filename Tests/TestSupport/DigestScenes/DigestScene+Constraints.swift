import Scene

// A picture laid out by statements about constraints, on its way, and the words for those that clash.
extension DigestScene {
  /// A highlight built from constraints alone, interrupted in mid-motion, and boxes beside it.
  static func constraints() -> DisplayList {
    let stage = Stage(size: Size(width: 120, height: 60), scale: 1.7, background: .white)
    let strip = View()
    let window = View()
    let titles = View()
    stage.root.addSubview(strip)
    strip.makeConstraints { make in
      make.directionalHorizontalEdges.equalToSuperview().inset(6)
      make.top.equalTo(stage.root.layoutMarginsGuide)
      make.height.equalTo(strip.anchors.width).multipliedBy(0.2)
    }
    fill(strip, .black)
    strip.addSubview(window)
    window.backgroundColor = .red
    window.clipsToBounds = true
    window.cornerRadius = 5
    window.addSubview(titles)
    fill(titles, .white)
    window.makeConstraints { make in
      make.top.and.leading.and.bottom.equalTo(strip)
      make.width.equalTo(strip).dividedBy(3)
    }
    titles.makeConstraints { make in make.edges.equalTo(strip) }
    addBoxes(below: strip, to: stage.root)
    stage.layoutIfNeeded()
    for (time, offset) in [(0.1, 72.0), (0.2, 13.7)] {
      window.updateConstraints { make in make.leading.offset(offset) }
      stage.animate(withDuration: 0.25) { strip.layoutIfNeeded() }
      stage.advance(to: time)
    }
    return stage.displayList(at: 0.3)
  }

  private static func fill(_ strip: View, _ color: Color) {
    let labels = ["Wave", "Ågot", "fjord"].map { title in
      let label = Label()
      label.text = title
      label.font = .system(size: 9)
      label.textColor = color
      label.textAlignment = .center
      strip.addSubview(label)
      return label
    }
    labels.distribute(along: .horizontal, fixedSpacing: 0)
    labels.makeConstraints { make in make.top.and.bottom.equalTo(strip) }
  }

  private static func addBoxes(below strip: View, to root: View) {
    let boxes = (0..<4).map { index in
      let box = View()
      box.backgroundColor = Color(UInt8(40 * index), 90, UInt8(200 - 30 * index))
      root.addSubview(box)
      return box
    }
    boxes.distribute(along: .horizontal, fixedItemLength: 17, leadSpacing: 5, tailSpacing: 9)
    boxes.makeConstraints { make in
      make.top.equalTo([.item(strip), strip.anchors.bottom]).priorityLow()
      make.top.greaterThanOrEqualTo(strip.bottomAnchor).offset(3)
      make.height.lessThanOrEqualTo(12).labeled("low")
      make.bottom.equalToSuperview().inset(2).priority(.high)
    }
  }

  /// The words for a statement without sense, an update without a constraint, and a clash.
  static func constraintWords() -> [UInt8] {
    let stage = Stage(size: Size(width: 90, height: 60))
    var words = ""
    stage.diagnosticsHandler = { words += $0.description + "\n" }
    let view = View()
    view.name = "view"
    stage.root.addSubview(view)
    view.makeConstraints { make in
      make.size.equalTo(Size(width: 30, height: 20)).labeled("size")
      make.width.equalTo(stage.root).dividedBy(0)
      make.center.equalTo(Point(x: 3, y: 4))
      make.edges.equalToSuperview().insets(DirectionalEdgeInsets(leading: 2))
    }
    view.updateConstraints { make in make.width.equalTo(stage.root).multipliedBy(0.5) }
    view.makeConstraints { make in make.width.equalTo(40).labeled("other") }
    stage.layoutIfNeeded()
    // Places in the source have the name of the module in them, of which there are two.
    let said = words.split { $0 == " " || $0 == "\n" }.filter { !$0.contains("/") }
    return Array(said.joined(separator: " ").utf8)
  }
}
