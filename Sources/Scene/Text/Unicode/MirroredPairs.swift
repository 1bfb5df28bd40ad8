/// Characters that look the other way in text from right to left, and brackets.
struct MirroredPairs: Sendable {
  /// What a bracket is to its partner; both know the closing one.
  enum Bracket: Equatable {
    case opening(closing: UInt32)
    case closing(UInt32)
  }

  /// All there are, read once.
  static let table = MirroredPairs()

  private var scalars: [UInt32] = []
  private var mirrors: [UInt32] = []
  private var openings: [UInt32] = []
  /// The closing ones of the opening ones.
  private var closings: [UInt32] = []
  private var sortedClosings: [UInt32] = []

  private init() {
    var numbers = UnicodeData.Numbers(UnicodeData.mirrors)
    var scalar: UInt32 = 0
    while let step = numbers.next(), let distance = numbers.next() {
      scalar &+= UInt32(step)
      scalars.append(scalar)
      mirrors.append(Self.scalar(scalar, movedBy: distance))
    }
    numbers = UnicodeData.Numbers(UnicodeData.brackets)
    scalar = 0
    while let step = numbers.next(), let distance = numbers.next() {
      scalar &+= UInt32(step)
      openings.append(scalar)
      closings.append(Self.scalar(scalar, movedBy: distance))
    }
    sortedClosings = closings.sorted()
  }

  /// The character that is drawn from right to left in place of another, `nil` if that is the same.
  func mirror(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    Self.place(of: scalar.value, in: scalars).flatMap { Unicode.Scalar(mirrors[$0]) }
  }

  /// Which bracket a character is, `nil` if none.
  ///
  /// Of brackets that are equal by canonical equivalence
  /// one stands for both.
  func bracket(_ scalar: Unicode.Scalar) -> Bracket? {
    let value: UInt32 =
      scalar.value == 0x2329 ? 0x3008 : scalar.value == 0x232A ? 0x3009 : scalar.value
    if let place = Self.place(of: value, in: openings) { return .opening(closing: closings[place]) }
    return Self.place(of: value, in: sortedClosings) == nil ? nil : .closing(value)
  }

  private static func scalar(_ scalar: UInt32, movedBy distance: Int) -> UInt32 {
    distance % 2 == 0 ? scalar &+ UInt32(distance / 2) : scalar &- UInt32(distance / 2)
  }

  private static func place(of value: UInt32, in sorted: [UInt32]) -> Int? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == value ? low : nil
  }
}
