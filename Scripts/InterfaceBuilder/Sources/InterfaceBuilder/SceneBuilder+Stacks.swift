import Scene

extension SceneBuilder {
  /// A stack as the file describes it, without what it arranges.
  func makeStack(_ element: Element) -> StackView {
    let stack = StackView()
    func value(_ attribute: String) -> String? { document.value(attribute, of: element) }
    stack.axis = value("axis") == "vertical" ? .vertical : .horizontal
    stack.spacing =
      value("spacingType") == "standard"
      ? StackView.spacingUseSystem : Double(value("spacing") ?? "") ?? 0
    stack.distribution =
      switch value("distribution") {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch value("alignment") {
      case "leading", "top": .leading
      case "center": .center
      case "trailing", "bottom": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    // A file has margins of a stack only if it keeps them.
    stack.isLayoutMarginsRelativeArrangement =
      element.child("edgeInsets", key: "layoutMargins") != nil
      || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    return stack
  }
}
