public import Scene

extension Pixel {
  /// The pixel that a colour makes where nothing is.
  public init(_ color: Color) {
    let (red, green, blue, alpha) = color.bytes
    self.init(straightRed: red, green: green, blue: blue, alpha: alpha)
  }
}
