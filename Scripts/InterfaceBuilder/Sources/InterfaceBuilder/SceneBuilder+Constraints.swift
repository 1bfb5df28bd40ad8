import Scene

extension SceneBuilder {
  /// A constraint of the file; `nil` if one of its items is not part of this system.
  func constraint(_ element: Element) -> LayoutConstraint? {
    let names = element.itemNames
    guard let first = LayoutAttribute(fileName: element["firstAttribute"]),
      let second = LayoutAttribute(fileName: element["secondAttribute"] ?? "notAnAttribute"),
      let item = names.first.flatMap({ items[$0] })
    else { return nil }
    let other = names.second.flatMap { items[$0] }
    guard other != nil || names.second == nil else { return nil }
    let constraint = LayoutConstraint(
      item: item, attribute: first, relatedBy: LayoutRelation(fileName: element["relation"]),
      toItem: other, attribute: second,
      multiplier: Self.ratio(document.value("multiplier", of: element)),
      constant: Double(document.value("constant", of: element) ?? "") ?? 0)
    constraint.priority = LayoutPriority(
      Double(document.value("priority", of: element) ?? "") ?? 1000)
    constraint.identifier = element["id"]
    return constraint
  }

  /// A multiplier, which is written as a number or as a ratio: `0.8`, `3:2`, `1/3`.
  private static func ratio(_ text: String?) -> Double {
    let parts = (text ?? "1").split { $0 == ":" || $0 == "/" }.map { Double($0) ?? 1 }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
  }
}

extension Element {
  /// The identifiers of a constraint's items; where the first is not said, it is the view that holds
  /// the constraint.
  var itemNames: (first: String?, second: String?) {
    (self["firstItem"] ?? parent?.parent?["id"], self["secondItem"])
  }
}

extension LayoutAttribute {
  /// - Parameter name: The attribute in a file, which calls the last baseline `baseline`.
  init?(fileName name: String?) {
    let name = name == "baseline" ? "lastBaseline" : name
    guard let attribute = Self.allCases.first(where: { $0.description == name }) else {
      return nil
    }
    self = attribute
  }
}

extension LayoutRelation {
  /// - Parameter name: The relation in a file; if there is none, it is equality.
  init(fileName name: String?) {
    switch name {
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    case "lessThanOrEqual": self = .lessThanOrEqual
    default: self = .equal
    }
  }
}
