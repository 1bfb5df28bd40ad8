/// A row of the solver that the engine holds of an item.
struct SystemRow {
  /// What it speaks of.
  var attribute: LayoutAttribute
  var relation: Solver.Relation
  /// The constant and the priority that the solver was told.
  var constant: Double
  var priority: Double
  var handle: Solver.Constraint
}
