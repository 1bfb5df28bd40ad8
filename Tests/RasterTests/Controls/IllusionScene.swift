import Raster
import Scene

/// The scene of the acceptance tests: four titles of five letters, 320 x 44 points, scale 2; and what
/// its pictures must be made of, built without the control.
struct IllusionScene {
  static let titles = ["Hello", "World", "There", "Again"]

  let stage: Stage
  let control: HighlightSegmentedControl

  init(
    titles: [String] = titles, width: Double = 320, height: Double = 44, scale: Double = 2,
    background: Color = .white
  ) {
    stage = Stage(
      size: Size(width: width, height: height), scale: scale, background: background)
    control = HighlightSegmentedControl(titles: titles)
    control.frame = stage.bounds
    stage.root.addSubview(control)
  }

  /// The picture of the present.
  func picture() throws -> Bitmap { try Renderer().render(stage.displayList()) }

  /// The picture of a time.
  func picture(at time: Double) throws -> Bitmap {
    stage.layoutIfNeeded()
    return try Renderer().render(stage.displayList(at: time))
  }

  /// Leaves nothing but the layer of selected titles, and takes the window's clip away.
  func showSelectedTitlesAlone() {
    control.normalTitles.isHidden = true
    control.pill.isHidden = true
    control.window.clipsToBounds = false
  }

  /// Four labels in a row on a background: what the control shows without its highlight (black on
  /// white), or through a window without corners over the whole strip (white on red).
  static func strip(_ textColor: Color, on background: Color) throws -> Bitmap {
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2, background: background)
    for (index, title) in titles.enumerated() {
      let label = Label(frame: Rect(x: 80 * Double(index), y: 0, width: 80, height: 44))
      label.text = title
      label.font = .system(size: 20)
      label.textColor = textColor
      label.textAlignment = .center
      stage.root.addSubview(label)
    }
    return try Renderer().render(stage.displayList())
  }
}

/// How much of each pixel a pill covers, by chords: each row is cut at many heights, and the lengths
/// of the pieces in a pixel are averaged.
struct PillCoverage {
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double
  private let radius: Double

  /// A pill in device pixels.
  init(left: Double, right: Double, top: Double, bottom: Double, radius: Double) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.radius = min(radius, (right - left) / 2, (bottom - top) / 2)
  }

  /// The area of each pixel of a row, 0 … 1.
  func row(_ y: Int, width: Int) -> [Double] {
    let isStraight = Double(y) >= top + radius && Double(y + 1) <= bottom - radius
    let count = isStraight ? 1 : 256
    // Where pieces of whole pixels begin and end; their sum so far is the number of such pieces.
    var reach = [Double](repeating: 0, count: width + 1)
    var partial = [Double](repeating: 0, count: width)
    for sample in 0..<count {
      let height = Double(y) + (Double(sample) + 0.5) / Double(count)
      guard height > top, height < bottom else { continue }
      // From the centre line of the corner's arc; none between the corners.
      let rise = max(0, top + radius - height, height - (bottom - radius))
      let inset = radius - (radius * radius - rise * rise).squareRoot()
      add(max(0, left + inset), min(Double(width), right - inset), &reach, &partial)
    }
    var whole = 0.0
    return (0..<width).map { x in
      whole += reach[x]
      return (whole + partial[x]) / Double(count)
    }
  }

  /// Adds a piece of a row: ones for its whole pixels, and the parts at its ends.
  private func add(
    _ start: Double, _ end: Double, _ reach: inout [Double], _ partial: inout [Double]
  ) {
    guard end > start else { return }
    let first = Int(start.rounded(.up))
    let last = Int(end.rounded(.down))
    guard first <= last else {
      partial[last] += end - start
      return
    }
    reach[first] += 1
    reach[last] -= 1
    if first > 0 { partial[first - 1] += Double(first) - start }
    if last < partial.count { partial[last] += end - Double(last) }
  }
}
