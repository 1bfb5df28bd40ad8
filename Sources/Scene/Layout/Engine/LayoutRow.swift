/// A constraint's place in a layout engine.
final class LayoutRow {
  let engine: LayoutEngine
  /// The constraint in the solver; `nil` before it is there, and while it is broken.
  var handle: Solver.Constraint?
  /// What the solver was told.
  var expression = LayoutExpression()
  /// The priority the solver was told.
  var priority = 0.0
  /// Whether the engine is to look at the constraint again.
  var isDirty = false
  /// Whether it is left out since it cannot hold together with others.
  var isBroken = false
  /// Whether that was told.
  var isReported = false
  /// The views between the items and their common superview.
  var crossed: [LayoutNode] = []

  init(engine: LayoutEngine) {
    self.engine = engine
  }
}
