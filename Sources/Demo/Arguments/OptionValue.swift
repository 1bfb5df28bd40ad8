import Raster
import Scene

/// How the values of options are written.
enum OptionValue {
  /// Texts with commas between them, without the blanks round each.
  static func titles(_ value: String) throws(Failure) -> [String] {
    let titles = value.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.trimmingBlanks) }
    guard titles.contains(where: { !$0.isEmpty }) else {
      throw .usage("--titles \"\(value)\": at least one title is needed, as in --titles A,B,C")
    }
    return titles
  }

  static func index(_ name: String, _ value: String) throws(Failure) -> Int {
    guard let index = Int(value) else {
      throw .usage("\(name) \"\(value)\": it must be a whole number")
    }
    return index
  }

  /// A finite number above 0, or 0 itself where that makes sense.
  static func number(
    _ name: String, _ value: String, orZero: Bool = false
  ) throws(Failure) -> Double {
    guard let number = Double(value), number.isFinite, number > 0 || (orZero && number == 0) else {
      throw .usage("\(name) \"\(value)\": it must be a number \(orZero ? "from 0 on" : "above 0")")
    }
    return number
  }

  /// Two numbers with an x between them.
  static func size(_ value: String) throws(Failure) -> Size {
    let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      width > 0, height > 0, width.isFinite, height.isFinite
    else {
      throw .usage("--size \"\(value)\": it must be two numbers above 0, as in 320x44")
    }
    return Size(width: width, height: height)
  }

  /// Two whole numbers from 0 on with a comma between them.
  static func pixel(_ name: String, _ value: String) throws(Failure) -> (x: Int, y: Int) {
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x >= 0, y >= 0 else {
      throw .usage("\(name) \"\(value)\": it must be two whole numbers, as in \(name) 320,44")
    }
    return (x, y)
  }

  /// A whole number from 1 on, of things that one can look at.
  static func count(_ name: String, _ value: String) throws(Failure) -> Int {
    guard let count = Int(value), (1...1000).contains(count) else {
      throw .usage("\(name) \"\(value)\": it must be a whole number, 1 … 1000")
    }
    return count
  }

  /// Seconds from 0 on: a number, or one divided by another, as in 8/60 for the eighth frame.
  static func seconds(_ name: String, _ value: String) throws(Failure) -> Double {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let seconds: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { part in parts[1].map { part / $0 } }
      default: nil
      }
    guard let seconds, seconds.isFinite, seconds >= 0 else {
      throw .usage("\(name) \"\(value)\": it must be seconds from 0 on, as in 0.13 or 8/60")
    }
    return seconds
  }

  /// Seconds from 0 on, with commas between them; at most a thousand.
  static func times(_ name: String, _ value: String) throws(Failure) -> [Double] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 1000 else { throw .usage("\(name): at most 1000 times are taken") }
    var times: [Double] = []
    for part in parts { times.append(try seconds(name, String(part))) }
    return times
  }

  /// A place and a size in pixels.
  static func area(_ name: String, _ value: String) throws(Failure) -> PixelRect {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    let sides = (parts.last ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let numbers = (parts.dropLast() + sides).compactMap { Int($0) }
    guard parts.count == 3, sides.count == 2, numbers.count == 4,
      numbers.allSatisfy({ (0...Bitmap.sideLimit).contains($0) }), numbers[2] > 0, numbers[3] > 0
    else {
      throw .usage(
        "\(name) \"\(value)\": it must be whole numbers of pixels, as in \(name) 184,22,80x40")
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A name, or the four numbers of the control points.
  static func curve(_ value: String) throws(Failure) -> TimingCurve {
    switch value {
    case "linear": return .linear
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    case "default": return .default
    default: break
    }
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard numbers.count == 4, value.count(where: { $0 == "," }) == 3,
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2]),
      abs(numbers[1]) <= 1000, abs(numbers[3]) <= 1000
    else {
      throw .usage(
        "--curve \"\(value)\": it must be linear, ease-in, ease-out, ease-in-out, default, or "
          + "x1,y1,x2,y2 with x in 0 … 1 and y in -1000 … 1000")
    }
    return TimingCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  static func clipMode(_ value: String) throws(Failure) -> HighlightSegmentedLayout.ClipMode {
    switch value {
    case "pill": return .pill
    case "rect": return .rect
    default: throw .usage("--clip \"\(value)\": it must be pill or rect")
    }
  }

  static func colorChange(_ value: String) throws(Failure) -> TabStripStyle.ColorChange {
    switch value {
    case "switch": return .switchAtHalf
    case "fade": return .crossFade
    case "swap": return .swap
    default: throw .usage("--colors \"\(value)\": it must be switch, fade or swap")
    }
  }

  static func format(_ value: String) throws(Failure) -> PictureFormat {
    guard let format = PictureFormat(name: value) else {
      throw .usage("--format \"\(value)\": it must be \(PictureFormat.names)")
    }
    return format
  }

  static func still(_ value: String) throws(Failure) -> StillFormat {
    guard let format = StillFormat(rawValue: value) else {
      throw .usage("--format \"\(value)\": it must be \(StillFormat.names)")
    }
    return format
  }

  static func film(_ value: String) throws(Failure) -> FilmFormat {
    guard let format = FilmFormat(rawValue: value) else {
      throw .usage("--format \"\(value)\": it must be \(FilmFormat.names)")
    }
    return format
  }

  static func output(_ name: String, _ value: String) throws(Failure) -> String {
    guard !value.isEmpty else {
      throw .usage("\(name) \"\": it must be a folder, a file, or - for standard output")
    }
    return value
  }

  /// A file, or - for standard output.
  static func file(_ name: String, _ value: String) throws(Failure) -> String {
    guard !["", ".", ".."].contains(OutputFolder.place(of: value).name) else {
      throw .usage("\(name) \"\(value)\": it must be a file, or - for standard output")
    }
    return value
  }

  /// A file for one picture: its name may end as its format does, and as no other.
  static func still(_ name: String, _ value: String) throws(Failure) -> String {
    let value = try file(name, value)
    guard StillFormat(naming: value) != nil else {
      throw .usage("\(name) \"\(value)\": the name of one picture ends in \(StillFormat.endings)")
    }
    return value
  }

  /// A file that is written while text goes to standard output.
  static func beside(text value: String, _ name: String) throws(Failure) -> String {
    guard value != "-" else {
      throw .usage("\(name) -: what is told goes to standard output, so it must be a file")
    }
    return try file(name, value)
  }
}

extension Substring {
  /// The text without the blanks at its ends.
  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
