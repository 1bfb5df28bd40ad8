// What goes into the tableau, and what comes out.

extension LinearSystem {
  /// A sum written out over variables that nothing defines.
  struct Flattened {
    var terms: [(symbol: Int, coefficient: Double)] = []
    var constant = 0.0
    /// The size of what was added up.
    var magnitude = 0.0
    /// The definitions that it went through.
    var definitions: [Int32] = []
  }

  /// Puts a constraint into the tableau, if it can hold there or need not.
  ///
  /// Returns a minimal conflicting set, otherwise.
  mutating func putIntoTableau(_ index: Int) -> [Int32]? {
    if constraints[index].isRequired, settle() != nil { tableau.abandonInfeasible() }
    let record = constraints[index]
    // Its place may be that of one that was pending when it was removed; then it has had its turn.
    guard !record.isPlaced else { return nil }
    version += 1
    accumulate(index, times: record.factor)
    let flat = flatten(constant: record.factor * record.constant)
    let symbol = tableau.addSymbol(
      kind(of: record), owner: index, priority: record.priority, serial: record.serial,
      unit: record.unit)
    constraints[index].symbol = Int32(symbol)
    tableau.addRow(
      for: symbol, terms: flat.terms, constant: flat.constant, scale: flat.magnitude)
    guard record.isRequired else { return nil }
    requiredInTableau += 1
    if record.relation == .equal { equationsInTableau += 1 }
    if let broken = tableau.repair() {
      let conflict = conflict(of: broken)
      takeOutOfTableau(index)
      if tableau.repair() != nil { tableau.abandonInfeasible() }
      return conflict
    }
    if record.relation == .equal { tableau.settleEquality(symbol) }
    return nil
  }

  private func kind(of record: ConstraintRecord) -> Tableau.Kind {
    if record.isRequired {
      return record.relation == .equal ? .requiredEquality : .requiredInequality
    }
    return record.relation == .equal ? .optionalEquality : .optionalInequality
  }

  mutating func takeOutOfTableau(_ index: Int) {
    version += 1
    tableau.removeSymbol(Int(constraints[index].symbol))
    constraints[index].symbol = Self.none
    if constraints[index].isRequired { requiredInTableau -= 1 }
    if constraints[index].isRequiredEquation { equationsInTableau -= 1 }
  }

  /// Takes out the constraints that are written out through a variable's definition; they are pending.
  mutating func takeOutDependents(of variable: Int) {
    walk.append(Int32(variable))
    isWalked[variable] = true
    var next = 0
    var found: [Int] = []
    while next < walk.count {
      let current = Int(walk[next])
      next += 1
      var use = variables[current].firstUse
      while use != Self.none {
        let entry = terms.entries[Int(use)]
        let constraint = Int(entry.constraint)
        let dependent = Int(constraints[constraint].defined)
        if constraints[constraint].symbol != Self.none {
          found.append(constraint)
        } else if dependent != Int(Self.none), !isWalked[dependent] {
          isWalked[dependent] = true
          walk.append(Int32(dependent))
        }
        use = entry.next
      }
    }
    endWalk()
    if found.count > 16, found.count > tableau.rowCount / 2 {
      emptyTableau()
    } else {
      for constraint in found where constraints[constraint].symbol != Self.none {
        takeOutOfTableau(constraint)
        notePending(constraint)
      }
    }
  }

  /// Starts the tableau anew; all that was in it is pending.
  mutating func emptyTableau() {
    version += 1
    for symbol in tableau.symbols where symbol.owner != Tableau.none {
      let owner = Int(symbol.owner)
      if symbol.kind == .variable {
        variables[owner].symbol = Self.none
        noteDirty(owner)
      } else {
        constraints[owner].symbol = Self.none
        notePending(owner)
      }
    }
    awaken()
    requiredInTableau = 0
    equationsInTableau = 0
    tableau = Tableau()
  }

  /// Places all anew, equations first, if many equations are in the tableau that came after what kept
  /// them from being definitions; those that are there for a good reason come back.
  mutating func replaceEquations() {
    guard equationsInTableau > 64 + 2 * equationsKept + tableau.rowCount / 4 else { return }
    emptyTableau()
    if settle() != nil { tableau.abandonInfeasible() }
    equationsKept = equationsInTableau
  }

  /// Lets what could not be placed be pending again.
  mutating func awaken() {
    for constraint in waiting {
      if let index = index(of: constraint) { notePending(index) }
    }
    waiting.removeAll()
  }

