/// Finds numbers that obey linear constraints: required ones all of them, optional ones by priority.
///
/// A constraint says that a sum of variables times coefficients, plus a constant, is at most, exactly
/// or at least 0. A priority below 1000 makes it optional. The solution is the best by these rules, each
/// of which decides only where those before it leave a choice:
///
/// 1. Required constraints hold.
/// 2. From the highest priority to the lowest, the sum of the absolute errors of that priority's
///    constraints is as small as it can be. So no number of constraints outweighs one of a higher priority.
/// 3. From the highest priority to the lowest, a constraint that was added earlier is as near to holding
///    as it can be.
/// 4. What nothing determines is 0, or as near to it as constraints let it: sizes before positions; of
///    several that cannot all be, the order of the calls decides.
///
/// A change is worked out by `solve()`, and costs what hangs on it. All depends on the order of the calls
/// and on nothing else.
///
/// - Accuracy: a constraint counts as holding if it does to 10⁻⁸ of the greatest of its parts and coefficients;
///   a coefficient counts if it is over 10⁻¹⁰ of its constraint's greatest. Values below 2¹⁹ are multiples
///   of 2⁻³², so that what rounding leaves of a whole number is that number. What would not be finite is 0.
/// - Source: Cassowary (Badros, Borning, Stuckey, 2001), over a system of definitions; see `LinearSystem`.
public final class Solver {
  var system = LinearSystem()

  /// Creates a solver without variables.
  public init() {}

  // MARK: - Variables

  /// Adds a variable; nothing determines it yet, so it is 0.
  ///
  /// Where equations leave a choice, positions follow from sizes, so that what nothing determines is a
  /// size of 0.
  public func addVariable(isSize: Bool = false) -> Variable {
    system.addVariable(isSize: isSize)
  }

  /// Removes a variable, and the constraints that name it; nothing happens if it is not there.
  public func removeVariable(_ variable: Variable) {
    system.removeVariable(variable)
  }

  // MARK: - Constraints

  /// Adds a constraint: the terms and the constant sum up to at most, exactly, or at least 0.
  ///
  /// Terms of the same variable are added up. A required constraint that is implied by others is
  /// harmless; it takes effect when they are removed.
  ///
  /// - Parameters:
  ///   - terms: Variables of this solver, with finite coefficients.
  ///   - constant: A finite number.
  ///   - relation: How the sum compares with 0.
  ///   - priority: Above 0; 1000 is required.
  /// - Returns: The constraint, to change or remove it by.
  /// - Throws: `conflict` with the others of a minimal set that cannot hold together, or what is wrong
  ///   with an argument. The constraint is not added, then.
  public func add(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = 1000
  ) throws(SolverError) -> Constraint {
    try system.add(terms, constant: constant, relation, priority: priority, role: .plain)
  }

  /// Removes a constraint; nothing happens if it is not there.
  public func remove(_ constraint: Constraint) {
    system.remove(constraint)
  }

  /// Changes what is added to a constraint's terms.
  ///
  /// - Throws: `conflict` with the others of a minimal set that cannot hold together, or what is wrong
  ///   with an argument. All is as before, then.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    try system.setConstant(constant, of: constraint)
  }

  /// Changes a constraint's priority; it keeps its place in the order of adding.
  ///
  /// - Throws: `conflict` with the others of a minimal set that cannot hold together, or what is wrong
  ///   with an argument. All is as before, then.
  public func setPriority(_ priority: Double, of constraint: Constraint) throws(SolverError) {
    try system.setPriority(priority, of: constraint)
  }

  // MARK: - Edits and stays

  /// Lets a variable be pulled to suggested values, and first to the one it has.
  ///
  /// A variable that already is edited gets the other priority.
  ///
  /// - Throws: what is wrong with an argument; `conflict`, if the priority is 1000.
  public func addEdit(_ variable: Variable, priority: Double) throws(SolverError) {
    try system.addEdit(variable, priority: priority)
  }

  /// Pulls an edited variable to a value.
  ///
  /// - Throws: `notEdited`, or what is wrong with an argument; `conflict`, if the priority is 1000.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try system.suggest(value, for: variable)
  }

  /// Ends an edit; nothing happens if there is none.
  public func removeEdit(_ variable: Variable) {
    system.removeEdit(variable)
  }

  /// Asks a variable to keep the value it has, and after each `solve()` the one it has then.
  ///
  /// - Throws: what is wrong with an argument; `conflict`, if the priority is 1000.
  public func addStay(_ variable: Variable, priority: Double) throws(SolverError) -> Constraint {
    try system.addStay(variable, priority: priority)
  }

  // MARK: - Solutions

  /// Brings all values up to date.
  ///
  /// - Complexity: what hangs on the changes since the last time; constant if there are none.
  public func solve() {
    system.solve()
  }

  /// A variable's value as of the last `solve()`; 0 if it is not there.
  public func value(of variable: Variable) -> Double {
    system.value(of: variable)
  }

  /// The variables whose values are others than when they were last taken, in the order of creation.
  public func takeChanges() -> [Variable] {
    system.takeChanges()
  }

  /// Whether no other value of a variable would be as good by the first two rules.
  ///
  /// A choice between equal sums of errors leaves a variable undetermined, though it has a value. Brings
  /// all values up to date.
  public func isDetermined(_ variable: Variable) -> Bool {
    system.isDetermined(variable)
  }

  /// How far a constraint is from holding as of the last `solve()`: 0 if it holds or is not there.
  public func residual(of constraint: Constraint) -> Double {
    system.residual(of: constraint)
  }
}
