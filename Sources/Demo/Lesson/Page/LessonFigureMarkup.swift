/// A figure as it stands in the page: a picture drawn beforehand, and what the script makes of it.
struct LessonFigureMarkup {
  /// The engine's name of what it shows.
  let scene: String
  /// What can be seen, for those who cannot see it.
  let description: String
  /// The pixel whose ledger is shown first.
  let pixel: (x: Int, y: Int)
  let caption: String
  /// The compositor's mistakes that it can be drawn with, by name; `all` is all for which the
  /// scene has no switch of its own.
  var mistakes: [String] = []
  /// Whether it can be taken apart.
  var explodes = false
  /// Whether the lens shows coverage: black on white, counted from white.
  var showsCoverage = false
  /// Whether it is the large one at the top, with a strip of pictures beside it.
  var isHero = false
  /// The titles that the highlight moves over, for those who hear where it is.
  var titles: [String] = []

  private static let stripDescription = "The same at seven times, one below the other"

  /// The figure, with the pictures of its scene.
  func html(stills: [LessonStill]) -> String {
    let own = stills.first { $0.name == scene }
    let strip = stills.first { $0.name == scene + "-strip" }
    var attributes = "class=\"\(isHero ? "hero" : "plain")\" data-scene=\"\(scene)\""
    attributes += " data-pixel=\"\(pixel.x),\(pixel.y)\""
    if !mistakes.isEmpty { attributes += " data-mistakes=\"\(mistakes.joined(separator: " "))\"" }
    if explodes { attributes += " data-exploded" }
    if !titles.isEmpty { attributes += " data-titles=\"\(titles.joined(separator: " "))\"" }
    if showsCoverage { attributes += " data-values=\"coverage\"" }
    return """
      <figure \(attributes)>
      <div class="stage">
      \(own?.html(class: "still", description: description) ?? "")
      </div>
      \(strip?.html(class: "strip", description: Self.stripDescription) ?? "")
      <figcaption>\(caption)</figcaption>
      </figure>
      """
  }
}
