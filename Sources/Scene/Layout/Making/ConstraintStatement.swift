/// A statement about a view or guide, such as `make.width.equalTo(other).dividedBy(3)`.
///
/// Whoever keeps it can say the same words again later, and so change what was made: its offset, its
/// multiplier, its priority, and whether it is active. It keeps no view alive.
public final class ConstraintStatement {
  /// One constraint to be.
  struct Part {
    let attribute: LayoutAttribute
    let target: LayoutNode?
    let targetAttribute: LayoutAttribute
    var constant = 0.0
  }

  /// How far the statement has come.
  enum Phase {
    /// Its block is running.
    case saying
    /// Its block has ended.
    case closed
  }

  /// What it became: a constraint for each attribute and operand; none while its block is running, or
  /// if something was wrong with it.
  public internal(set) var constraints: [LayoutConstraint] = []

  let subject: LayoutNode
  private(set) var location: SourceLine
  private(set) var attributes: [LayoutAttribute] = []
  private(set) var relation: LayoutRelation?
  private(set) var parts: [Part] = []
  private(set) var multiplier = 1.0
  private(set) var priority = LayoutPriority.required
  private(set) var key: String?
  private(set) var phase = Phase.saying
  /// What is wrong with the statement, if anything is: the first mistake.
  private(set) var mistake: String?

  init(about subject: LayoutNode, at location: SourceLine) {
    self.subject = subject
    self.location = location
  }

  // MARK: - Fillers

  /// Goes on with the sentence; says nothing by itself.
  public var and: ConstraintStatement { self }
  /// Goes on with the sentence; says nothing by itself.
  public var with: ConstraintStatement { self }

  // MARK: - Offsets

  /// Adds to the right-hand side; the last of several counts.
  ///
  /// A number is added to every attribute as it is: `edges.equalTo(other).offset(8)` moves all edges
  /// to the right and down, it insets nothing. A point is for places, a size for width and height,
  /// insets are for edges. What suits none of the attributes is a mistake.
  @discardableResult
  public func offset<Offset: ConstraintOffset>(_ offset: Offset) -> ConstraintStatement {
    shift(offset.constraintShift)
  }

  /// Moves edges inward: left, leading and top by the distance, right, trailing and bottom by its
  /// opposite.
  @discardableResult
  public func inset<Inset: ConstraintInset>(_ inset: Inset) -> ConstraintStatement {
    shift(inset.constraintInsetShift)
  }

  /// Moves edges inward; left counts for leading, and right for trailing.
  @discardableResult
  public func insets<Inset: ConstraintInset>(_ insets: Inset) -> ConstraintStatement {
    shift(insets.constraintInsetShift)
  }

  /// Adds to width and height, and to nothing else.
  @discardableResult
  public func sizeOffset(_ size: Size) -> ConstraintStatement {
    shift(.size(size))
  }

  /// Adds to the middles, and to nothing else.
  @discardableResult
  public func centerOffset(_ offset: Point) -> ConstraintStatement {
    shift(.center(offset))
  }

  // MARK: - Factors

  /// Multiplies the attribute on the right-hand side; the last factor or divisor counts.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> ConstraintStatement {
    multiply(factor, factor.isFinite ? nil : "multipliedBy takes a finite number")
  }

  /// Multiplies the attribute on the right-hand side; the last factor or divisor counts.
  @discardableResult
  public func multipliedBy<Factor: BinaryInteger>(_ factor: Factor) -> ConstraintStatement {
    multipliedBy(Double(factor))
  }

  /// Divides the attribute on the right-hand side; the last factor or divisor counts, and 0 is a
  /// mistake.
  @discardableResult
  public func dividedBy(_ divisor: Double) -> ConstraintStatement {
    guard divisor != 0 else { return multiply(.nan, "dividedBy(0) has no result") }
    return multiply(1 / divisor, divisor.isFinite ? nil : "dividedBy takes a finite number")
  }

  /// Divides the attribute on the right-hand side; the last factor or divisor counts, and 0 is a
  /// mistake.
  @discardableResult
  public func dividedBy<Divisor: BinaryInteger>(_ divisor: Divisor) -> ConstraintStatement {
    dividedBy(Double(divisor))
  }

  // MARK: - Priority and name

  /// Says how strongly it insists; it does not multiply anything.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> ConstraintStatement {
    self.priority = priority
    for constraint in constraints { constraint.priority = priority }
    return self
  }

  /// Insists with 250.
  @discardableResult
  public func priorityLow() -> ConstraintStatement { priority(.low) }

  /// Insists with 500.
  @discardableResult
  public func priorityMedium() -> ConstraintStatement { priority(.medium) }

  /// Insists with 750.
  @discardableResult
  public func priorityHigh() -> ConstraintStatement { priority(.high) }

  /// Names its constraints for descriptions; where there are several, `key[0]`, `key[1]` and so on.
  @discardableResult
  public func labeled(_ key: String) -> ConstraintStatement {
    self.key = key
    for (index, constraint) in constraints.enumerated() {
      constraint.identifier = identifier(index)
    }
    return self
  }

  /// The name of a part.
  func identifier(_ index: Int) -> String? {
    guard let key else { return nil }
    return parts.count > 1 ? "\(key)[\(index)]" : key
  }
}

