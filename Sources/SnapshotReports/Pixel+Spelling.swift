package import Raster
import Scene

extension Pixel {
  /// A colour that makes this pixel, as one writes it.
  package var spelling: String {
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
