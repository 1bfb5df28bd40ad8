/// Whom a row of the solver belongs to.
enum RowOwner {
  /// A constraint of the user's.
  case constraint(LayoutConstraint)
  /// The engine itself, about an item.
  case item(LayoutNode, LayoutAttribute)
}
