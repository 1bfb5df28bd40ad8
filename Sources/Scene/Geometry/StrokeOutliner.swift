// Outlines of strokes.
//
// Goals, in order: the non-zero inside of the outline is exactly the union of what the pen covers;
// no input traps; few elements.
//
// A stroke is the sum of one quadrilateral for each line (between the nodes' offsets to both sides)
// and one wedge for each outer side of a corner, all of them clockwise. The two sides of the outline
// are walked so that as chains they add up to just that: at the outer side of a corner the join, at
// the inner side the way through the node itself. So no part can cancel another, however tight the
// turn. Where both lines are long enough, the inner side takes the short cut over the point where
// the two offset lines meet, which removes the same triangle from both quadrilaterals.

/// Turns polylines into outlines of the strokes along them.
struct StrokeOutliner {
  private let style: StrokeStyle
  /// All outlines so far, each clockwise.
  private(set) var outline = Path()

  /// Creates an outliner; the width of `style` is not looked at, the nodes have their own.
  init(style: StrokeStyle) {
    self.style = style
  }

  /// Adds the outline of one stroke.
  mutating func add(_ line: Polyline) {
    guard line.nodes.allSatisfy({ $0.halfWidth.isFinite }) else { return }
    if line.isPoint {
      addDot(line)
    } else {
      addStroke(line)
    }
  }

  private mutating func addDot(_ line: Polyline) {
    guard let node = line.nodes.first, node.halfWidth > 0 else { return }
    let (center, h) = (node.point, node.halfWidth)
    let square = Rect(x: center.x - h, y: center.y - h, width: 2 * h, height: 2 * h)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: square)
    case .square: outline.addRect(square)
    }
  }

  private mutating func addStroke(_ line: Polyline) {
    let legs = Self.legs(of: line)
    guard let firstLeg = legs.first, let lastLeg = legs.last else { return }
    let nodes = line.nodes
    var (left, right) = (StrokeSide(), StrokeSide())
    if line.isClosed {
      join(at: nodes[0], lastLeg, firstLeg, &left, &right)
    } else {
      let cut = line.startCut ?? firstLeg.normal * nodes[0].halfWidth
      left.addLine(to: nodes[0].point + cut)
      right.addLine(to: nodes[0].point - cut)
    }
    for i in 1..<legs.count {
      join(at: nodes[i], legs[i - 1], legs[i], &left, &right)
    }
    if line.isClosed {
      left.append(to: &outline)
      outline.close()
      right.appendReversed(to: &outline, connected: false)
      outline.close()
      return
    }
    let last = nodes[nodes.count - 1]
    let cut = line.endCut ?? lastLeg.normal * last.halfWidth
    left.addLine(to: last.point + cut)
    right.addLine(to: last.point - cut)
    left.append(to: &outline)
    addCap(at: last.point, spoke: cut)
    right.appendReversed(to: &outline, connected: true)
    addCap(at: nodes[0].point, spoke: (line.startCut ?? firstLeg.normal * nodes[0].halfWidth) * -1)
    outline.close()
  }

  /// Adds the end of a stroke, from `center + spoke` to just before `center - spoke`.
  private mutating func addCap(at center: Point, spoke: Point) {
    let ahead = Point(x: -spoke.y, y: spoke.x)
    switch style.lineCap {
    case .butt: break
    case .round:
      outline.addQuarter(center: center, from: spoke)
      outline.addQuarter(center: center, from: ahead)
    case .square:
      outline.addLine(to: center + spoke + ahead)
      outline.addLine(to: center - spoke + ahead)
    }
  }
}

extension StrokeOutliner {
  /// A line between two nodes.
  struct Leg {
    /// The unit vector to the left of the line (up, for a line to the right).
    var normal: Point
    /// The length of the line.
    var length: Double
  }

  /// The lines between the nodes; for a closed chain also the one back to the first.
  static func legs(of line: Polyline) -> [Leg] {
    let nodes = line.nodes
    var legs: [Leg] = []
    legs.reserveCapacity(nodes.count)
    for i in nodes.indices {
      guard i + 1 < nodes.count || line.isClosed else { break }
      legs.append(leg(from: nodes[i].point, to: nodes[i + 1 < nodes.count ? i + 1 : 0].point))
    }
    return legs
  }

  /// The line between two points; scaled first, so that squares neither overflow nor vanish.
  private static func leg(from start: Point, to end: Point) -> Leg {
    let way = end - start
    let scale = max(abs(way.x), abs(way.y))
    guard scale > 0, scale.isFinite else { return Leg(normal: Point(x: 0, y: -1), length: 0) }
    let unit = Point(x: way.x / scale, y: way.y / scale)
    let length = (unit.x * unit.x + unit.y * unit.y).squareRoot()
    return Leg(
      normal: Point(x: unit.y / length, y: -unit.x / length), length: length * scale)
  }

  /// Adds both sides' points at a node.
  private func join(
    at node: Polyline.Node, _ before: Leg, _ after: Leg, _ left: inout StrokeSide,
    _ right: inout StrokeSide
  ) {
    let (m, n) = (before.normal, after.normal)
    let turn = Turn(
      center: node.point, from: m * node.halfWidth, to: n * node.halfWidth,
      cosine: m.x * n.x + m.y * n.y, sine: m.x * n.y - m.y * n.x)
    let room = min(before.length, after.length) / 2
    if turn.sine >= 0 {
      addOuter(turn, isCorner: node.isCorner, to: &left)
      turn.mirrored.addInner(room: room, halfWidth: node.halfWidth, to: &right)
    } else {
      addOuter(turn.mirrored, isCorner: node.isCorner, to: &right)
      turn.addInner(room: room, halfWidth: node.halfWidth, to: &left)
    }
  }

  private func addOuter(_ turn: Turn, isCorner: Bool, to side: inout StrokeSide) {
    guard turn.sine != 0 || turn.cosine < 0 else { return side.addLine(to: turn.center + turn.to) }
    guard isCorner else { return addInsideCurve(turn, to: &side) }
    switch style.lineJoin {
    case .miter:
      // The miter is 1 / cos(θ/2) line widths long, and cos²(θ/2) = (1 + cos θ) / 2.
      let limit = style.miterLimit > 1 ? style.miterLimit : 1
      let isShort = (1 + turn.cosine) * limit * limit >= 2
      isShort ? turn.addMiter(to: &side) : turn.addBevel(to: &side)
    case .round: turn.addArc(to: &side)
    case .bevel: turn.addBevel(to: &side)
    }
  }

  /// Goes on along a curve; where it turns sharply, at a cusp, the pen is round.
  private func addInsideCurve(_ turn: Turn, to side: inout StrokeSide) {
    turn.cosine > 0.9 ? turn.addMiter(to: &side) : turn.addArc(to: &side)
  }
}
