/// Follows the notation of `Face` with a pen, and so turns a line of a table into an outline.
///
/// It works in a plane in which the pen is a circle: heights are stretched by stem / bar, and
/// squeezed again at the end.
struct FaceDrawing {
  private let pen: FacePen
  private let accuracy: Double
  private let face: Face
  private var frame = Frame(middle: 0, shift: .zero, scale: 1, penShare: 1)

  private var outliner = StrokeOutliner(style: StrokeStyle(miterLimit: 4))
  private var line: Polyline?
  private var current = Point.zero
  private var widthShare = 1.0
  private var tension = 0.56
  private var part = 1.0
  private var startCut = Cut.square
  private var endCut = Cut.square

  /// Where a drawing goes.
  private struct Frame {
    /// The middle of the advance before it is widened.
    var middle: Double
    /// Where the drawing's origin goes, y up.
    var shift: Point
    /// What heights and widths are multiplied by.
    var scale: Double
    /// What the pen is multiplied by.
    var penShare: Double
  }

  /// How a stroke ends.
  private enum Cut {
    case square
    case horizontal
    case vertical
  }

  /// Begins an empty drawing.
  ///
  /// - Units: `accuracy` in thousandths of an em.
  init(face: Face, pen: FacePen, accuracy: Double) {
    self.face = face
    self.pen = pen
    self.accuracy = accuracy
  }

  /// The outline in thousandths of an em, y down.
  var outline: Path {
    var union = PolygonUnion()
    union.add(outliner.outline.applying(AffineTransform(scaleX: 1, y: pen.bar / pen.stem)))
    return union.path()
  }

  /// Draws a line of a table.
  ///
  /// - Parameters:
  ///   - notation: What is left of the line behind the advance.
  ///   - advance: The advance of the glyph the line was drawn for, before it is widened.
  ///   - shift: Where the drawing's origin goes, y up.
  mutating func draw(_ notation: ArraySlice<UInt8>, advance: Double, shift: Point = .zero) {
    frame = Frame(middle: advance / 2, shift: shift, scale: 1, penShare: 1)
    perform(notation)
  }

  private mutating func perform(_ notation: ArraySlice<UInt8>) {
    (widthShare, tension, part) = (1, 0.56, 1)
    var reader = FaceReader(notation)
    while let word = reader.word(), let command = word.first {
      perform(command, word.dropFirst(), &reader)
    }
    finishLine()
  }

  private mutating func perform(
    _ command: UInt8, _ argument: ArraySlice<UInt8>, _ reader: inout FaceReader
  ) {
    switch command {
    case UInt8(ascii: "M"): begin(at: point(&reader))
    case UInt8(ascii: "L"): addLine(to: point(&reader))
    case UInt8(ascii: "v"): addQuarter(to: point(&reader), startsUpright: true)
    case UInt8(ascii: "h"): addQuarter(to: point(&reader), startsUpright: false)
    case UInt8(ascii: "C"):
      let (control1, control2) = (point(&reader), point(&reader))
      addCurve(CubicCurve(current, control1, control2, point(&reader)))
    case UInt8(ascii: "Z"): close()
    case UInt8(ascii: "O"): addOval(point(&reader), point(&reader))
    case UInt8(ascii: "D"): addDot(at: point(&reader), share: 1.16)
    case UInt8(ascii: "B"): addDot(at: point(&reader), share: 1.0)
    case UInt8(ascii: "&"): drawSmall(argument, at: point(&reader))
    case UInt8(ascii: "w"): widthShare = FaceCoordinate(argument).number / 100
    case UInt8(ascii: "t"): part = FaceCoordinate(argument).number / 100
    case UInt8(ascii: "k"): tension = FaceCoordinate(argument).number / 100
    case UInt8(ascii: "_"): setCut(.horizontal)
    case UInt8(ascii: "|"): setCut(.vertical)
    default: break
    }
  }

  /// Reads a point and takes it to the plane of the circular pen.
  private func point(_ reader: inout FaceReader) -> Point {
    let (x, y) = (reader.coordinate(), reader.coordinate())
    let widened = frame.middle * pen.advanceFactor + (x.number - frame.middle) * pen.drawingFactor
    let height = y.number * frame.scale + y.pens * pen.bar * frame.penShare + frame.shift.y
    return Point(
      x: widened * frame.scale + x.pens * pen.stem * frame.penShare + frame.shift.x,
      y: -height * pen.stem / pen.bar)
  }

