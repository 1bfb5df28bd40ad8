public import Scene

extension Pixel {
  /// The pixel that a colour makes where nothing is.
  public init(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    self.init(premultiplying: Pixel(red: red, green: green, blue: blue, alpha: alpha))
  }
}
