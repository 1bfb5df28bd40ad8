/// Finds the levels of a paragraph's characters: rules X1 to I2.
struct BidiResolver {
  /// What is open: an embedding, override or isolate.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  let scalars: ArraySlice<Unicode.Scalar>
  let paragraphLevel: UInt8
  /// The classes as they were.
  let originals: [BidiClass]
  private let isolates: BidiIsolates
  /// The classes as rules change them.
  var classes: [BidiClass]
  private(set) var levels: [UInt8]

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

  // MARK: - Explicit levels, X1 to X8

  private mutating func setExplicitLevels() {
    var stack = [Status(level: paragraphLevel, override: nil, isIsolate: false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    for index in classes.indices {
      let top = stack.last ?? Status(level: paragraphLevel, override: nil, isIsolate: false)
      switch classes[index] {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride,
        .leftToRightOverride:
        levels[index] = top.level
        let level = Self.nextLevel(top.level, isRightToLeft: pointsLeft(index))
        if level <= BidirectionalText.depthLimit, overflowIsolates == 0, overflowEmbeddings == 0 {
          stack.append(Status(level: level, override: override(index), isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        levels[index] = top.level
        let level = Self.nextLevel(top.level, isRightToLeft: pointsLeft(index))
        if let override = top.override { classes[index] = override }
        if level <= BidirectionalText.depthLimit, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while stack.last?.isIsolate == false { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = stack.last?.level ?? paragraphLevel
        if let override = stack.last?.override { classes[index] = override }
      case .popDirectionalFormat:
        levels[index] = top.level
        if overflowIsolates > 0 {
        } else if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .paragraphSeparator: levels[index] = paragraphLevel
      case .boundaryNeutral: levels[index] = top.level
      default:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
      }
    }
  }

  private static func nextLevel(_ level: UInt8, isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  private func pointsLeft(_ index: Int) -> Bool {
    switch originals[index] {
    case .rightToLeftEmbedding, .rightToLeftOverride, .rightToLeftIsolate: true
    case .firstStrongIsolate:
      isolates.firstStrongLevel(index + 1..<isolates.partners[index], in: originals) == 1
    default: false
    }
  }

  private func override(_ index: Int) -> BidiClass? {
    switch originals[index] {
    case .rightToLeftOverride: .rightToLeft
    case .leftToRightOverride: .leftToRight
    default: nil
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
