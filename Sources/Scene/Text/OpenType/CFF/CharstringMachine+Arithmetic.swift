extension CharstringMachine {
  /// The numbers that may be put aside.
  private static let storageSize = 32

  /// Does the operators that calculate, of two bytes, by their second one.
  mutating func calculate(_ name: Int) throws(FontError) {
    switch name {
    case 3, 4, 10, 11, 12, 15, 24: try combine(name)
    case 5, 9, 14, 26: try change(name)
    case 18: _ = try pop()
    case 20, 21: try store(name)
    case 22: try choose()
    // Any number above 0 and up to 1 will do; the same each time, so that pictures are the same.
    case 23: try push(0.5)
    case 27...30: try rearrange(name)
    default: throw wrongOperator()
    }
  }

  /// and, or, add, sub, div, eq, mul.
  private mutating func combine(_ name: Int) throws(FontError) {
    let b = try pop()
    let a = try pop()
    switch name {
    case 3: try push(a != 0 && b != 0 ? 1 : 0)
    case 4: try push(a != 0 || b != 0 ? 1 : 0)
    case 10: try push(try finite(a + b))
    case 11: try push(try finite(a - b))
    case 12: try push(try finite(a / b))
    case 15: try push(a == b ? 1 : 0)
    default: try push(try finite(a * b))
    }
  }

  /// not, abs, neg, sqrt.
  private mutating func change(_ name: Int) throws(FontError) {
    let a = try pop()
    switch name {
    case 5: try push(a == 0 ? 1 : 0)
    case 9: try push(abs(a))
    case 14: try push(0 - a)
    default: try push(try finite(a.squareRoot()))
    }
  }

  private func finite(_ number: Double) throws(FontError) -> Double {
    // The format's numbers have 16 bits before the point; the rest is room for sums.
    guard abs(number) < 1e9 else { throw wrongOperator() }
    return number
  }

  /// put, get.
  private mutating func store(_ name: Int) throws(FontError) {
    let index = try popInteger()
    guard index >= 0, index < Self.storageSize else { throw wrongOperator() }
    if storage.isEmpty { storage = [Double](repeating: 0, count: Self.storageSize) }
    if name == 20 { storage[index] = try pop() } else { try push(storage[index]) }
  }

  /// ifelse: the first of two numbers if the third is not above the fourth.
  private mutating func choose() throws(FontError) {
    let (v2, v1) = (try pop(), try pop())
    let (s2, s1) = (try pop(), try pop())
    try push(v1 <= v2 ? s1 : s2)
  }

  /// dup, exch, index, roll.
  private mutating func rearrange(_ name: Int) throws(FontError) {
    switch name {
    case 27:
      let a = try pop()
      try push(a)
      try push(a)
    case 28:
      let b = try pop()
      let a = try pop()
      try push(b)
      try push(a)
    case 29:
      let back = max(try popInteger(), 0)
      guard back < stack.count else { throw wrongOperator() }
      try push(stack[stack.count - 1 - back])
    default: try roll()
    }
  }

  /// Turns the last numbers round, towards the top if the shift is positive.
  private mutating func roll() throws(FontError) {
    let shift = try popInteger()
    let count = try popInteger()
    guard count >= 0, count <= stack.count else { throw wrongOperator() }
    guard count > 0 else { return }
    let first = stack.count - count
    let turned = ((shift % count) + count) % count
    let old = Array(stack[first...])
    for index in 0..<count { stack[first + (index + turned) % count] = old[index] }
  }
}
