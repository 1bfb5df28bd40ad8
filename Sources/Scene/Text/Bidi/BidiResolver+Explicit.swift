extension BidiResolver {
  /// What is open: an embedding, override or isolate.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// All that is open, and what was opened too deep.
  private struct Stack {
    private(set) var entries: [Status]
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    init(level: UInt8) {
      entries = [Status(level: level, override: nil, isIsolate: false)]
    }

    /// Opens an embedding or an isolate; one that is too deep is only counted.
    mutating func open(level: UInt8, override: BidiClass?, isIsolate: Bool) {
      if level <= BidirectionalText.depthLimit, overflowIsolates == 0, overflowEmbeddings == 0 {
        entries.append(Status(level: level, override: override, isIsolate: isIsolate))
        if isIsolate { validIsolates += 1 }
      } else if isIsolate {
        overflowIsolates += 1
      } else if overflowIsolates == 0 {
        overflowEmbeddings += 1
      }
    }

    /// Closes the last isolate, and the embeddings in it.
    mutating func closeIsolate() {
      if overflowIsolates > 0 {
        overflowIsolates -= 1
      } else if validIsolates > 0 {
        overflowEmbeddings = 0
        while entries.last?.isIsolate == false { entries.removeLast() }
        entries.removeLast()
        validIsolates -= 1
      }
    }

    /// Closes the last embedding, unless an isolate was begun since.
    mutating func closeEmbedding() {
      if overflowIsolates > 0 { return }
      if overflowEmbeddings > 0 {
        overflowEmbeddings -= 1
      } else if entries.last?.isIsolate == false, entries.count > 1 {
        entries.removeLast()
      }
    }
  }

  /// X1 to X8.
  mutating func setExplicitLevels() {
    var stack = Stack(level: paragraphLevel)
    for index in classes.indices {
      if classes[index] == .popDirectionalIsolate { stack.closeIsolate() }
      guard let top = stack.entries.last else { return }
      levels[index] = top.level
      switch classes[index] {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride,
        .leftToRightOverride:
        stack.open(level: nextLevel(top, index), override: override(index), isIsolate: false)
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        let level = nextLevel(top, index)
        if let override = top.override { classes[index] = override }
        stack.open(level: level, override: nil, isIsolate: true)
      case .popDirectionalFormat: stack.closeEmbedding()
      case .paragraphSeparator: levels[index] = paragraphLevel
      case .boundaryNeutral: break
      default: if let override = top.override { classes[index] = override }
      }
    }
  }

  /// The next odd level for what points to the left, else the next even one.
  private func nextLevel(_ top: Status, _ index: Int) -> UInt8 {
    pointsLeft(index) ? (top.level + 1) | 1 : (top.level + 2) & ~1
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
}
