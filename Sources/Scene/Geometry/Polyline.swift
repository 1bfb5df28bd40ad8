/// A chain of straight lines along a subpath, with a half width at each node: what a pen follows.
///
/// Two neighbouring nodes never lie at the same place.
struct Polyline {
  /// A point that the pen passes.
  struct Node {
    /// Where the pen is.
    var point: Point
    /// Half the width of the pen there.
    var halfWidth: Double
    /// Whether the line may bend here for good; else the node lies inside a curve.
    var isCorner: Bool
  }

  /// The nodes in order; a closed chain does not repeat its first.
  private(set) var nodes: [Node] = []
  /// Whether a line leads from the last node to the first.
  private(set) var isClosed = false
  /// The right end of the cut through the first node, from the node, if it is not square to the line.
  var startCut: Point?
  /// The left end of the cut through the last node, from the node, if it is not square to the line.
  var endCut: Point?

  /// Begins a chain.
  init(start: Point, halfWidth: Double) {
    nodes = [Node(point: start, halfWidth: halfWidth, isCorner: true)]
  }

  /// Whether the chain is a single point.
  var isPoint: Bool { nodes.count < 2 }

  /// Draws a straight line; nothing happens if it has no length.
  mutating func addLine(to point: Point, halfWidth: Double, isCorner: Bool = true) {
    guard let last = nodes.last else { return }
    guard last.point != point else { return }
    nodes.append(Node(point: point, halfWidth: halfWidth, isCorner: isCorner))
  }

  /// Draws a cubic curve; the half width changes evenly with the curve's parameter.
  ///
  /// - Accuracy: neither the curve nor its offsets by the half width are farther than `accuracy`
  ///   from the chain's, as long as the limit of 2¹⁰ lines for a curve is not reached.
  mutating func addCubic(_ curve: CubicCurve, halfWidth: Double, accuracy: Double) {
    guard let startWidth = nodes.last?.halfWidth else { return }
    let flatness = CubicCurve.Flatness(
      accuracy: accuracy, halfWidth: max(startWidth, halfWidth))
    var pending = [(curve: curve, from: 0.0, to: 1.0, depth: 0)]
    while let piece = pending.popLast() {
      if piece.depth < 10 && !flatness.accepts(piece.curve) {
        let (first, second) = piece.curve.halves
        let middle = (piece.from + piece.to) / 2
        pending.append((second, middle, piece.to, piece.depth + 1))
        pending.append((first, piece.from, middle, piece.depth + 1))
      } else {
        addLine(
          to: piece.curve.end, halfWidth: startWidth + (halfWidth - startWidth) * piece.to,
          isCorner: piece.to == 1)
      }
    }
  }

  /// Leads the chain back to its first node.
  mutating func close() {
    isClosed = true
    if nodes.count > 1, let first = nodes.first, let last = nodes.last, first.point == last.point {
      nodes.removeLast()
    }
  }
}
