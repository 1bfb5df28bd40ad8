/// Which character ends each isolate (BD9).
struct BidiIsolates {
  /// For each character that begins an isolate the one that ends it, or the count of all; for each that
  /// ends one the one that begins it; else -1.
  private(set) var partners: [Int]

  init(_ classes: [BidiClass]) {
    partners = Array(repeating: -1, count: classes.count)
    var open: [Int] = []
    for index in classes.indices {
      if classes[index].isIsolateInitiator {
        partners[index] = classes.count
        open.append(index)
      } else if classes[index] == .popDirectionalIsolate, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
  }

  /// The level that the first letter gives, isolates left out (P2, P3); `nil` if there is none.
  func firstStrongLevel(_ range: Range<Int>, in classes: [BidiClass]) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: index = partners[index]
      default: break
      }
      index += 1
    }
    return nil
  }
}
