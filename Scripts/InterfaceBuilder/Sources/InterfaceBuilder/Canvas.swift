/// The device that a file was last shown on, as far as layout depends on it.
struct Canvas {
  /// Device pixels a point.
  let scale: Double
  /// The size classes; without a device there are none, and no variation but the default holds.
  private let classes: Set<String>

  /// - Parameter device: The `device` element; `nil` in files of Xcode 7 and before.
  init(_ device: Element?) {
    let name = device?["id"] ?? ""
    let isWideInLandscape = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"].contains(name)
    let isLandscape = device?["orientation"] == "landscape"
    scale = ["retina3_5", "retina4_0", "retina4_7", "retina6_1", ""].contains(name) ? 2 : 3
    if device == nil {
      classes = []
    } else if name.hasPrefix("ipad") {
      classes = ["widthClass=regular", "heightClass=regular"]
    } else {
      classes = [
        isLandscape && isWideInLandscape ? "widthClass=regular" : "widthClass=compact",
        isLandscape ? "heightClass=compact" : "heightClass=regular",
      ]
    }
  }

  /// Whether a variation's key, as `heightClass=compact-widthClass=regular`, is about this canvas.
  func matches(_ key: String) -> Bool {
    key == "default" || key.split(separator: "-").allSatisfy { classes.contains(String($0)) }
  }
}