  /// Places required constraints that are pending, in the order of adding, equations first.
  ///
  /// Returns a minimal conflicting set if one cannot be placed. It waits, then, until the tableau is
  /// built anew: if nothing has changed but what was removed, that is only rounding.
  mutating func placePending() -> [Int32]? {
    var conflict: [Int32]?
    while !pending.isEmpty {
      let items = inOrder(pending)
      pending.removeAll(keepingCapacity: true)
      for isEquation in [true, false] {
        for item in items {
          let index = Int(item)
          let record = constraints[index]
          guard record.isLive, !record.isPlaced, record.isRequiredEquation == isEquation else {
            continue
          }
          if let members = place(index) {
            conflict = conflict ?? members
            waiting.append(handle(constraint: index))
          }
        }
      }
    }
    return conflict
  }

  /// Puts optional constraints that are pending into the tableau, in the order of adding.
  mutating func placePendingOptional() {
    guard !pendingOptional.isEmpty else { return }
    let items = inOrder(pendingOptional)
    pendingOptional.removeAll(keepingCapacity: true)
    for item in items {
      let record = constraints[Int(item)]
      if record.isLive, !record.isPlaced { _ = putIntoTableau(Int(item)) }
    }
  }

  private mutating func inOrder(_ list: [Int32]) -> [Int32] {
    let items = list.sorted { constraints[Int($0)].serial < constraints[Int($1)].serial }
    for item in items { constraints[Int(item)].isPending = false }
    return items
  }

  // MARK: - Writing out

  /// Adds a multiple of a constraint's terms to the sums that are to be written out.
  mutating func accumulate(_ constraint: Int, times factor: Double) {
    for term in termRange(constraint) {
      let entry = terms.entries[term]
      accumulate(entry.coefficient * factor, Int(entry.variable))
    }
  }

  private mutating func accumulate(_ value: Double, _ variable: Int) {
    sums[variable] += value
    magnitudes[variable] += value.magnitude
    queue.insert(variable, rank: variables[variable].rank)
  }

  /// Writes the sums out over free variables, from the highest rank to the lowest, and clears them.
  mutating func flatten(constant: Double) -> Flattened {
    var flat = Flattened(constant: constant, magnitude: constant.magnitude)
    while let variable = queue.popHighest() {
      let sum = sums[variable]
      let magnitude = magnitudes[variable]
      clearSum(variable)
      guard !SolverTolerance.cancels(sum, magnitude: magnitude) else { continue }
      let definition = variables[variable].definition
      guard definition != Self.none else {
        flat.terms.append((symbol(for: variable), sum))
        continue
      }
      flat.definitions.append(definition)
      let factor = -sum / variables[variable].definedCoefficient
      for term in termRange(Int(definition)) {
        let entry = terms.entries[term]
        if entry.variable != Int32(variable) {
          accumulate(entry.coefficient * factor, Int(entry.variable))
        }
      }
      let added = constraints[Int(definition)].constant * factor
      flat.constant += added
      flat.magnitude = max(flat.magnitude, added.magnitude)
    }
    return flat
  }

  private mutating func symbol(for variable: Int) -> Int {
    if variables[variable].symbol == Self.none {
      variables[variable].symbol = Int32(
        tableau.addSymbol(
          .variable, owner: variable, priority: variables[variable].isSize ? 0 : -1,
          serial: variables[variable].serial))
    }
    return Int(variables[variable].symbol)
  }

  // MARK: - Conflicts

  /// The constraint of a broken symbol, and the required ones that keep it from 0.
  ///
  /// The row of the symbol has nothing left that could move it: it says that the broken residual is a
  /// sum of required ones, of which each could only make it worse, and a constant. These are
  /// independent of each other and of the definitions that the sum goes through, so each is needed.
  mutating func conflict(of symbol: Int) -> [Int32] {
    var members: [Int32] = []
    let broken = tableau.symbols[symbol]
    func include(_ owner: Int32, _ factor: Double, _ system: inout LinearSystem) {
      members.append(owner)
      system.accumulate(
        Int(owner), times: factor * system.constraints[Int(owner)].factor)
    }
    include(broken.owner, 1, &self)
    var node = tableau.isBasic(symbol) ? tableau.matrix.firstInRow(Int(broken.row)) : Self.none
    while node != Self.none {
      let column = tableau.symbols[tableau.matrix.column(node)]
      let entry = tableau.matrix.value(node)
      if column.kind != .variable, entry.magnitude > SolverTolerance.pivot {
        include(column.owner, -entry, &self)
      }
      node = tableau.matrix.nextInRow(node)
    }
    return members + flatten(constant: 0).definitions
  }
}
