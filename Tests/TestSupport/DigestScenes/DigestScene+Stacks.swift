import Scene

// A card of stacks in stacks: all distributions, baselines, text that wraps, and views on their way out.
extension DigestScene {
  /// A column of rows, in the middle of the motion in which each row loses its second view.
  static func stacks() -> DisplayList {
    let stage = Stage(size: Size(width: 150, height: 150), scale: 1.5, background: .white)
    let card = StackView(arrangedSubviews: [header()])
    card.axis = .vertical
    card.spacing = 3
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 5, right: 6)
    card.backgroundColor = Color(235, 238, 245)
    card.cornerRadius = 9
    card.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(card)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 4),
      card.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -4),
      card.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 4),
    ])
    for distribution in StackView.Distribution.allCases {
      card.addArrangedSubview(row(distribution))
    }
    card.addArrangedSubview(baselines())
    stage.layoutIfNeeded()
    stage.animate(withDuration: 1) {
      for row in card.arrangedSubviews { row.subviews[1].isHidden = true }
      card.setCustomSpacing(9, after: card.arrangedSubviews[2])
    }
    return stage.displayList(at: 0.4)
  }

  private static func header() -> StackView {
    let text = Label(text: "Text that wraps beside its icon", font: .system(size: 8))
    text.numberOfLines = 0
    let header = StackView(arrangedSubviews: [box(21, 21, 0), box(9, 14, 1), text])
    header.alignment = .center
    header.spacing = StackView.spacingUseSystem
    return header
  }

  private static func row(_ distribution: StackView.Distribution) -> StackView {
    let row = StackView(
      arrangedSubviews: [box(11, 9, 0), box(29, 9, 1), box(8, 9, 2), box(17, 9, 3)])
    row.distribution = distribution
    row.spacing = 2.5
    row.backgroundColor = .white
    if distribution == .equalSpacing { row.semanticContentAttribute = .forceRightToLeft }
    return row
  }

  private static func baselines() -> StackView {
    let labels = [7.0, 12, 18, 9].map { size -> View in
      Label(text: "Hg", font: .system(size: size))
    }
    let row = StackView(arrangedSubviews: labels)
    row.alignment = .firstBaseline
    row.distribution = .equalCentering
    return row
  }

  private static func box(_ width: Double, _ height: Double, _ index: Int) -> View {
    let box = View()
    box.backgroundColor = Color(UInt8(220 - 60 * index), 110, UInt8(60 + 50 * index))
    box.cornerRadius = 2
    // Below what is required, so that a stack may stretch it.
    let sizes = [
      box.widthAnchor.constraint(equalToConstant: width),
      box.heightAnchor.constraint(equalToConstant: height),
    ]
    for size in sizes { size.priority = .defaultHigh }
    LayoutConstraint.activate(sizes)
    return box
  }
}
