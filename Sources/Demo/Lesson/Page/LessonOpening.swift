/// How the lesson begins.
enum LessonOpening {
  private static let illusion = LessonFigureMarkup(
    scene: "illusion",
    description:
      "Four titles in a row: Hello, World, There, Again; a red pill on its way lies partly "
      + "over There, whose letters are white inside it and black outside",
    pixel: (286, 43),
    caption:
      "Drag the pill, click a title, or use the arrow keys. Wherever the pointer is, the lens "
      + "shows the pixels and the ledger says how that one came about.",
    mistakes: ["all"], explodes: true, isHero: true,
    titles: ["Hello", "World", "There", "Again"])

  static func html(stills: [LessonStill]) -> String {
    """
    <header>
    <div class="top">
    <span><strong>How a picture is put together</strong> · a lesson in compositing</span>
    <button type="button" class="theme" hidden>Dark or light</button>
    </div>
    <div class="opening">
    <h1>No letter here changes its colour.</h1>
    <p class="lede">A red pill slides over a row of titles. Where its edge crosses a letter, the
    letter is white inside and black outside, to the part of a pixel. Nothing is recoloured, and no
    letter moves. How that is done takes a few ideas that hold for every picture on every screen.
    This page has all of them, live: each figure is drawn by a small rasterizer that runs in the
    page, and every pixel can be asked why it has its colour.</p>
    </div>
    <p class="notice" id="notice" hidden></p>
    <noscript><p class="notice">Scripts are off, so the figures do not move. Each shows a picture
    drawn beforehand instead.</p></noscript>
    \(illusion.html(stills: stills))
    <nav aria-label="The course">
    <ol class="course">
    \(links)
    </ol>
    </nav>
    </header>
    """
  }

  private static var links: String {
    LessonStep.all.map { "<li><a href=\"#\($0.name)\">\($0.title)</a></li>" }
      .joined(separator: "\n")
  }
}
