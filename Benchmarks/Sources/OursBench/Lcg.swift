import Scene

/// The random numbers of the workloads, the same in every rasterizer that is compared.
struct Lcg {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number, in [0, 1).
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / 2_147_483_648
  }

  /// The next whole number, in `0..<count`.
  mutating func whole(_ count: Int) -> Int {
    Int(next() * Double(count))
  }

  /// The next colour: three numbers, red first.
  mutating func color(alpha: UInt8 = 255) -> Color {
    let red = UInt8(whole(256))
    let green = UInt8(whole(256))
    let blue = UInt8(whole(256))
    return Color(red, green, blue, alpha: alpha)
  }
}
