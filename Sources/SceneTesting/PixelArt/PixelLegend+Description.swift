import Raster
import Scene
import SnapshotReports

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
