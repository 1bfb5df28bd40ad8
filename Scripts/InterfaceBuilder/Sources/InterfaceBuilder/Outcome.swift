import Scene

/// How a view that constraints or a stack place was laid out, beside what its file records.
struct Outcome {
  /// How far an edge or a length may be from the recorded one, in points.
  static let tolerance = 0.5

  let file: String
  let element: Element
  /// Both are alignment rects.
  let recorded: Rect
  let laidOut: Rect
  /// Why they differ, as far as that can be told.
  var cause: Cause?

  /// The greatest distance between them.
  var distance: Double {
    [
      laidOut.origin.x - recorded.origin.x, laidOut.origin.y - recorded.origin.y,
      laidOut.size.width - recorded.size.width, laidOut.size.height - recorded.size.height,
    ].map(abs).max() ?? 0
  }

  var agrees: Bool { distance <= Self.tolerance + 1e-6 }

  /// One line for the reader.
  var description: String {
    func text(_ rect: Rect) -> String {
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        .map { String(($0 * 100).rounded() / 100) }.joined(separator: " ")
    }
    return "\(file) \(element.name) \(element["id"] ?? "-"): "
      + "recorded \(text(recorded)), laid out \(text(laidOut))"
  }

  /// What makes a view differ; of several, the first of this order is taken.
  enum Cause: String, CaseIterable {
    case exception = "the independent check does not reach it, either"
    case mark = "marked as misplaced or ambiguous in the file"
    case rounding = "rounding: no more than 1 pt"
    case conflict = "required constraints of the scene conflict"
    case follows = "lies in, or hangs on, a view that differs"
    case baseline = "placed by a baseline"
    case stack = "in a stack"
    case safeArea = "placed by the safe area"
    case margins = "placed by margins"
    case unknown = "not known"
  }
}
