// Turns a view tree at a time into a display list, in the order back to front: background, drawn
// content, subviews, border.
//
// One loop with a stack of its own, so that depth costs memory and not the call stack; each view is
// visited once and knows its map to the stage from its superview's. What a view draws is decided by
// `Recorder.Plan`, where the cases are; here they are put in order.

/// Records the pictures of a stage.
struct Recorder {
  /// A view whose subviews are being recorded.
  private struct OpenView {
    var subviews: [View]
    var next = 0
    var transform: AffineTransform
    var source: Int
    var plan: Plan
  }

  private let scale: Double
  private let time: Double
  private var builder: DisplayListBuilder
  private var arrangement: Arrangement
  private var open: [OpenView] = []

  /// The picture of a stage at a time.
  static func record(_ stage: Stage, at time: Double) -> DisplayList {
    var recorder = Recorder(stage: stage, time: time)
    recorder.record(stage.root)
    return recorder.builder.build()
  }

  private init(stage: Stage, time: Double) {
    scale = stage.scale
    self.time = time
    builder = DisplayListBuilder(
      size: stage.size, scale: stage.scale, background: stage.background)
    arrangement = Arrangement(time: time)
  }

  private mutating func record(_ root: View) {
    enter(root, transform: .identity, parent: -1)
    while let last = open.indices.last {
      let place = open[last].next
      if place < open[last].subviews.count {
        open[last].next = place + 1
        enter(
          open[last].subviews[place], transform: open[last].transform, parent: open[last].source)
      } else {
        let view = open.removeLast()
        end(view.plan, transform: view.transform, source: view.source)
      }
    }
  }

  /// Draws what lies behind a view's subviews, and opens it if there are any to draw.
  private mutating func enter(_ view: View, transform above: AffineTransform, parent: Int) {
    guard !view.isHidden || view.isShownWhileHiding(at: time) else { return }
    let state = arrangement[view]
    // Written so that NaN is left out, too.
    guard state.alpha > 0 else { return }
    let transform = state.toSuperview.concatenating(above)
    guard transform.isFinite, state.bounds.isFinite else { return }
    let source = builder.addSource(
      DisplayList.Source(parent: parent, typeName: view.typeName.text, name: view.name))
    view.arrange(&arrangement, for: state)
    var canvas = Canvas(state: state, pixelsPerPoint: scale * transform.axisGrowth)
    view.draw(&canvas)
    let plan = Plan(
      view: view, state: state, content: canvas.finished(),
      foreground: view.foreground(for: state, at: time),
      pixelsPerPoint: scale * abs(transform.determinant).squareRoot())
    begin(plan, transform: transform, source: source)
    if plan.hasSubviews {
      open.append(
        OpenView(subviews: view.subviews, transform: transform, source: source, plan: plan))
    } else {
      end(plan, transform: transform, source: source)
    }
  }

  private mutating func begin(_ plan: Plan, transform: AffineTransform, source: Int) {
    for group in plan.groups {
      builder.beginGroup(
        clip: group.clip.flatMap { shape(for: $0) }, alpha: group.alpha, transform: transform,
        source: source)
    }
    if let (shape, color) = plan.background {
      builder.fill(shape, color: color, transform: transform, source: source)
    }
    for command in plan.content {
      replay(command, alpha: plan.foldedAlpha, transform: transform, source: source)
    }
  }

  /// Draws what lies above the subviews: in the clip, and the border outside it and inside the opacity.
  private mutating func end(_ plan: Plan, transform: AffineTransform, source: Int) {
    for command in plan.foreground {
      replay(command, alpha: 1, transform: transform, source: source)
    }
    for group in plan.groups where group.clip != nil {
      builder.endGroup()
    }
    if let (shape, color) = plan.border {
      builder.fill(shape, color: color, transform: transform, source: source)
    }
    for group in plan.groups where group.clip == nil {
      builder.endGroup()
    }
  }

  private mutating func replay(
    _ command: Canvas.Command, alpha: Double, transform: AffineTransform, source: Int
  ) {
    switch command {
    case .fill(let content, let color, let inner):
      let map = inner.concatenating(transform)
      let color = alpha < 1 ? color.withAlphaComponent(color.alpha * alpha) : color
      switch content {
      case .shape(let shape):
        builder.fill(shape, color: color, transform: map, source: source)
      case .path(let path, let rule):
        builder.fill(path, rule: rule, color: color, transform: map, source: source)
      case .glyphs(let run):
        builder.fill(run, color: color, transform: map, source: source)
      }
    case .image(let image, let placed, let inner):
      var placed = placed
      placed.alpha *= alpha
      builder.draw(image, as: placed, transform: inner.concatenating(transform), source: source)
    case .beginGroup(let clip, let alpha, let inner):
      builder.beginGroup(
        clip: clip.flatMap { shape(for: $0) }, alpha: alpha,
        transform: inner.concatenating(transform), source: source)
    case .endGroup:
      builder.endGroup()
    }
  }

  private mutating func shape(for clip: Canvas.Content) -> Shape? {
    switch clip {
    case .shape(let shape): shape
    case .path(let path, let rule): builder.addPath(path, rule: rule)
    case .glyphs: nil
    }
  }
}
