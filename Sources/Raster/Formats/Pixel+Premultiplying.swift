extension Pixel {
  /// The premultiplied pixel of a straight colour, each component rounded half up.
  ///
  /// It undoes `straight`: for each pixel whose components are at most its opacity,
  /// `Pixel(premultiplying: pixel.straight)` is `pixel`.
  init(premultiplying straight: Pixel) {
    let alpha = UInt32(straight.alpha)
    func multiplied(_ component: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: BlendKernel.dividedBy255(UInt32(component) &* alpha))
    }
    self.init(
      red: multiplied(straight.red), green: multiplied(straight.green),
      blue: multiplied(straight.blue), alpha: straight.alpha)
  }
}
