extension Pixel {
  /// The pixel of a colour that its opacity was not multiplied into, each component rounded half
  /// up; the inverse of `straight` for every pixel whose components are at most its opacity.
  init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard alpha != 255 else {
      self.init(red: red, green: green, blue: blue)
      return
    }
    func times(_ value: UInt8) -> UInt8 {
      // 255 is odd, so no quotient lies half way between two levels.
      UInt8((UInt32(value) * UInt32(alpha) + 127) / 255)
    }
    self.init(red: times(red), green: times(green), blue: times(blue), alpha: alpha)
  }
}
