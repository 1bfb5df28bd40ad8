import Raster
import Scene

/// How the pictures of a scene are made and where they go: the options that all commands share.
struct PictureOptions: Hashable {
  /// Where the pictures go.
  enum Destination: Hashable {
    case folder(String)
    case file(String)
    case standardOutput
  }

  /// The greatest number of pictures of a run.
  static let frameLimit = 100_000
  /// The greatest number of pixels of all pictures of a run: some 200 gigabytes.
  static let pixelLimit = 68_719_476_736.0
  /// What the options are called.
  static let names = Set(PictureOption.allCases.map(\.rawValue)).union(["--size"])

  var size: Size
  var scale = 2.0
  var rate = 60.0
  /// Which pictures are drawn; all unless it is given.
  var range: FrameRange?
  /// How much longer than the others the last picture of a film stays that begins again, in seconds.
  var hold = 1.0
  /// What `--format` says; without it a folder gets pixmaps and films.
  var format: PictureFormat?
  /// What texts are written in.
  var fonts = FontChoice()
  /// What `--output` says: a folder, a file for a film, or - for standard output.
  var output: String

  /// What holds without arguments, for a scene of a size and a folder of its own.
  init(size: Size, folder: String) {
    self.size = size
    output = folder
  }

  /// The one file of all pictures that is asked for, by its format or by its name.
  var film: FilmFormat? {
    switch format {
    case .film(let film): film
    case .still: nil
    case nil: FilmFormat(naming: output)
    }
  }

  /// The format of files that hold one picture each.
  var stillFormat: StillFormat {
    if case .still(let format) = format { return format }
    return .ppm
  }

  /// Where the pictures go.
  var destination: Destination {
    if output == "-" { return .standardOutput }
    return film?.names(output) == true ? .file(output) : .folder(output)
  }

  /// Takes an option, if it is one of these.
  ///
  /// - Returns: Whether it was.
  mutating func take(_ name: String, _ value: String) throws(Failure) -> Bool {
    switch name {
    case "--size": size = try OptionValue.size(value)
    case "--scale": scale = try OptionValue.number(name, value)
    case "--fps": rate = try OptionValue.number(name, value)
    case "--format": format = try OptionValue.format(value)
    case "--frames": range = try FrameRange(value)
    case "--hold": hold = try OptionValue.number(name, value, orZero: true)
    case "--font": try fonts.add(value)
    case "--output": output = try OptionValue.output(name, value)
    default: return false
    }
    return true
  }

  /// Refuses what no bitmap can hold, and runs without end.
  ///
  /// - Parameters:
  ///   - duration: How long the scene is, in seconds.
  ///   - cause: What messages call that.
  /// - Throws: `Failure.usage`, with what there is too much of.
  func check(duration: Double, as cause: String) throws(Failure) {
    let (width, height) = pixelSize
    let sides = 1...Bitmap.sideLimit
    guard sides.contains(width), sides.contains(height), width <= Bitmap.pixelLimit / height
    else {
      let error = BitmapError.sizeOutOfRange(
        width: width, height: height, sideLimit: Bitmap.sideLimit, pixelLimit: Bitmap.pixelLimit)
      throw .usage("--size and --scale: \(error)")
    }
    let whole = (duration * rate + 2).rounded(.down)
    let count = range.map { min(Double($0.end), whole) - Double($0.start) } ?? whole
    guard count <= Double(Self.frameLimit) else {
      throw .usage(
        "\(cause) at --fps \(rate): at most \(Self.frameLimit) pictures are drawn; --frames takes "
          + "some of them")
    }
    let pixels = count * Double(width) * Double(height)
    guard pixels <= Self.pixelLimit else {
      throw .usage(
        "\(cause) at --fps \(rate), pictures of \(width) x \(height): at most "
          + "\(Int(Self.pixelLimit)) pixels are drawn in all")
    }
  }

  /// The size of a picture, as the stage gives it.
  var pixelSize: (width: Int, height: Int) {
    let list = DisplayListBuilder(size: size, scale: scale).build()
    return (list.pixelWidth, list.pixelHeight)
  }

  /// Which of so many pictures are drawn.
  ///
  /// - Throws: `Failure.usage` if there is none of those that are asked for.
  func range(of count: Int) throws(Failure) -> Range<Int> {
    let start = range?.start ?? 0
    guard start < count else {
      throw .usage(
        "--frames from \(start) on: there are \(count) pictures, so it must be 0 … \(count - 1)")
    }
    return start..<min(range?.end ?? count, count)
  }

  /// A stage for such pictures, with nothing on it.
  func stage() -> Stage { Stage(size: size, scale: scale) }
}
