import Scene

/// A seeded random system of constraints, in a solver and as a list.
struct RandomSystem {
  struct Entry {
    /// Nothing for one that the solver refused.
    var constraint: Solver.Constraint?
    var terms: [Solver.Term]
    var constant: Double
    var relation: Solver.Relation
    var priority: Double
    /// Its place in the order of adding.
    var order = 0
  }

  /// What the constraints are about.
  enum Kind: String, CaseIterable {
    case chain, grid, nested, inequalities
  }

  let solver = Solver()
  let kind: Kind
  private(set) var variables: [Solver.Variable] = []
  /// What takes part, in the order of adding.
  private(set) var entries: [Entry] = []
  /// What could not hold together with those that took part when it was added.
  private(set) var refused: [(entry: Entry, others: [Entry])] = []
  var waiting: [Entry] = []
  private var state: UInt64
  private var added = 0
  private var sizes: Set<Solver.Variable> = []

  init(seed: Int) {
    kind = Kind.allCases[seed % Kind.allCases.count]
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    switch kind {
    case .chain: makeChain()
    case .grid: makeGrid()
    case .nested: makeNested()
    case .inequalities: makeInequalities()
    }
    while !waiting.isEmpty { add(waiting.remove(at: next(waiting.count))) }
    solver.solve()
  }

  /// A whole number below a count.
  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func addVariable(isSize: Bool = false) -> Solver.Variable {
    let variable = solver.addVariable(isSize: isSize)
    variables.append(variable)
    if isSize { sizes.insert(variable) }
    return variable
  }

  func isSize(_ variable: Solver.Variable) -> Bool { sizes.contains(variable) }

  // MARK: - Changes

  /// Gives some constraints other constants, where they can hold with them.
  mutating func moveConstants() {
    for _ in 0..<5 where !entries.isEmpty {
      let index = next(entries.count)
      let constant = entries[index].constant + Double(next(41) - 20)
      do throws(SolverError) {
        guard let constraint = entries[index].constraint else { continue }
        try solver.setConstant(constant, of: constraint)
        entries[index].constant = constant
      } catch {
        continue
      }
    }
    solver.solve()
  }

  /// Removes some constraints and adds half of them again.
  mutating func exchange() {
    for _ in 0..<entries.count / 4 {
      let entry = entries.remove(at: next(entries.count))
      if let constraint = entry.constraint { solver.remove(constraint) }
      if next(2) == 0 { waiting.append(entry) }
    }
    while !waiting.isEmpty { add(waiting.removeFirst()) }
    solver.solve()
  }

  private mutating func add(_ new: Entry) {
    var entry = new
    do throws(SolverError) {
      entry.constraint = try solver.add(
        new.terms, constant: new.constant, new.relation, priority: new.priority)
      added += 1
      entry.order = added
      entries.append(entry)
    } catch {
      entry.constraint = nil
      refused.append((entry, entries))
    }
  }

  // MARK: - As text

  /// Lines that `Scripts/conformance.d/solver.py` reads: variables with values, constraints, refusals.
  func text(name: String) -> String {
    var lines = ["system \(name)"]
    for variable in variables { lines.append("value \(solver.value(of: variable))") }
    for entry in entries { lines.append("holds \(text(of: entry))") }
    for (entry, others) in refused {
      lines.append("refused \(text(of: entry))")
      for other in others where other.priority == 1000 {
        lines.append("against \(text(of: other))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(of entry: Entry) -> String {
    let relation =
      switch entry.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let terms = entry.terms.map { term in
      "\(term.coefficient) \(variables.firstIndex(of: term.variable) ?? 0)"
    }
    return "\(relation) \(entry.priority) \(entry.constant) " + terms.joined(separator: " ")
  }
}
