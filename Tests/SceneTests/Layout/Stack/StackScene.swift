import Scene

/// A stack in the upper left corner of a stage of 1000 x 1000 points.
struct StackScene {
  let stage: Stage
  let stack: StackView

  /// Lays out a stack, after `change` has set its properties.
  ///
  /// Width and height are left to what is in the stack where they are `nil`.
  init(
    _ views: [View], width: Double? = nil, height: Double? = nil, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, _ change: (StackView) -> Void = { _ in }
  ) {
    stage = Stage(
      size: Size(width: 1000, height: 1000), scale: scale, layoutDirection: direction)
    stack = StackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(stack)
    var constraints = [
      stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ]
    if let width { constraints.append(stack.widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(stack.heightAnchor.constraint(equalToConstant: height)) }
    LayoutConstraint.activate(constraints)
    change(stack)
    stage.layoutIfNeeded()
  }

  /// Least x and width of each arranged view.
  var columns: [[Double]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  /// Least y and height of each arranged view.
  var rows: [[Double]] {
    stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
  }

  /// Changes something, and lays out.
  func change(_ change: (StackView) -> Void) {
    change(stack)
    stage.layoutIfNeeded()
  }
}
