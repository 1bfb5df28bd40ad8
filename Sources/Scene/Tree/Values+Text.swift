// Values as short texts for descriptions of trees: the same everywhere, without a locale.

extension StaticString {
  /// The characters as a `String`, also where there is no `description`.
  var text: String {
    withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// The text between quotation marks, in one line: marks, breaks and the like are escaped.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        text += "\\"
        text.unicodeScalars.append(scalar)
      case 0x0A: text += "\\n"
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Double {
  /// The number to three decimals, without zeros at the end; from 10¹² on with an exponent.
  var text: String {
    guard !isNaN else { return "nan" }
    guard isFinite else { return self < 0 ? "-inf" : "inf" }
    var magnitude = magnitude
    var exponent = 0
    if magnitude >= 1e12 {
      // What rounds to 10.000 has an exponent more.
      while magnitude >= 9.9995 {
        magnitude /= 10
        exponent += 1
      }
    }
    let thousandths = Int64((magnitude * 1000).rounded(.toNearestOrAwayFromZero))
    guard thousandths != 0 else { return "0" }
    let sign = self < 0 ? "-" : ""
    let digits = "\(thousandths / 1000)" + Self.fraction(Int(thousandths % 1000))
    return sign + digits + (exponent == 0 ? "" : "e\(exponent)")
  }

  /// A point and up to three digits, or nothing for 0.
  private static func fraction(_ thousandths: Int) -> String {
    guard thousandths != 0 else { return "" }
    var (rest, count) = (thousandths, 3)
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    let digits = "\(rest)"
    return "." + String(repeating: "0", count: count - digits.utf8.count) + digits
  }
}

extension Point {
  var text: String { "(\(x.text), \(y.text))" }
}

extension Rect {
  var text: String {
    "(\(origin.x.text), \(origin.y.text), \(size.width.text), \(size.height.text))"
  }
}

extension AffineTransform {
  var text: String { "(\(a.text), \(b.text), \(c.text), \(d.text), \(tx.text), \(ty.text))" }
}

extension Color {
  /// `#rrggbb`, and the opacity's two digits if it is not opaque.
  var text: String {
    let (red, green, blue, alpha) = bytes
    let digits = Self.hex(red) + Self.hex(green) + Self.hex(blue)
    return "#" + digits + (alpha == 255 ? "" : Self.hex(alpha))
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }
}
