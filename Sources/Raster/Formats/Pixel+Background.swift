import Scene

extension Pixel {
  /// The colour of a background that nothing shows through: the opacity of `color` does not count.
  init(opaque color: Color) {
    let (red, green, blue, _) = color.bytes
    self.init(red: red, green: green, blue: blue)
  }

  /// The pixel over an opaque one, each component rounded half up.
  ///
  /// A component above the pixel's own opacity, which no drawing makes, is clamped.
  func composited(over background: Pixel) -> Pixel {
    let through = 255 - UInt32(alpha)
    func component(_ own: UInt8, _ behind: UInt8) -> UInt8 {
      // 255 is odd, so no quotient lies half way between two levels.
      UInt8(min(255, UInt32(own) + (UInt32(behind) * through + 127) / 255))
    }
    return Pixel(
      red: component(red, background.red), green: component(green, background.green),
      blue: component(blue, background.blue))
  }
}
