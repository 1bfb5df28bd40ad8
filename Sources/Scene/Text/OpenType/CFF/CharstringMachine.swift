// Draws glyphs by their charstrings: programs of a stack machine whose operators draw lines and curves.
//
// Goals, in this order: no bytes can make it trap, run long or use much memory; the outline is the one
// that the format defines, to the last bit of a Double; hints are passed over. Whatever a charstring
// does, it takes one step of a budget for each number and operator, calls included, and no step costs
// more than the stack is high.
//
// Source: Adobe Technical Note 5177, "The Type 2 Charstring Format"; OpenType, "CFF2 CharString Format".

/// The state of a charstring that is being run.
struct CharstringMachine {
  /// The most numbers and operators of one glyph.
  static let stepLimit = 1 << 18
  /// The most subroutines within each other.
  static let depthLimit = 10

  /// Two letters that make a glyph, by their codes in the Standard Encoding.
  struct Composite: Hashable {
    var base: Int
    var accent: Int
    var accentOrigin: Point
  }

  private struct Caller {
    var code: FontTable
    var place: Int
  }

  /// The version, the subroutines and the variation of the font.
  let surroundings: CharstringSurroundings
  /// What is drawn.
  var pen = CharstringPen()
  /// The numbers that the next operator takes.
  var stack: [Double] = []
  /// Numbers that were put aside.
  var storage: [Double] = []
  /// What the charstring wants drawn after itself.
  private(set) var composite: Composite?
  /// The operator that is being done: where it begins.
  private(set) var operatorPlace = 0
  /// The bytes that are being read.
  private(set) var code: FontTable
  private var place = 0
  private var callers: [Caller] = []
  private var stemCount = 0
  private var awaitsWidth = true
  private var isDone = false
  private var stepsLeft = Self.stepLimit
  /// What numbers are blended with; read when first needed, and not changed after that.
  var blendFactors: [Double]?
  /// The set of regions that numbers are blended for.
  var blendSet: Int

  /// Prepares to run charstrings that draw one glyph.
  init(_ surroundings: CharstringSurroundings, _ charstring: FontTable) {
    self.surroundings = surroundings
    code = charstring
    blendSet = surroundings.variationSet
    awaitsWidth = surroundings.version == .cff1
    stack.reserveCapacity(surroundings.version.stackLimit)
  }

  /// Runs a charstring to its end.
  mutating func run() throws(FontError) {
    while !isDone {
      if place < code.count { try step() } else { leave() }
    }
    pen.close()
  }

  /// Prepares to run another charstring, of a composite's part, with its origin at a place.
  mutating func restart(_ charstring: FontTable, at origin: Point) {
    code = charstring
    place = 0
    stemCount = 0
    awaitsWidth = true
    isDone = false
    composite = nil
    callers = []
    stack.removeAll(keepingCapacity: true)
    pen.begin(at: origin)
  }

  /// The error of an operator whose numbers are missing or make no sense.
  func wrongOperator() -> FontError {
    code.wrongValue(at: operatorPlace, (try? code.uint8(at: operatorPlace)) ?? 0)
  }

  // MARK: - Numbers

  private mutating func step() throws(FontError) {
    stepsLeft -= 1
    guard stepsLeft >= 0 else { throw code.tooMuch(at: place, limit: Self.stepLimit) }
    let first = try code.uint8(at: place)
    operatorPlace = place
    place += 1
    if first >= 32 || first == 28 {
      try push(try number(first))
    } else {
      try perform(first)
    }
  }

  private mutating func number(_ first: Int) throws(FontError) -> Double {
    let start = place
    switch first {
    case 28:
      place += 2
      return Double(try code.int16(at: start))
    case ...246: return Double(first - 139)
    case ...250:
      place += 1
      return Double((first - 247) * 256 + (try code.uint8(at: start)) + 108)
    case ...254:
      place += 1
      return Double(-(first - 251) * 256 - (try code.uint8(at: start)) - 108)
    default:
      place += 4
      return try code.fixed(at: start)
    }
  }

