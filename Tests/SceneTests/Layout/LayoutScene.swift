import Scene

/// A stage with a container that covers it, for tests of constraints.
struct LayoutScene {
  let stage: Stage
  /// The root view.
  var root: View { stage.root }
  /// What the stage was told.
  let diagnostics = Heard()

  final class Heard {
    var all: [Diagnostic] = []
  }

  init(
    width: Double = 320, height: Double = 200, scale: Double = 2,
    direction: LayoutDirection = .leftToRight
  ) {
    stage = Stage(
      size: Size(width: width, height: height), scale: scale, layoutDirection: direction)
    let heard = diagnostics
    stage.diagnosticsHandler = { heard.all.append($0) }
  }

  /// A view in another, or in the root, that leaves its place to constraints.
  func view(_ name: String, in parent: View? = nil, size: Size? = nil) -> View {
    let view = Block(size)
    view.name = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Activates constraints and lays out.
  func lay(_ constraints: LayoutConstraint...) {
    LayoutConstraint.activate(constraints)
    stage.layoutIfNeeded()
  }
}

/// A view with content of a size.
final class Block: View {
  var content: Size? {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ content: Size?) {
    self.content = content
    super.init(frame: .zero)
  }

  override var typeName: StaticString { "Block" }

  override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }
}
