/// A linear relation that layout keeps: first attribute (==, <=, >=) multiplier x second + constant.
///
/// Edges and centres are those of alignment rects, untransformed, in points. Whoever activates a
/// constraint need not keep it: the closest common superview of its items does.
///
/// A constraint does not keep its items. When one of them is gone, so is the constraint's effect.
public final class LayoutConstraint {
  /// The view or guide on the left-hand side; `nil` if it is gone.
  public var firstItem: LayoutItem? { unsafe firstNode.item }
  /// What of it.
  public let firstAttribute: LayoutAttribute
  /// How the sides compare.
  public let relation: LayoutRelation
  /// The view or guide on the right-hand side; `nil` if there is none, or if it is gone.
  public var secondItem: LayoutItem? { unsafe secondNode?.item }
  /// What of it; `notAnAttribute` if the right-hand side is the constant alone.
  public let secondAttribute: LayoutAttribute

  /// By what the second attribute is multiplied; it may be changed at any time.
  public var multiplier: Double {
    didSet { if multiplier != oldValue { engine?.termsChanged(of: self) } }
  }
  /// What is added on the right-hand side, in points.
  ///
  /// With `leading` and `trailing` it counts in the direction in which text runs.
  public var constant: Double {
    didSet { if constant != oldValue { engine?.constantChanged(of: self) } }
  }
  /// How strongly it insists; it may be changed at any time, also from and to `required`.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { engine?.priorityChanged(of: self) } }
  }
  /// A name for descriptions; `nil` if there is none.
  public var identifier: String?

  /// Where the statement stands that made the constraint; `nil` if it was made in another way.
  var origin: SourceLine?
  let firstNode: LayoutNode
  let secondNode: LayoutNode?
  /// What holds the constraint while it is active, or waits for its items to come together.
  var activation = Activation.inactive
  /// Counts the constraints of a tree in the order in which they were activated.
  var number = 0
  /// What the engine knows of the constraint while it takes part in a layout.
  var row: LayoutRow?

  /// Creates a constraint, which has no effect before it is activated.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left-hand side.
  ///   - attribute: What of it.
  ///   - relation: How the sides compare.
  ///   - otherItem: The view or guide on the right-hand side; `nil` compares with the constant.
  ///   - otherAttribute: What of it.
  ///   - multiplier: By what that is multiplied.
  ///   - constant: What is added, in points.
  public init(
    item: LayoutItem, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem otherItem: LayoutItem?, attribute otherAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    firstNode = item.node
    firstAttribute = attribute
    self.relation = relation
    secondNode = otherItem?.node
    secondAttribute = otherItem == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  private var engine: LayoutEngine? { row?.engine }

  /// Whether it depends on where lines of text lie.
  var namesBaseline: Bool {
    func isBaseline(_ attribute: LayoutAttribute) -> Bool {
      attribute == .firstBaseline || attribute == .lastBaseline
    }
    return isBaseline(firstAttribute) || isBaseline(secondAttribute)
  }
}
