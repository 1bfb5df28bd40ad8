import Raster
import Scene

extension PixelLegend: CustomStringConvertible {
  /// The legend as one writes it in a test.
  public var description: String {
    let colors = entries.map { "\"\($0.character)\": \($0.pixel.spelling)" }
    var text = "[" + colors.joined(separator: ", ") + "]"
    guard hasOwnLevels else { return text }
    for ramp in ramps {
      text +=
        ".levels(\"\(String(ramp.characters))\", from: \"\(ramp.start.character)\", "
        + "to: \"\(ramp.end.character)\")"
    }
    return text
  }
}

extension Pixel {
  /// A colour that makes this pixel, as one writes it.
  var spelling: String {
    let named: [(String, Color)] = [
      (".black", .black), (".white", .white), (".red", .red), (".green", .green),
      (".blue", .blue), (".yellow", .yellow), (".gray", .gray), (".clear", .clear),
    ]
    if let (name, _) = named.first(where: { Pixel($0.1) == self }) { return name }
    let color = straight
    let opacity = alpha == 255 ? "" : ", alpha: \(alpha)"
    return "Color(\(color.red), \(color.green), \(color.blue)\(opacity))"
  }
}
