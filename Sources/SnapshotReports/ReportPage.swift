/// The page that shows all failures of a run: one file that needs nothing else.
package enum ReportPage {
  /// The page of some failures that have no folder.
  ///
  /// - Parameters:
  ///   - failures: Any number of them, with titles of their own.
  ///   - heading: How many there are of what.
  /// - Returns: The text of an HTML file.
  package static func html(of failures: [SnapshotFailure], heading: String) -> String {
    let sections = failures.enumerated().map { number, failure in
      let files = FailureFiles(failure, FailurePictures(failure), name: "\(number)")
      let section = files.contents.first { $0.name == FailureFiles.section }
      return String(decoding: section?.bytes ?? [], as: UTF8.self)
    }
    return html(sections: sections, heading: heading)
  }

  /// Puts the parts of a page together.
  ///
  /// - Parameters:
  ///   - sections: Parts as `ReportSection` makes them: the first line of each belongs into the list.
  ///   - heading: How many there are of what; snapshots that fail unless it is given.
  /// - Returns: The text of an HTML file.
  static func html(sections: [String], heading: String? = nil) -> String {
    var (list, bodies) = ("", "")
    for section in sections {
      let end = section.firstIndex(of: "\n") ?? section.endIndex
      list += section[..<end] + "\n"
      bodies += section[end...]
    }
    let count =
      heading ?? (sections.count == 1 ? "1 snapshot fails" : "\(sections.count) snapshots fail")
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
