import Foundation

/// Random systems of constraints, with what our solver makes of them.
enum SystemSamples {
  /// Writes each system three times: as built, after constants were moved, and after constraints were
  /// removed and added.
  static func write(count: Int, to file: URL) throws {
    var text = ""
    for seed in 0..<count {
      var system = RandomSystem(seed: seed)
      text += system.text(name: "\(seed) \(system.kind.rawValue), as built")
      system.moveConstants()
      text += system.text(name: "\(seed) \(system.kind.rawValue), constants moved")
      system.exchange()
      text += system.text(name: "\(seed) \(system.kind.rawValue), constraints exchanged")
    }
    try Data(text.utf8).write(to: file)
  }
}
