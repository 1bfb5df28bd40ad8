/// Finds the levels of a paragraph's characters: rules X1 to I2.
struct BidiResolver {
  let scalars: ArraySlice<Unicode.Scalar>
  let paragraphLevel: UInt8
  /// The classes as they were.
  let originals: [BidiClass]
  let isolates: BidiIsolates
  /// The classes as rules change them.
  var classes: [BidiClass]
  var levels: [UInt8]

  init(_ scalars: ArraySlice<Unicode.Scalar>, classes: [BidiClass], paragraphLevel: UInt8) {
    self.scalars = scalars
    self.classes = classes
    self.paragraphLevel = paragraphLevel
    originals = classes
    isolates = BidiIsolates(classes)
    levels = Array(repeating: paragraphLevel, count: classes.count)
  }

  /// Finds the levels.
  mutating func resolve() {
    setExplicitLevels()
    for sequence in sequences() { resolve(sequence) }
    setRemovedLevels()
  }

  /// What is left out goes as what is before it, so that it makes no run of its own.
  private mutating func setRemovedLevels() {
    for index in levels.indices where originals[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : paragraphLevel
    }
  }

  /// I1 and I2.
  mutating func setLevel(_ index: Int) {
    let level = levels[index]
    let isOdd = level % 2 == 1
    switch classes[index] {
    case .leftToRight: if isOdd { levels[index] = level + 1 }
    case .rightToLeft: if !isOdd { levels[index] = level + 1 }
    case .arabicNumber, .europeanNumber: levels[index] = level + (isOdd ? 1 : 2)
    default: break
    }
  }

  // MARK: - Isolating run sequences, X10

  /// Runs of one level, joined across isolates; what is left out is not in them.
  private func sequences() -> [BidiSequence] {
    var runs: [[Int]] = []
    var runOfStart = [Int](repeating: -1, count: classes.count)
    for index in classes.indices where !originals[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
        runOfStart[index] = runs.count - 1
      }
    }
    var sequences: [BidiSequence] = []
    for start in runs.indices {
      // A run that an isolate's end begins goes on another sequence.
      guard let first = runs[start].first,
        originals[first] != .popDirectionalIsolate || isolates.partners[first] < 0
      else { continue }
      var indices: [Int] = []
      var next = start
      while next >= 0 {
        indices += runs[next]
        guard let last = runs[next].last, originals[last].isIsolateInitiator,
          isolates.partners[last] < classes.count
        else { break }
        next = runOfStart[isolates.partners[last]]
      }
      sequences.append(sequence(indices))
    }
    return sequences
  }

  private func sequence(_ indices: [Int]) -> BidiSequence {
    let (first, last) = (indices.first ?? 0, indices.last ?? 0)
    let level = levels[first]
    var before = first - 1
    while before >= 0, originals[before].isRemoved { before -= 1 }
    var after = last + 1
    while after < classes.count, originals[after].isRemoved { after += 1 }
    let isOpen = originals[last].isIsolateInitiator && isolates.partners[last] == classes.count
    let levelBefore = before >= 0 ? levels[before] : paragraphLevel
    let levelAfter = after < classes.count && !isOpen ? levels[after] : paragraphLevel
    return BidiSequence(
      indices: indices, level: level, start: Self.direction(max(level, levelBefore)),
      end: Self.direction(max(level, levelAfter)))
  }

  private static func direction(_ level: UInt8) -> BidiClass {
    level % 2 == 0 ? .leftToRight : .rightToLeft
  }
}
