/// The page that shows all failures of a run: one file that needs nothing else.
enum ReportPage {
  /// Puts the parts of a page together.
  ///
  /// - Parameter sections: Parts as `ReportSection` makes them: the first line of each belongs into the
  ///   list.
  /// - Returns: The text of an HTML file.
  static func html(sections: [String]) -> String {
    var (list, bodies) = ("", "")
    for section in sections {
      let end = section.firstIndex(of: "\n") ?? section.endIndex
      list += section[..<end] + "\n"
      bodies += section[end...]
    }
    let count = sections.count == 1 ? "1 snapshot fails" : "\(sections.count) snapshots fail"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(count)</title>
      <style>
      \(ReportStyle.css)
      </style>
      </head>
      <body>
      <nav aria-label="Failures">
      <h1>\(count)</h1>
      <ol>
      \(list)</ol>
      <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous<br>
      <kbd>1</kbd> … <kbd>5</kbd> how to compare<br>
      <kbd>←</kbd> <kbd>→</kbd> move the slider<br>
      <kbd>Space</kbd> blink once<br>
      <kbd>+</kbd> <kbd>-</kbd> zoom</p>
      </nav>
      <main>
      \(bodies)</main>
      <script>
      \(ReportScript.source)
      </script>
      </body>
      </html>

      """
  }
}
