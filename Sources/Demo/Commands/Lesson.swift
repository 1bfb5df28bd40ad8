import Raster

/// The command `lesson`: a page that teaches compositing, with the library running in it.
struct Lesson: Command {
  static let name = "lesson"

  static let help = """
    lesson: a page that teaches how pictures are put together: one HTML file that
    needs no network and runs the library itself, compiled to WebAssembly.

      --to FILE             the page, or - for standard output        (lesson.html)
      --engine FILE.wasm    the compiled library    (that of the package, which is
                            built by Scripts/wasm/build where it is missing
                            or older than its sources)
      --without-engine      pictures instead of live figures
    """

  private(set) var file = "lesson.html"
  private(set) var engine: String?
  private(set) var isWithoutEngine = false

  init(arguments: [String]) throws(Failure) {
    var scanner = OptionScanner(
      arguments, names: ["--to", "--engine"], flags: ["--without-engine"])
    while let (name, value) = try scanner.next() {
      switch name {
      case "--to": file = try OptionValue.file(name, value)
      case "--engine": engine = value
      default: isWithoutEngine = true
      }
    }
    guard engine == nil || !isWithoutEngine else {
      throw .usage("--engine and --without-engine: only one of them makes sense")
    }
  }

  func run() throws(Failure) {
    let page = LessonPage(engine: try module(), stills: try LessonStill.all())
    let bytes = Array(page.html.utf8)
    let kind = page.engine == nil ? "pictures only" : "live"
    try OutputFile.write(
      bytes, to: file, saying: "A page of \(bytes.count / 1000) KB, \(kind)")
  }

  private func module() throws(Failure) -> LessonEngine? {
    if isWithoutEngine { return nil }
    if let engine { return try LessonEngine(file: engine) }
    return try LessonEngine.ofPackage()
  }
}
