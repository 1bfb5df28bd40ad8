extension LayoutConstraint: CustomStringConvertible {
  /// One line, as `<gap: Label "title".left == View "box".right + 8 ^750>`.
  ///
  /// Items are named by their type and name or tag, the constraint by its identifier, if it has one.
  /// Of a constraint made by `makeConstraints` and its like it also says where that stands:
  /// `@Module/File.swift:12`.
  public var description: String {
    var text = identifier.map { "<\($0): " } ?? "<"
    text += firstNode.text + "." + firstAttribute.description + " " + relation.description + " "
    if let secondNode {
      text += secondNode.text + "." + secondAttribute.description
      if multiplier != 1 { text += " * " + multiplier.text }
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += constant.magnitude.text }
    } else {
      text += constant.text
    }
    if priority != .required { text += " ^" + priority.rawValue.text }
    if let origin { text += " @" + origin.text }
    return text + ">"
  }
}

extension LayoutNode {
  /// The item's name in descriptions.
  var text: String { unsafe item?.layoutLabel ?? "(gone)" }
}
