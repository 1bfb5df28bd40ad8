import Raster
import Scene

/// What the illusion is to show and where it is to go, checked.
struct IllusionOptions: Hashable {
  /// Where the pictures go.
  enum Destination: Hashable {
    case folder(String)
    case standardOutput
  }

  /// The greatest number of pictures of a run.
  static let frameLimit = 100_000
  /// The greatest number of pixels of all pictures of a run: some 200 gigabytes.
  static let pixelLimit = 68_719_476_736.0

  var titles = ["Hello", "World", "There", "Again"]
  var from = 0
  var to = 3
  var size = Size(width: 320, height: 44)
  var scale = 2.0
  var rate = 60.0
  var duration = 0.25
  var curve = TimingCurve.easeInOut
  var spacing = 0.0
  var clipMode = HighlightSegmentedLayout.ClipMode.pill
  var mistakes: HighlightSegmentedLayout.Mistakes = []
  var format = PictureFormat.ppm
  var destination = Destination.folder("Output/illusion")

  /// What is shown without any arguments.
  init() {}

  /// Reads arguments; the last of several equal options counts.
  init(arguments: [String]) throws(Failure) {
    var scanner = OptionScanner(
      arguments,
      names: [
        "--titles", "--from", "--to", "--size", "--scale", "--fps", "--duration", "--curve",
        "--spacing", "--clip", "--format", "--output",
      ],
      flags: ["--no-counter-offset", "--no-clip"])
    var isTargetGiven = false
    while let (name, value) = try scanner.next() {
      if name == "--to" { isTargetGiven = true }
      try take(name, value)
    }
    if !isTargetGiven { to = titles.count - 1 }
    try check("--from", from)
    try check("--to", to)
    try checkPictures()
  }

  private mutating func take(_ name: String, _ value: String) throws(Failure) {
    switch name {
    case "--titles": titles = try Self.titles(value)
    case "--from": from = try Self.index(name, value)
    case "--to": to = try Self.index(name, value)
    case "--size": size = try Self.size(value)
    case "--scale": scale = try Self.number(name, value)
    case "--fps": rate = try Self.number(name, value)
    case "--duration": duration = try Self.number(name, value, orZero: true)
    case "--curve": curve = try Self.curve(value)
    case "--spacing": spacing = try Self.number(name, value, orZero: true)
    case "--clip": clipMode = try Self.clipMode(value)
    case "--no-counter-offset": mistakes.insert(.noCounterOffset)
    case "--no-clip": mistakes.insert(.noClip)
    case "--format": format = try Self.format(value)
    default: destination = try Self.destination(value)
    }
  }

  // MARK: - Limits of more than one option

  private func check(_ name: String, _ index: Int) throws(Failure) {
    guard titles.indices.contains(index) else {
      let allowed =
        titles.count == 1
        ? "there is 1 title, so it must be 0"
        : "there are \(titles.count) titles, so it must be 0 … \(titles.count - 1)"
      throw .usage("\(name) \(index): \(allowed)")
    }
  }

  /// Refuses what no bitmap can hold, and runs without end.
  private func checkPictures() throws(Failure) {
    let (width, height) = pixelSize
    let sides = 1...Bitmap.sideLimit
    guard sides.contains(width), sides.contains(height), width <= Bitmap.pixelLimit / height
    else {
      let error = BitmapError.sizeOutOfRange(
        width: width, height: height, sideLimit: Bitmap.sideLimit, pixelLimit: Bitmap.pixelLimit)
      throw .usage("--size and --scale: \(error)")
    }
    guard duration * rate <= Double(Self.frameLimit - 2) else {
      throw .usage(
        "--duration \(duration) at --fps \(rate): at most \(Self.frameLimit) pictures are drawn")
    }
    let pixels = (duration * rate + 2).rounded(.down) * Double(width) * Double(height)
    guard pixels <= Self.pixelLimit else {
      throw .usage(
        "--duration \(duration) at --fps \(rate), pictures of \(width) x \(height): at most "
          + "\(Int(Self.pixelLimit)) pixels are drawn in all")
    }
  }

  /// The size of a picture, as the stage gives it.
  var pixelSize: (width: Int, height: Int) {
    let list = DisplayListBuilder(size: size, scale: scale).build()
    return (list.pixelWidth, list.pixelHeight)
  }
}