  /// Puts a number on the stack.
  mutating func push(_ number: Double) throws(FontError) {
    let limit = surroundings.version.stackLimit
    guard stack.count < limit else { throw code.tooMuch(at: operatorPlace, limit: limit) }
    stack.append(number)
  }

  /// Takes the last number off the stack.
  mutating func pop() throws(FontError) -> Double {
    guard let number = stack.popLast() else { throw wrongOperator() }
    return number
  }

  /// Takes a whole number off the stack; what has a fraction is cut.
  mutating func popInteger() throws(FontError) -> Int {
    let number = try pop()
    guard abs(number) < 65_536 else { throw wrongOperator() }
    return Int(number)
  }

  // MARK: - Operators

  private mutating func perform(_ name: Int) throws(FontError) {
    switch name {
    case 1, 3, 18, 23: countStems()
    case 19, 20: try skipMask()
    case 4, 21, 22: try move(name)
    case 5...8, 24...27, 30, 31: drawSegments(name)
    case 10: try call(surroundings.locals)
    case 29: try call(surroundings.globals)
    case 11 where surroundings.version == .cff1: leave()
    case 14 where surroundings.version == .cff1: try end()
    case 15 where surroundings.version == .cff2: try chooseBlendSet()
    case 16 where surroundings.version == .cff2: try blend()
    case 12:
      let second = try code.uint8(at: place)
      place += 1
      try performEscaped(second)
    default: throw wrongOperator()
    }
  }

  private mutating func performEscaped(_ name: Int) throws(FontError) {
    switch name {
    case 34...37: try drawFlex(name)
    case _ where surroundings.version == .cff2: throw wrongOperator()
    case 0: stack.removeAll(keepingCapacity: true)
    default: try calculate(name)
    }
  }

  /// The first operator that clears the stack may have the glyph's width below its numbers.
  ///
  /// Widths are those of `hmtx`, so this one is dropped.
  private mutating func dropWidth(if isThere: Bool) {
    if awaitsWidth, isThere, !stack.isEmpty { stack.removeFirst() }
    awaitsWidth = false
  }

  private mutating func countStems() {
    dropWidth(if: stack.count % 2 == 1)
    stemCount += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  /// Numbers before a mask are stems, too; the mask has a bit for each stem.
  private mutating func skipMask() throws(FontError) {
    countStems()
    let size = (stemCount + 7) / 8
    _ = try code.part(at: place, count: size)
    place += size
  }

  private mutating func move(_ name: Int) throws(FontError) {
    dropWidth(if: stack.count > (name == 21 ? 2 : 1))
    let dy = name == 22 ? 0 : try pop()
    let dx = name == 4 ? 0 : try pop()
    pen.move(dx, dy)
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func call(_ subroutines: CFFIndex?) throws(FontError) {
    guard let subroutines else { throw wrongOperator() }
    let bias = subroutines.count < 1240 ? 107 : subroutines.count < 33_900 ? 1131 : 32_768
    let number = try popInteger() + bias
    guard number >= 0, number < subroutines.count else { throw wrongOperator() }
    guard callers.count < Self.depthLimit else {
      throw code.nestedTooDeep(at: operatorPlace, limit: Self.depthLimit)
    }
    callers.append(Caller(code: code, place: place))
    code = try subroutines.object(number)
    place = 0
  }

  /// Goes back to the caller; a charstring that nobody called is done.
  private mutating func leave() {
    guard let caller = callers.popLast() else {
      isDone = true
      return
    }
    code = caller.code
    place = caller.place
  }

  private mutating func end() throws(FontError) {
    dropWidth(if: stack.count % 2 == 1)
    isDone = true
    guard stack.count >= 4 else { return }
    let accent = try popInteger()
    let base = try popInteger()
    let y = try pop()
    composite = Composite(base: base, accent: accent, accentOrigin: Point(x: try pop(), y: y))
  }
}
