/// The lesson: one file that needs nothing else.
struct LessonPage {
  /// What draws its figures; without it they are pictures.
  let engine: LessonEngine?
  let stills: [LessonStill]

  /// Nothing may come from anywhere: no network, no other file.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    + "script-src 'unsafe-inline' 'wasm-unsafe-eval'"

  /// The text of an HTML file.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>How a picture is put together: a lesson in compositing</title>
    <link rel="icon" href="data:,">
    <style>
    \(LessonStyle.css)</style>
    \(expectation)
    </head>
    <body>
    <a class="skip" href="#tree">To the course</a>
    <div class="lesson">
    \(LessonOpening.html(stills: stills))
    <main>
    \(steps)</main>
    \(LessonFooter.html(engine: engine))
    </div>
    \(engineElement)<script>
    \(LessonScript.source)</script>
    </body>
    </html>

    """
  }

  /// Says to the style that there is an engine, which will need more room than the pictures.
  private var expectation: String {
    guard engine != nil else { return "" }
    return "<script>document.documentElement.dataset.engine = \"comes\";</script>"
  }

  private var steps: String {
    LessonStep.all.enumerated()
      .map { index, step in step.html(number: index + 1, stills: stills) }.joined()
  }

  private var engineElement: String {
    guard let engine else { return "" }
    return "<script type=\"text/plain\" id=\"engine\">\(engine.text)</script>\n"
  }
}
