/// A constraint as it shall be, as a value.
struct ConstraintRule {
  /// A side of the relation.
  struct Side {
    var item: LayoutItem
    var attribute: LayoutAttribute

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// What a constraint cannot change: rules that agree in it are served by the same constraint.
  struct Key: Hashable {
    var first: ObjectIdentifier
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: ObjectIdentifier?
    var secondAttribute: LayoutAttribute
  }

  var identifier: StaticString
  var first: Side
  var relation = LayoutRelation.equal
  /// `nil` compares with the constant.
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required

  var key: Key {
    Key(
      first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
      second: second.map { ObjectIdentifier($0.item) },
      secondAttribute: second?.attribute ?? .notAnAttribute)
  }

  /// A new constraint that says this.
  func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier.text
    return constraint
  }

  /// Lets a constraint of the same key say this.
  func apply(to constraint: LayoutConstraint) {
    constraint.multiplier = multiplier
    constraint.constant = constant
    constraint.priority = priority
    constraint.identifier = identifier.text
  }
}
