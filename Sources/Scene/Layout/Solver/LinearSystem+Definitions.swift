// Required equations as definitions of variables.
//
// Which variable an equation defines: one that nothing defines and on which no other variable of the
// equation depends; positions before sizes, then what the tableau does not know, then the one created
// last. If there is none, an equation
// that defines one of the variables may have another to define, and leave it to this one. If that fails,
// too, the equation closes a loop and is left to the tableau; as it is if the tableau has the variable.

extension LinearSystem {
  /// How many definitions are followed to find out whether one variable depends on another.
  private static let walkLimit = 64
  /// The least part of an equation's greatest coefficient that may be divided by.
  private static let leastPart = 0.01

  /// Makes an equation define a variable, if there is one for it.
  mutating func define(by index: Int) -> Bool {
    if let term = definableTerm(of: index, except: Self.none) {
      define(by: index, term: term)
      return true
    }
    return defineByExchange(index)
  }

  /// The term whose variable an equation should define, if it can.
  ///
  /// `leaving` is a variable that is to be taken as undefined, and is not itself looked for.
  private mutating func definableTerm(of index: Int, except leaving: Int32) -> Int? {
    let least = greatestCoefficient(of: index) * Self.leastPart
    var best: Int?
    for term in termRange(index) {
      let entry = terms.entries[term]
      if entry.variable != leaving, entry.coefficient.magnitude >= least,
        variables[Int(entry.variable)].definition == Self.none,
        best.map({ isBetter(term, than: $0) }) ?? true,
        leaving == Self.none
          ? !isNamedByOthers(term, of: index)
          : variables[Int(entry.variable)].dependents == 1
      {
        best = term
      }
    }
    guard let best, isUnknownToTableau(Int(terms.entries[best].variable)) else { return nil }
    return best
  }

  private func greatestCoefficient(of index: Int) -> Double {
    var greatest = 0.0
    for term in termRange(index) {
      greatest = max(greatest, terms.entries[term].coefficient.magnitude)
    }
    return greatest
  }

  private mutating func isUnknownToTableau(_ variable: Int) -> Bool {
    let symbol = variables[variable].symbol
    guard symbol != Self.none else { return true }
    guard tableau.isUnused(Int(symbol)) else { return false }
    tableau.removeSymbol(Int(symbol))
    variables[variable].symbol = Self.none
    noteDirty(variable)
    return true
  }

  private mutating func isBetter(_ term: Int, than other: Int) -> Bool {
    let own = Int(terms.entries[term].variable)
    let others = Int(terms.entries[other].variable)
    if variables[own].isSize != variables[others].isSize { return !variables[own].isSize }
    let isUnknown = isUnknownToTableau(own)
    guard isUnknown == isUnknownToTableau(others) else { return isUnknown }
    return variables[own].serial > variables[others].serial
  }

  /// Whether another variable of an equation depends on that of a term, or may do so.
  private mutating func isNamedByOthers(_ term: Int, of index: Int) -> Bool {
    let variable = terms.entries[term].variable
    guard variables[Int(variable)].dependents > 0 else { return false }
    for other in termRange(index) where other != term {
      if depends(Int(terms.entries[other].variable), on: Int(variable)) { return true }
    }
    return false
  }

  /// Whether a variable is defined by another, over others; also true if that takes long to find out.
  private mutating func depends(_ variable: Int, on other: Int) -> Bool {
    guard variables[variable].rank > variables[other].rank else { return false }
    walk.append(Int32(variable))
    isWalked[variable] = true
    var next = 0
    var isFound = false
    search: while next < walk.count {
      let current = Int(walk[next])
      next += 1
      if next > Self.walkLimit {
        isFound = true
        break
      }
      guard variables[current].definition != Self.none else { continue }
      for term in termRange(Int(variables[current].definition)) {
        let named = Int(terms.entries[term].variable)
        if named == other {
          isFound = true
          break search
        }
        if !isWalked[named], variables[named].rank > variables[other].rank {
          isWalked[named] = true
          walk.append(Int32(named))
        }
      }
    }
    endWalk()
    return isFound
  }

  mutating func endWalk() {
    for variable in walk { isWalked[Int(variable)] = false }
    walk.removeAll(keepingCapacity: true)
  }

  /// Takes a variable over from an equation that can define another.
  private mutating func defineByExchange(_ index: Int) -> Bool {
    let least = greatestCoefficient(of: index) * Self.leastPart
    for term in termRange(index) {
      let entry = terms.entries[term]
      let former = Int(variables[Int(entry.variable)].definition)
      guard former != Int(Self.none), entry.coefficient.magnitude >= least,
        !isNamedByOthers(term, of: index),
        let replacement = definableTerm(of: former, except: entry.variable),
        !names(index, terms.entries[replacement].variable)
      else { continue }
      undefine(by: former)
      define(by: former, term: replacement)
      define(by: index, term: term)
      return true
    }
    return false
  }

  private func names(_ constraint: Int, _ variable: Int32) -> Bool {
    for term in termRange(constraint) where terms.entries[term].variable == variable { return true }
    return false
  }

  private mutating func define(by index: Int, term: Int) {
    let variable = Int(terms.entries[term].variable)
    version += 1
    constraints[index].defined = Int32(variable)
    variables[variable].definition = Int32(index)
    variables[variable].definedCoefficient = terms.entries[term].coefficient
    for other in termRange(index) where other != term {
      variables[Int(terms.entries[other].variable)].dependents += 1
    }
    rank(variable)
    noteDirty(variable)
  }

  mutating func undefine(by index: Int) {
    let variable = Int(constraints[index].defined)
    version += 1
    takeOutDependents(of: variable)
    for term in termRange(index) where terms.entries[term].variable != Int32(variable) {
      variables[Int(terms.entries[term].variable)].dependents -= 1
    }
    constraints[index].defined = Self.none
    variables[variable].definition = Self.none
    variables[variable].rank = RankQueue.lowest
    noteDirty(variable)
  }
}
