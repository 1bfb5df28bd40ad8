// Makes the views of one layout system out of a file, with our constraints.
//
// The root has its recorded size. Everything that constraints place is left to them; recorded sizes
// come in only as the size of content, for kinds of views that have one, and as frames of views that
// no constraint places. Safe areas, and margins where they were read off, come with the corpus.

import Scene

/// Builds one layout system.
final class SceneBuilder {
  let document: Document
  let record: SceneRecord
  /// What is added to the recorded size of content, to see what depends on it.
  let surplus: Size
  let stage: Stage
  /// What the identifiers of the file stand for.
  private(set) var items: [String: LayoutItem] = [:]
  /// The views that constraints or stacks place, in the order of the file.
  private(set) var placed: [(element: Element, view: View)] = []
  /// The constraints, as the file says them.
  private(set) var constraints: [Element] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Returns: `nil` if the file has no such view, or none with a size.
  init?(_ record: SceneRecord, in document: Document, surplus: Size = .zero) {
    guard let root = document[record.root], let frame = root.frame else { return nil }
    self.document = document
    self.record = record
    self.surplus = surplus
    stage = Stage(size: frame.size, scale: document.canvas.scale)
    stage.safeAreaInsets = record.safeArea
    stage.diagnosticsHandler = { [unowned self] in diagnostics.append($0) }
    add(root, to: stage.root).frame = stage.bounds
    addLayoutGuides(of: root.parent)
    for element in constraints { constraint(element)?.isActive = true }
    stage.layoutIfNeeded()
  }

  // MARK: - Views

  @discardableResult
  private func add(_ element: Element, to superview: View) -> View {
    let view = makeView(element)
    put(view, element, into: superview)
    view.isHidden = element.isHidden
    setPriorities(of: view, element)
    setMargins(of: view, element)
    if let id = element["id"] {
      items[id] = view
      view.name = id
    }
    for guide in element.children("viewLayoutGuide") { add(guide, of: view) }
    for subview in document.subviews(of: element) { add(subview, to: view) }
    for constraint in element.child("constraints")?.children ?? []
    where document.isInstalled(constraint) {
      constraints.append(constraint)
    }
    return view
  }

  private func makeView(_ element: Element) -> View {
    if element.name == "stackView" { return makeStack(element) }
    if element.name == "scrollView" { return ScrollView() }
    let kind = ViewKind(element)
    let frame = element.frame ?? .zero
    let none = View.noIntrinsicMetric
    let insets = kind.alignmentInsets
    func length(_ recorded: Double, _ placeholder: String, _ isGiven: Bool) -> Double {
      element.number(placeholder) ?? (isGiven ? recorded : none)
    }
    let content = Size(
      width: length(
        frame.size.width - insets.left - insets.right + surplus.width,
        "placeholderIntrinsicWidth", kind.hasWidth),
      height: length(
        frame.size.height - insets.top - insets.bottom + surplus.height,
        "placeholderIntrinsicHeight", kind.hasHeight))
    let view = RecordedView(content: content, insets: insets)
    view.setBaselines(of: element, height: frame.size.height)
    return view
  }

  /// Adds a view where its superview wants it, and says what places it.
  private func put(_ view: View, _ element: Element, into superview: View) {
    if let stack = superview as? StackView, element.isListed {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    if element["key"] == "contentView", element.parent?.name == "visualEffectView" {
      view.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: superview.leftAnchor),
        view.rightAnchor.constraint(equalTo: superview.rightAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      ])
    } else if document.isPlaced(element), element["id"] != record.root {
      view.translatesAutoresizingMaskIntoConstraints = false
      placed.append((element, view))
    } else {
      view.frame = element.frame ?? superview.bounds
    }
  }

  private func setPriorities(of view: View, _ element: Element) {
    for (axis, name) in [(LayoutAxis.horizontal, "horizontal"), (.vertical, "vertical")] {
      if let hugging = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(LayoutPriority(hugging), for: axis)
      }
      if let resistance = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(LayoutPriority(resistance), for: axis)
      }
    }
  }

  // MARK: - Guides

  private func add(_ guide: Element, of view: View) {
    guard let id = guide["id"] else { return }
    switch guide["key"] {
    case "safeArea": items[id] = view.safeAreaLayoutGuide
    case "contentLayoutGuide": items[id] = (view as? ScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": items[id] = (view as? ScrollView)?.frameLayoutGuide
    default: break
    }
  }

  /// The guides that controllers had before there were safe areas: from the edge to the safe area.
  private func addLayoutGuides(of controller: Element?) {
    for element in controller?.child("layoutGuides")?.children ?? [] {
      guard let id = element["id"], let root = items[record.root] as? View else { continue }
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      let isTop = element["type"] == "top"
      let length = isTop ? record.safeArea.top : record.safeArea.bottom
      LayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: length),
        isTop
          ? guide.topAnchor.constraint(equalTo: root.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      items[id] = guide
    }
  }
}
