/// Characters that look the other way in text from right to left: brackets, arrows, signs.
struct CharacterMirrors: Sendable {
  /// All of them, read once.
  static let table = CharacterMirrors()

  private var scalars: [UInt32] = []
  private var mirrors: [UInt32] = []

  private init() {
    var numbers = UnicodeData.Numbers(UnicodeData.mirrors)
    var scalar = 0
    while let distance = numbers.next(), let difference = numbers.next() {
      scalar += distance
      let mirror = difference & 1 == 0 ? scalar + difference / 2 : scalar - difference / 2
      scalars.append(UInt32(truncatingIfNeeded: scalar))
      mirrors.append(UInt32(truncatingIfNeeded: mirror))
    }
  }

  /// The character that stands for another in text from right to left; `nil` if it stays.
  func mirror(of scalar: UInt32) -> UInt32? {
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] == scalar { return mirrors[middle] }
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
