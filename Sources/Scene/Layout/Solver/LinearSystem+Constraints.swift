// Adding, changing and removing constraints.

extension LinearSystem {
  mutating func add(
    _ terms: [Solver.Term], constant: Double, _ relation: Solver.Relation, priority: Double,
    role: Role
  ) throws(SolverError) -> Solver.Constraint {
    try checkPriority(priority)
    guard constant.isFinite else { throw .notFinite(constant) }
    for term in terms {
      guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
      guard index(of: term.variable) != nil else { throw .unknownVariable(term.variable) }
    }
    replaceEquations()
    let index = store(terms, constant: constant, relation, priority: priority, role: role)
    if let conflict = admit(index) {
      displace(index)
      deleteConstraint(index)
      restore()
      throw .conflict(with: conflict)
    }
    return handle(constraint: index)
  }

  func checkPriority(_ priority: Double) throws(SolverError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
  }

  /// Keeps a constraint as written, but for terms of one variable, which are added up.
  private mutating func store(
    _ given: [Solver.Term], constant: Double, _ relation: Solver.Relation, priority: Double,
    role: Role
  ) -> Int {
    var greatest = 0.0
    var named: [Int32] = []
    for term in given where term.coefficient != 0 {
      let variable = Int(term.variable.index)
      if magnitudes[variable] == 0 { named.append(term.variable.index) }
      sums[variable] += term.coefficient
      magnitudes[variable] += term.coefficient.magnitude
      greatest = max(greatest, sums[variable].magnitude)
    }
    var count = 0
    for item in named {
      let variable = Int(item)
      if sums[variable].magnitude > greatest * SolverTolerance.coefficient,
        !SolverTolerance.cancels(sums[variable], magnitude: magnitudes[variable])
      {
        named[count] = item
        count += 1
      } else {
        clearSum(variable)
      }
    }
    let first = terms.allocate(count)
    let index = newConstraint(
      ConstraintRecord(
        constant: constant, priority: priority, serial: 0, generation: 0, firstTerm: first,
        termCount: Int32(count), unit: Self.unit(of: greatest), relation: relation, role: role))
    for offset in 0..<count {
      let variable = Int(named[offset])
      terms.link(
        Int(first) + offset, coefficient: sums[variable], variable: variable, constraint: index,
        head: &variables[variable].firstUse)
      clearSum(variable)
    }
    return index
  }

  private static func unit(of greatest: Double) -> Double {
    guard greatest > 0 else { return 1 }
    return Double(
      sign: .plus, exponent: min(max(greatest.exponent, -1000), 1000), significand: 1)
  }

  mutating func clearSum(_ variable: Int) {
    sums[variable] = 0
    magnitudes[variable] = 0
  }

  mutating func remove(_ constraint: Solver.Constraint) {
    if let index = index(of: constraint) { removeConstraint(index) }
  }

  mutating func removeConstraint(_ index: Int) {
    displace(index)
    deleteConstraint(index)
  }

  /// Lets a constraint take part, and looks whether all required ones still hold.
  ///
  /// Returns the others of a minimal conflicting set if they do not.
  private mutating func admit(_ index: Int) -> [Solver.Constraint]? {
    place(index).map { others($0, but: index) }
      ?? (pending.isEmpty ? nil : placePending().map { others($0, but: index) })
  }

  /// Lets a constraint take part: as a definition if it can be one, else in the tableau; an optional
  /// one when values are asked for.
  ///
  /// Returns a minimal conflicting set if it cannot; it takes no part, then.
  mutating func place(_ index: Int) -> [Int32]? {
    guard constraints[index].isRequired else {
      notePending(index)
      return nil
    }
    if constraints[index].isRequiredEquation, define(by: index) { return nil }
    return putIntoTableau(index)
  }

  /// Members of a set but one, in the order of adding.
  private func others(_ members: [Int32], but index: Int) -> [Solver.Constraint] {
    members.filter { Int($0) != index }
      .sorted { constraints[Int($0)].serial < constraints[Int($1)].serial }
      .map { handle(constraint: Int($0)) }
  }

  /// Lets all take part again that held together before a change that was taken back.
  private mutating func restore() {
    awaken()
    if settle() != nil { tableau.abandonInfeasible() }
  }

  /// Takes a constraint out of the definitions or out of the tableau.
  mutating func displace(_ index: Int) {
    if constraints[index].defined != Self.none {
      undefine(by: index)
    } else if constraints[index].symbol != Self.none {
      takeOutOfTableau(index)
    }
  }

  mutating func setConstant(
    _ constant: Double, of constraint: Solver.Constraint
  ) throws(SolverError) {
    guard let index = index(of: constraint) else { throw .unknownConstraint(constraint) }
    guard constant.isFinite else { throw .notFinite(constant) }
    let old = constraints[index].constant
    guard constant != old else { return }
    move(index, to: constant)
    let mayConflict = requiredInTableau > 0 || !pending.isEmpty || !constraints[index].isPlaced
    guard constraints[index].isRequired, mayConflict, let members = settle() else { return }
    move(index, to: old)
    restore()
    throw .conflict(with: others(members, but: index))
  }

  private mutating func move(_ index: Int, to constant: Double) {
    constraints[index].constant = constant
    if constraints[index].defined != Self.none { noteDirty(Int(constraints[index].defined)) }
    noteTouched(index)
  }

  mutating func setPriority(
    _ priority: Double, of constraint: Solver.Constraint
  ) throws(SolverError) {
    guard let index = index(of: constraint) else { throw .unknownConstraint(constraint) }
    try checkPriority(priority)
    let old = constraints[index].priority
    guard priority != old else { return }
    if priority < 1000, old < 1000 {
      constraints[index].priority = priority
      let symbol = constraints[index].symbol
      if symbol != Self.none { tableau.setPriority(priority, of: Int(symbol)) }
      return
    }
    displace(index)
    constraints[index].priority = priority
    guard let conflict = admit(index) else { return }
    displace(index)
    constraints[index].priority = old
    notePending(index)
    restore()
    throw .conflict(with: conflict)
  }
}
