/// How the lesson begins, and how it ends.
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
    mistakes: ["all"], explodes: true, isHero: true)

  static func html(stills: [LessonStill]) -> String {
    """
    <header>
    <div class="top">
    <span><strong>How a picture is put together</strong> · a lesson in compositing</span>
    <button type="button" class="theme" hidden>Dark or light</button>
    </div>
    <div class="opening">
    <h1>No letter here changes its colour.</h1>
    <p class="lede">A red pill slides over a row of titles. Where its edge crosses a letter, the letter is
    white inside and black outside, to the part of a pixel. Nothing is recoloured, and no letter
    moves. How that is done takes a few ideas that hold for every picture on every screen. This page
    has all of them, live: each figure is drawn by a small rasterizer that runs in the page, and
    every pixel can be asked why it has its colour.</p>
    </div>
    <p class="notice" id="notice" hidden></p>
    <noscript><p class="notice">Scripts are off, so the figures do not move. Each shows a picture drawn
    beforehand instead.</p></noscript>
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

  static let footer = """
    <footer>
    <p>This file needs no network and no other file. Its figures are drawn by the library ViewTree, which is written in
    Swift and was compiled to WebAssembly for it; the same sources draw the same bytes on any machine. Drawn with a
    mistake, a figure is the work of a second, slow and simple compositor, which can be told to make it. The
    page was written by <code>swift run -c release Demo lesson</code>; what the ledger says is
    printed by <code>swift run -c release Demo explain illusion --time 8/60 --at 286,43</code>.</p>
    </footer>
    """
}
