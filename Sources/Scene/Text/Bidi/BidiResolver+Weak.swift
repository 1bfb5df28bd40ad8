extension BidiResolver {
  /// W1 to I2 for a sequence.
  mutating func resolve(_ sequence: BidiSequence) {
    resolveMarksAndNumbers(sequence)
    resolveSeparators(sequence)
    resolveTerminators(sequence)
    resolveRemainingNumbers(sequence)
    resolveBrackets(sequence)
    resolveNeutrals(sequence)
    for index in sequence.indices { setLevel(index) }
  }

  /// W1, W2 and W3.
  private mutating func resolveMarksAndNumbers(_ sequence: BidiSequence) {
    var (last, strong) = (sequence.start, sequence.start)
    for index in sequence.indices {
      if classes[index] == .nonspacingMark { classes[index] = last }
      last =
        originals[index].isIsolateInitiator || originals[index] == .popDirectionalIsolate
        ? .otherNeutral : classes[index]
      switch classes[index] {
      case .leftToRight, .rightToLeft, .arabicLetter: strong = classes[index]
      case .europeanNumber: if strong == .arabicLetter { classes[index] = .arabicNumber }
      default: break
      }
    }
    for index in sequence.indices where classes[index] == .arabicLetter {
      classes[index] = .rightToLeft
    }
  }

  /// W4: a separator between two numbers of one kind is part of them.
  private mutating func resolveSeparators(_ sequence: BidiSequence) {
    let indices = sequence.indices
    for place in indices.indices.dropFirst().dropLast() {
      let (before, after) = (classes[indices[place - 1]], classes[indices[place + 1]])
      guard before == after else { continue }
      switch classes[indices[place]] {
      case .europeanSeparator:
        if before == .europeanNumber { classes[indices[place]] = .europeanNumber }
      case .commonSeparator:
        if before == .europeanNumber || before == .arabicNumber { classes[indices[place]] = before }
      default: break
      }
    }
  }

  /// W5 and W6: terminators next to a number are part of it, all other separators neutral.
  private mutating func resolveTerminators(_ sequence: BidiSequence) {
    let indices = sequence.indices
    var start = 0
    while start < indices.count {
      switch classes[indices[start]] {
      case .europeanTerminator:
        var end = start
        while end < indices.count, classes[indices[end]] == .europeanTerminator { end += 1 }
        let isNumber =
          start > 0 && classes[indices[start - 1]] == .europeanNumber
          || end < indices.count && classes[indices[end]] == .europeanNumber
        for place in start..<end {
          classes[indices[place]] = isNumber ? .europeanNumber : .otherNeutral
        }
        start = end
      case .europeanSeparator, .commonSeparator:
        classes[indices[start]] = .otherNeutral
        start += 1
      default: start += 1
      }
    }
  }

  /// W7: a European number after a letter from left to right goes as that.
  private mutating func resolveRemainingNumbers(_ sequence: BidiSequence) {
    var strong = sequence.start
    for index in sequence.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber: if strong == .leftToRight { classes[index] = .leftToRight }
      default: break
      }
    }
  }

  /// N1 and N2: neutrals between two of one direction take it, others that of the level.
  private mutating func resolveNeutrals(_ sequence: BidiSequence) {
    let indices = sequence.indices
    var before = sequence.start
    var start = 0
    while start < indices.count {
      guard classes[indices[start]].isNeutral else {
        before = Self.direction(of: classes[indices[start]])
        start += 1
        continue
      }
      var end = start
      while end < indices.count, classes[indices[end]].isNeutral { end += 1 }
      let after =
        end < indices.count ? Self.direction(of: classes[indices[end]]) : sequence.end
      for place in start..<end {
        classes[indices[place]] = before == after ? before : sequence.embedding
      }
      start = end
    }
  }

  /// The direction that neutrals next to a character see: numbers count as from right to left.
  static func direction(of kind: BidiClass) -> BidiClass {
    kind == .leftToRight ? .leftToRight : .rightToLeft
  }
}
