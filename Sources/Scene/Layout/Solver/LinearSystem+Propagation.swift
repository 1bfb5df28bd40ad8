// From dirty variables to all that hangs on them.

extension LinearSystem {
  /// More seeds than this are not written down, nor more tapes kept.
  private static let seedLimit = 16
  private static let tapeLimit = 4

  /// Works out the variables that are dirty and what depends on them, each once.
  mutating func propagate() {
    guard !dirty.isEmpty else { return }
    var recorded: Int?
    if dirty.count <= Self.seedLimit {
      let tape = tape(for: dirty)
      if tapes[tape].isWritten {
        clearDirty()
        replay(tape)
        return followQueue(recording: nil)
      }
      if tapes[tape].version == version {
        recorded = tape
      } else {
        tapes[tape].version = version
      }
    }
    for item in dirty where variables[Int(item)].isLive {
      queue.insert(Int(item), rank: variables[Int(item)].rank)
    }
    clearDirty()
    followQueue(recording: recorded)
    if let recorded { tapes[recorded].isWritten = true }
  }

  private mutating func clearDirty() {
    for item in dirty { variables[Int(item)].isDirty = false }
    dirty.removeAll(keepingCapacity: true)
  }

  private mutating func followQueue(recording tape: Int?) {
    while let variable = queue.popLowest() {
      let value = workedOut(variable)
      let isChanged = value != work[variable]
      if let tape { record(variable, isChanged: isChanged, on: tape) }
      guard isChanged else { continue }
      work[variable] = value
      noteUnpublished(variable)
      noteDependents(of: variable, recording: tape)
    }
  }

  private mutating func noteUnpublished(_ variable: Int) {
    guard !variables[variable].isUnpublished else { return }
    variables[variable].isUnpublished = true
    unpublished.append(Int32(variable))
  }

  /// Notes what is to be worked out, and compared, since a variable has changed.
  private mutating func noteDependents(of variable: Int, recording tape: Int?) {
    var use = variables[variable].firstUse
    while use != Self.none {
      let constraint = Int(terms.entries[Int(use)].constraint)
      let dependent = Int(constraints[constraint].defined)
      if dependent == Int(Self.none) {
        noteTouched(constraint)
        if let tape, constraints[constraint].symbol != Self.none {
          tapes[tape].touched.append(Int32(constraint))
        }
      } else if dependent != variable {
        queue.insert(dependent, rank: variables[dependent].rank)
      }
      use = terms.entries[Int(use)].next
    }
  }

  private func workedOut(_ variable: Int) -> Double {
    let definition = Int(variables[variable].definition)
    guard definition != Int(Self.none) else {
      let symbol = variables[variable].symbol
      return symbol == Self.none ? 0 : finite(tableau.value(of: Int(symbol)))
    }
    var sum = constraints[definition].constant
    let first = Int(constraints[definition].firstTerm)
    for term in first..<first + Int(constraints[definition].termCount) {
      let named = terms.entries[term].variable
      if named != Int32(variable) { sum += terms.entries[term].coefficient * work[Int(named)] }
    }
    return finite(quotient(sum, variables[variable].definedCoefficient))
  }

  /// -sum / divisor; a division would take longer than all the rest.
  @inline(__always)
  private func quotient(_ sum: Double, _ divisor: Double) -> Double {
    divisor == 1 ? -sum : divisor == -1 ? sum : -sum / divisor
  }

  @inline(__always)
  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  // MARK: - Tapes

  /// The tape for these seeds, or an empty one that is to be it.
  private mutating func tape(for seeds: [Int32]) -> Int {
    for (index, tape) in tapes.enumerated() where tape.seeds == seeds {
      if tape.isWritten, tape.version != version {
        tapes[index] = PropagationTape()
        tapes[index].seeds = seeds
        tapes[index].version = version
      }
      return index
    }
    var new = PropagationTape()
    new.seeds = seeds
    // No version has this number, so that it is written the next time only.
    new.version = .max
    if tapes.count < Self.tapeLimit {
      tapes.append(new)
      return tapes.count - 1
    }
    oldestTape = (oldestTape + 1) % Self.tapeLimit
    tapes[oldestTape] = new
    return oldestTape
  }

  private mutating func record(_ variable: Int, isChanged: Bool, on tape: Int) {
    let definition = variables[variable].definition
    let first = tapes[tape].operands.count
    if definition != Self.none {
      for term in termRange(Int(definition)) {
        let entry = terms.entries[term]
        if entry.variable != Int32(variable) {
          tapes[tape].operands.append(
            PropagationTape.Operand(coefficient: entry.coefficient, variable: entry.variable))
        }
      }
    }
    tapes[tape].steps.append(
      PropagationTape.Step(
        variable: Int32(variable), definition: definition, firstOperand: Int32(first),
        operandCount: Int32(tapes[tape].operands.count - first),
        divisor: variables[variable].definedCoefficient, hasDependents: isChanged))
  }

  /// Works out the variables of a tape; what changes now and did not then is followed by the queue.
  private mutating func replay(_ index: Int) {
    let tape = tapes[index]
    for step in tape.steps {
      let variable = Int(step.variable)
      let value =
        step.definition == Self.none
        ? workedOut(variable)
        : finite(
          quotient(
            tape.sum(
              of: step, constant: constraints[Int(step.definition)].constant, in: work.span),
            step.divisor))
      guard value != work[variable] else { continue }
      work[variable] = value
      noteUnpublished(variable)
      if !step.hasDependents { noteDependents(of: variable, recording: nil) }
    }
    for constraint in tape.touched { noteTouched(Int(constraint)) }
  }
}
