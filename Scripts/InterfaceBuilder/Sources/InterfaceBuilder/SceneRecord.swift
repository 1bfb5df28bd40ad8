import Scene

/// What the corpus says of one layout system: a controller's view, a cell, or a view of its own.
struct SceneRecord {
  let file: String
  let root: String
  /// `vc`, `cell`, `keyed`, `xib` or `scenetop`.
  let kind: String
  let safeArea: EdgeInsets
  /// Margins that were read off the recorded frames: by the view's identifier, then by the side.
  let margins: [String: [Character: Double]]

  init?(_ row: [String: String]) {
    guard let file = row["file"], let root = row["root_view_id"], let kind = row["kind"] else {
      return nil
    }
    self.file = file
    self.root = root
    self.kind = kind
    safeArea = EdgeInsets(
      top: Double(row["safe_top"] ?? "") ?? 0, bottom: Double(row["safe_bottom"] ?? "") ?? 0)
    margins = Self.margins(row["layout_margins"] ?? "-")
  }

  /// Reads `view:l=20,r=20;view:t=8`.
  private static func margins(_ text: String) -> [String: [Character: Double]] {
    var margins: [String: [Character: Double]] = [:]
    for part in text.split(separator: ";") {
      let halves = part.split(separator: ":")
      guard halves.count == 2 else { continue }
      for side in halves[1].split(separator: ",") {
        guard let name = side.first, let length = Double(side.dropFirst(2)) else { continue }
        margins[String(halves[0]), default: [:]][name] = length
      }
    }
    return margins
  }
}
