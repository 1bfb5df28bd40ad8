/// How the lesson ends: what it is made of.
enum LessonFooter {
  static func html(engine: LessonEngine?) -> String {
    """
    <footer>
    <p>This file needs no network and no other file. Its figures are drawn by the library ViewTree,
    which is written in Swift and was compiled to WebAssembly for it; the same sources draw the same
    bytes on any machine.\(size(of: engine)) Drawn with a mistake, a figure is the work of a second,
    slow and simple compositor, which can be told to make it. The page was written by
    <code>swift run -c release Demo lesson</code>; what the ledger says is printed by
    <code>swift run -c release Demo explain illusion --time 8/60 --at 286,43</code>.</p>
    </footer>
    """
  }

  /// How much of the page the engine is.
  private static func size(of engine: LessonEngine?) -> String {
    guard let engine else { return "" }
    return " The engine is \(kilobytes(engine.module.count)) of WebAssembly, "
      + "\(kilobytes(engine.packed.count)) packed in this page."
  }

  /// A number of bytes in thousands, rounded, with a comma before each three digits.
  static func kilobytes(_ bytes: Int) -> String {
    let digits = Array(String((bytes + 500) / 1000))
    let groups = digits.indices.map { index in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digits[index])" : "\(digits[index])"
    }
    return groups.joined() + " KB"
  }
}
