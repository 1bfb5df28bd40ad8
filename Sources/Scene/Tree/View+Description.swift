extension View: CustomStringConvertible {
  /// One line: type, name, frame, and what is set to other than it is at first.
  public final var description: String {
    var parts = ["\(label) frame \(state.frame.text)"]
    parts += stateParts
    if isHidden { parts.append("hidden") }
    if clipsToBounds { parts.append("clips") }
    if !isUserInteractionEnabled { parts.append("no interaction") }
    switch semanticContentAttribute {
    case .unspecified: break
    case .forceLeftToRight: parts.append("left to right")
    case .forceRightToLeft: parts.append("right to left")
    }
    if tag != 0 { parts.append("tag \(tag)") }
    let detail = detail
    if !detail.isEmpty { parts.append(detail) }
    return parts.joined(separator: ", ")
  }

  /// The view and all that is in it, a line each.
  ///
  /// A level is indented by two spaces; from the 41st on its number stands before the line instead.
  public final func recursiveDescription() -> String {
    var text = ""
    var worklist = [(view: self, depth: 0)]
    while let (view, depth) = worklist.popLast() {
      text += depth <= 40 ? String(repeating: "  ", count: depth) : "[\(depth)] "
      text += view.description
      text += "\n"
      for subview in view.subviews.reversed() { worklist.append((subview, depth + 1)) }
    }
    return text
  }

  /// The type's name and, if there is one, the view's own.
  final var label: String {
    let type = typeName.text
    return name.isEmpty ? type : "\(type) \(name.quoted)"
  }

  /// The animatable properties that are not as they are at first.
  private final var stateParts: [String] {
    let standard = ViewState()
    var parts: [String] = []
    if state.bounds.origin != .zero { parts.append("bounds origin \(state.bounds.origin.text)") }
    if state.anchorPoint != standard.anchorPoint {
      parts.append("anchor \(state.anchorPoint.text)")
    }
    if !state.transform.isIdentity { parts.append("transform \(state.transform.text)") }
    if state.alpha != 1 { parts.append("alpha \(state.alpha.text)") }
    if let color = state.backgroundColor { parts.append("background \(color.text)") }
    if state.cornerRadius != 0 { parts.append("radius \(state.cornerRadius.text)") }
    if state.borderWidth != 0 {
      parts.append("border \(state.borderWidth.text) \(state.borderColor.text)")
    }
    if !state.numbers.isEmpty {
      parts.append("numbers " + state.numbers.map { $0.text }.joined(separator: " "))
    }
    return parts
  }
}
