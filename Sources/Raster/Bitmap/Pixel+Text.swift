extension Pixel {
  /// The pixel as `#RRGGBB`; one that is not opaque as `#RRGGBBAA`, premultiplied as it is stored.
  public var text: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    var text = "#"
    for byte in bytes {
      text += String(byte >> 4, radix: 16, uppercase: true)
      text += String(byte & 15, radix: 16, uppercase: true)
    }
    return text
  }
}
