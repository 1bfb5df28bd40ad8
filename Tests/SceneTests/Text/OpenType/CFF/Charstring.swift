/// A charstring as it is written in the format's description: numbers, then what is done with them.
struct Charstring: ExpressibleByArrayLiteral {
  /// A number or an operator.
  enum Step: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    case bytes([UInt8])

    init(integerLiteral value: Int) { self = .bytes(Self.number(value)) }

    /// A number of 16 bits before the point and 16 after it.
    init(floatLiteral value: Double) {
      let bits = UInt32(bitPattern: Int32(value * 65_536))
      self = .bytes([255] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) })
    }

    static func op(_ name: UInt8) -> Step { .bytes([name]) }
    static func escaped(_ name: UInt8) -> Step { .bytes([12, name]) }

    static let hstem = op(1)
    static let vstem = op(3)
    static let vmoveto = op(4)
    static let rlineto = op(5)
    static let hlineto = op(6)
    static let vlineto = op(7)
    static let rrcurveto = op(8)
    static let callsubr = op(10)
    static let endOfSubroutine = op(11)
    static let endchar = op(14)
    static let vsindex = op(15)
    static let blend = op(16)
    static let hstemhm = op(18)
    static let rmoveto = op(21)
    static let hmoveto = op(22)
    static let vstemhm = op(23)
    static let rcurveline = op(24)
    static let rlinecurve = op(25)
    static let vvcurveto = op(26)
    static let hhcurveto = op(27)
    static let callgsubr = op(29)
    static let vhcurveto = op(30)
    static let hvcurveto = op(31)

    static func hintmask(_ mask: UInt8...) -> Step { .bytes([19] + mask) }
    static func cntrmask(_ mask: UInt8...) -> Step { .bytes([20] + mask) }

    /// The shortest form of a whole number.
    static func number(_ value: Int) -> [UInt8] {
      switch value {
      case -107...107: return [UInt8(value + 139)]
      case 108...1131: return [UInt8(247 + (value - 108) / 256), UInt8((value - 108) % 256)]
      case -1131 ... -108: return [UInt8(251 + (-108 - value) / 256), UInt8((-108 - value) % 256)]
      default:
        let bits = UInt16(bitPattern: Int16(value))
        return [28, UInt8(bits >> 8), UInt8(bits & 255)]
      }
    }
  }

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(arrayLiteral elements: Step...) {
    bytes = elements.flatMap { step -> [UInt8] in
      switch step {
      case .bytes(let bytes): bytes
      }
    }
  }

  static func + (a: Charstring, b: Charstring) -> Charstring { Charstring(a.bytes + b.bytes) }
}
