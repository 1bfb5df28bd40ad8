/// What a block of `makeConstraints` and its like is handed: the beginning of statements about one
/// view or guide.
public final class ConstraintMaker: LayoutAttributeNames {
  let subject: LayoutNode
  private let location: SourceLine
  private(set) var statements: [ConstraintStatement] = []
  /// Whether the block is running.
  private var isOpen = true

  init(_ item: LayoutItem, at location: SourceLine) {
    subject = item.node
    self.location = location
  }

  /// Begins a statement about attributes.
  public func attributes(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    let statement = ConstraintStatement(about: subject, at: location)
    statement.add(attributes)
    if isOpen {
      statements.append(statement)
    } else {
      statement.close()
    }
    return ConstraintAttributes(statement: statement)
  }

  /// Runs a block and gives what it said.
  func run(_ block: (ConstraintMaker) -> Void) -> [ConstraintStatement] {
    block(self)
    isOpen = false
    for statement in statements { statement.close() }
    let said = statements
    statements = []
    return said
  }
}
