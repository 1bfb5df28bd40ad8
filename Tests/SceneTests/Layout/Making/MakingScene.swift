import Scene

/// A superview "box" on a stage of 320 x 100 with two views in it, "a" and "b", and what the stage
/// was told.
final class MakingScene {
  let stage: Stage
  let box = MakingScene.view("box")
  let a = MakingScene.view("a")
  let b = MakingScene.view("b")
  private(set) var told: [Diagnostic] = []

  init(direction: LayoutDirection = .leftToRight, width: Double = 320) {
    stage = Stage(size: Size(width: width, height: 100), layoutDirection: direction)
    box.frame = stage.bounds
    stage.root.addSubview(box)
    box.addSubview(a)
    box.addSubview(b)
    stage.diagnosticsHandler = { [unowned self] in told.append($0) }
  }

  static func view(_ name: String, width: Double? = nil) -> View {
    let view = SizedView(width: width)
    view.name = name
    return view
  }

  /// Views "0", "1", … in the box, whose content has these widths and no height.
  func row(_ widths: [Double]) -> [View] {
    widths.enumerated().map { index, width in
      let view = Self.view("\(index)", width: width)
      box.addSubview(view)
      return view
    }
  }

  /// The texts of all that was told.
  var words: [String] { told.map { $0.description } }
}

/// A view whose content has a width.
private final class SizedView: View {
  let width: Double?

  init(width: Double?) {
    self.width = width
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: Size {
    Size(width: width ?? View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
}

/// The constraints as texts, without the lines of source they come from.
func texts(_ constraints: [LayoutConstraint]) -> [String] {
  constraints.map { constraint in
    let text = constraint.description
    guard let end = text.firstIndex(of: "@") else { return text }
    return text[..<end].dropLast() + ">"
  }
}

extension View {
  /// Left and right edge of the frame.
  var span: [Double] { [frame.minX, frame.maxX] }
  /// Top and bottom edge of the frame.
  var rise: [Double] { [frame.minY, frame.maxY] }
}