// MARK: - What the block says

extension ConstraintStatement {
  /// Names attributes; naming one twice changes nothing.
  func add(_ more: [LayoutAttribute]) {
    guard relation == nil else {
      return note("attributes come before the relation")
    }
    guard !more.contains(.notAnAttribute) else {
      return note("notAnAttribute cannot be constrained")
    }
    for attribute in more where !attributes.contains(attribute) { attributes.append(attribute) }
  }

  /// Says what the attributes are to be.
  func relate(
    _ relation: LayoutRelation, _ targets: [ConstraintTarget], at location: SourceLine
  ) {
    guard self.relation == nil else { return note("there is a relation already") }
    self.location = location
    self.relation = relation
    if phase == .closed { return note("the block it belongs to has ended") }
    if attributes.isEmpty { return note("it names no attribute") }
    if targets.isEmpty { return note("there is nothing to compare with") }
    for target in targets {
      switch target.kind {
      case .item(let item): relate(to: item, attributes)
      case .attributes(let item, let others): relate(to: item, others)
      case .superview:
        if let superview { relate(to: superview, attributes) }
      case .constant(let shift): relate(to: shift)
      }
    }
  }

  private func relate(to item: LayoutItem, _ others: [LayoutAttribute]) {
    guard others.count == 1 || others.count == attributes.count else {
      return note("\(others.count) attributes are compared with \(attributes.count)")
    }
    for (index, attribute) in attributes.enumerated() {
      let other = others.count == 1 ? others[0] : others[index]
      parts.append(Part(attribute: attribute, target: item.node, targetAttribute: other))
    }
  }

  private func relate(to shift: ConstraintShift) {
    guard shift.isFinite else { return note("\(shift.name) is not finite") }
    for attribute in attributes {
      var part: Part
      if attribute.isSize {
        part = Part(attribute: attribute, target: nil, targetAttribute: .notAnAttribute)
      } else {
        guard let superview else { return }
        part = Part(attribute: attribute, target: superview.node, targetAttribute: attribute)
      }
      switch shift.effect(on: attribute) {
      case .constant(let constant): part.constant = constant
      case .none: return note("\(shift.name) says nothing about \(attribute)")
      case .mistake(let reason): return note(reason)
      }
      parts.append(part)
    }
  }

  /// The view around the subject; without one the statement is a mistake.
  private var superview: View? {
    let superview = subject.guide == nil ? subject.view?.superview : subject.guide?.owningView
    if superview == nil {
      note(
        subject.guide == nil
          ? "the view has no superview yet; it must be added first"
          : "the guide is not of any view yet; it must be added first")
    }
    return superview
  }

  /// Ends the statement's part of the block.
  func close() {
    phase = .closed
  }

  /// Remembers what is wrong; once the block has ended, it is told at once.
  func note(_ reason: String) {
    if phase == .closed { return tell(reason) }
    if mistake == nil { mistake = reason }
  }

  /// Tells what is wrong.
  func tell(_ reason: String) {
    var text = subject.text
    for attribute in attributes { text += "." + attribute.description }
    subject.tell(
      .invalidStatement(statement: text, reason: reason, location: location.text))
  }
}

// MARK: - Changes, now or later

extension ConstraintStatement {
  private func shift(_ shift: ConstraintShift) -> ConstraintStatement {
    guard shift.isFinite else {
      note("\(shift.name) is not finite")
      return self
    }
    var constants: [Double?] = []
    for part in parts {
      switch shift.effect(on: part.attribute) {
      case .constant(let constant): constants.append(constant)
      case .none: constants.append(nil)
      case .mistake(let reason):
        note(reason)
        return self
      }
    }
    if !parts.isEmpty, !constants.contains(where: { $0 != nil }) {
      note("\(shift.name) says nothing about these attributes")
      return self
    }
    for (index, constant) in constants.enumerated() {
      guard let constant else { continue }
      parts[index].constant = constant
      if index < constraints.count { constraints[index].constant = constant }
    }
    return self
  }

  private func multiply(_ factor: Double, _ mistake: String?) -> ConstraintStatement {
    if let mistake {
      note(mistake)
    } else if !parts.isEmpty, !parts.contains(where: { $0.target != nil }) {
      note("there is no attribute on the right-hand side to multiply")
    } else {
      multiplier = factor
      for (index, constraint) in constraints.enumerated() where parts[index].target != nil {
        constraint.multiplier = factor
      }
    }
    return self
  }
}