  /// Draws a glyph at 58 % of its size, with a pen that is a little wider in proportion.
  private mutating func drawSmall(_ name: ArraySlice<UInt8>, at place: Point) {
    finishLine()
    let entry = face.entries[face.entry(of: Face.scalar(name))]
    let outer = frame
    let origin = Point(x: place.x, y: -place.y * pen.bar / pen.stem)
    frame = Frame(middle: entry.advance / 2, shift: origin, scale: 0.58, penShare: pen.smallShare)
    perform(entry.notation)
    finishLine()
    frame = outer
    widthShare = 1
  }

  private var halfWidth: Double { pen.stem / 2 * widthShare * frame.penShare }
}

extension FaceDrawing {
  private mutating func begin(at point: Point) {
    finishLine()
    line = Polyline(start: point, halfWidth: halfWidth)
    current = point
  }

  private mutating func addLine(to point: Point) {
    let half = halfWidth
    line?.addLine(to: point, halfWidth: half)
    current = point
  }

  private mutating func addCurve(_ curve: CubicCurve) {
    let (half, accuracy) = (halfWidth, accuracy)
    line?.addCubic(curve, halfWidth: half, accuracy: accuracy)
    current = curve.end
  }

  /// A quarter of an ellipse, a little squarer: its handles are `tension` of its half axes.
  private mutating func addQuarter(to end: Point, startsUpright: Bool) {
    let way = end - current
    let (along, across) = (Point(x: way.x, y: 0), Point(x: 0, y: way.y))
    let (first, second) = startsUpright ? (across, along) : (along, across)
    let quarter = CubicCurve(current, current + first * tension, end - second * tension, end)
    addCurve(part < 1 ? quarter.beginning(upTo: part) : quarter)
    part = 1
  }

  private mutating func addOval(_ a: Point, _ b: Point) {
    let center = (a + b) * 0.5
    begin(at: Point(x: a.x, y: center.y))
    addQuarter(to: Point(x: center.x, y: a.y), startsUpright: true)
    addQuarter(to: Point(x: b.x, y: center.y), startsUpright: false)
    addQuarter(to: Point(x: center.x, y: b.y), startsUpright: true)
    addQuarter(to: Point(x: a.x, y: center.y), startsUpright: false)
    close()
  }

  /// An upright square that stands on a point; `share` is its side in widths of the pen.
  private mutating func addDot(at foot: Point, share: Double) {
    finishLine()
    let side = 2 * halfWidth * share
    var dot = Polyline(start: foot, halfWidth: side / 2)
    dot.addLine(to: Point(x: foot.x, y: foot.y - side * pen.stem / pen.bar), halfWidth: side / 2)
    outliner.add(dot)
  }

  private mutating func close() {
    line?.close()
    finishLine()
  }

  private mutating func setCut(_ cut: Cut) {
    guard let line else { return }
    if line.isPoint {
      startCut = cut
    } else {
      endCut = cut
    }
  }

  private mutating func finishLine() {
    defer { (line, startCut, endCut) = (nil, .square, .square) }
    guard var finished = line, !finished.isPoint else { return }
    let legs = StrokeOutliner.legs(of: finished)
    if let first = legs.first, let node = finished.nodes.first {
      finished.startCut = offset(startCut, first.normal, node.halfWidth)
    }
    if let last = legs.last, let node = finished.nodes.last {
      finished.endCut = offset(endCut, last.normal, node.halfWidth)
    }
    outliner.add(finished)
  }

  /// From an end of a stroke to the left end of the cut through it.
  private func offset(_ cut: Cut, _ normal: Point, _ halfWidth: Double) -> Point {
    switch cut {
    case .square: normal * halfWidth
    case .horizontal: Point(x: halfWidth / (abs(normal.x) > 0.2 ? normal.x : 1), y: 0)
    case .vertical: Point(x: 0, y: halfWidth / (abs(normal.y) > 0.2 ? normal.y : 1))
    }
  }
}
