/// What is under way on one view; views without animations have none of these.
final class ViewAnimations {
  /// In the order in which they were begun.
  private(set) var items: [PropertyAnimation] = []
  /// The view's place among the animated views.
  var place: Int
  /// Counts the transforms about which factors were under way when a flat one came between.
  private var layer = 0

  init(place: Int) {
    self.place = place
  }

  /// Whether taps pass the view by.
  var refusesTouches: Bool {
    items.contains { !$0.block.options.contains(.allowUserInteraction) }
  }

  /// Forgets what has ended.
  func dropOver() {
    items.removeAll { $0.block.isOver }
  }

  /// Forgets the animations of numbers, and gives the block of each.
  func removeNumbers() -> [AnimationBlock] {
    var removed: [AnimationBlock] = []
    items.removeAll { item in
      guard case .number = item.change else { return false }
      removed.append(item.block)
      return true
    }
    return removed
  }
}

// MARK: - What shows

extension ViewAnimations {
  /// The state that shows at a time, of a view whose model is `model`.
  ///
  /// The model, and what is left of every animation added to it; colours are mixed instead. A pure
  /// function of the time.
  func sampled(_ model: ViewState, at time: Double) -> ViewState {
    var shown = model
    // Kept apart until the end: a state standardises its bounds, but a size on its way may pass 0.
    var bounds = model.bounds
    var transform = TransformSum(model: model.transform)
    for item in items {
      guard let remaining = item.block.remaining(at: time) else { continue }
      switch item.change {
      case .boundsOrigin(let change):
        bounds.origin = bounds.origin + change.term(remaining)
      case .boundsSize(let change):
        let term = change.term(remaining)
        bounds.size.width += term.width
        bounds.size.height += term.height
      case .transform(let change):
        transform.add(change, remaining: remaining)
      default:
        item.change.apply(to: &shown, remaining: remaining)
      }
    }
    if shown.alpha != model.alpha { shown.alpha = min(max(shown.alpha, 0), 1) }
    if bounds != model.bounds { shown.bounds = bounds.withoutNegativeSides }
    if !transform.isEmpty { shown.transform = transform.result() }
    return shown
  }

  /// What is left at a time, in a length that follows from a number, of the animations of that number.
  func remainder(ofNumber number: Int, at time: Double, in length: (Double) -> Double) -> Double {
    var sum = 0.0
    for item in items {
      guard case .number(number, let start, let end) = item.change,
        let remaining = item.block.remaining(at: time)
      else { continue }
      let change = length(start) - length(end)
      if change.isFinite { sum += change.term(remaining) }
    }
    return sum
  }
}

extension PropertyAnimation.Change {
  /// Moves a state back by what is left; bounds and transforms are not its business.
  fileprivate func apply(to shown: inout ViewState, remaining: Double) {
    switch self {
    case .position(let change):
      shown.position = shown.position + change.term(remaining)
    case .anchorPoint(let change):
      shown.anchorPoint = shown.anchorPoint + change * remaining
    case .alpha(let change):
      shown.alpha += change * remaining
    case .cornerRadius(let change):
      shown.cornerRadius += change.term(remaining)
    case .borderWidth(let change):
      shown.borderWidth += change.term(remaining)
    case .number(let index, let start, let end):
      if shown.numbers.indices.contains(index) {
        shown.numbers[index] += (start - end) * remaining
      }
    case .backgroundColor(let start):
      shown.backgroundColor = start.interpolated(
        to: shown.backgroundColor, progress: 1 - remaining)
    case .borderColor(let start):
      shown.borderColor = start.interpolated(to: shown.borderColor, progress: 1 - remaining)
    case .boundsOrigin, .boundsSize, .transform:
      break
    }
  }
}

extension Rect {
  /// The rectangle with sides that a spring drove below 0 brought back to 0.
  fileprivate var withoutNegativeSides: Rect {
    Rect(
      origin: origin,
      size: Size(
        width: size.width < 0 ? 0 : size.width, height: size.height < 0 ? 0 : size.height))
  }
}

// MARK: - What begins

extension ViewAnimations {
  /// Takes up what differs between two models as animations of a block.
  ///
  /// A difference that is not finite is none: there is nothing between its ends, the new value shows
  /// at once. A colour starts from what shows, and ends the animation of it that is under way.
  ///
  /// - Returns: How many animations began, and the blocks of those that ended.
  func begin(
    from old: ViewState, to new: ViewState, in block: AnimationBlock
  ) -> (begun: Int, replaced: [AnimationBlock]) {
    let before = items.count
    var changes = ChangeList()
    changes.addGeometry(from: old, to: new)
    changes.addNumbers(from: old, to: new)
    for change in changes.items { items.append(PropertyAnimation(block: block, change: change)) }
    if old.transform != new.transform {
      beginTransform(from: old.transform, to: new.transform, in: block)
    }
    var replaced: [AnimationBlock] = []
    let begun = items.count - before
    let colors = beginColors(from: old, to: new, in: block, replaced: &replaced)
    return (begun + colors, replaced)
  }

  private func beginColors(
    from old: ViewState, to new: ViewState, in block: AnimationBlock,
    replaced: inout [AnimationBlock]
  ) -> Int {
    guard old.backgroundColor != new.backgroundColor || old.borderColor != new.borderColor
    else { return 0 }
    let shown = sampled(old, at: block.time)
    var begun = 0
    if old.backgroundColor != new.backgroundColor {
      begun += 1
      replace(with: .backgroundColor(shown.backgroundColor), in: block, replaced: &replaced)
    }
    if old.borderColor != new.borderColor {
      begun += 1
      replace(with: .borderColor(shown.borderColor), in: block, replaced: &replaced)
    }
    return begun
  }

  /// Puts a colour's animation in the place of the one under way, if there is one.
  ///
  /// A second change in the same block comes from where the first did.
  private func replace(
    with change: PropertyAnimation.Change, in block: AnimationBlock,
    replaced: inout [AnimationBlock]
  ) {
    var change = change
    if let index = items.firstIndex(where: { $0.change.isSameColor(as: change) }) {
      let other = items.remove(at: index)
      replaced.append(other.block)
      if other.block === block { change = other.change }
    }
    items.append(PropertyAnimation(block: block, change: change))
  }

  /// Begins the animation of a transform: its displacement by itself, the rest in factors if it can be.
  private func beginTransform(
    from old: AffineTransform, to new: AffineTransform, in block: AnimationBlock
  ) {
    let displacement = Point(x: old.tx - new.tx, y: old.ty - new.ty)
    if displacement != .zero, displacement.isFinite {
      append(.displacement(displacement), in: block)
    }
    guard LinearElements(old) != LinearElements(new) else { return }
    if let from = AffineTransform.Factors(old), let to = AffineTransform.Factors(new) {
      let (difference, isTurned) = from.difference(from: to)
      if isTurned { turnScales() }
      append(.factors(difference, layer: layer, base: nil), in: block)
    } else {
      var difference = LinearElements(old)
      difference.add(LinearElements(new), times: -1)
      if difference.isFinite { append(.elements(difference), in: block) }
    }
  }

  private func append(_ change: TransformChange, in block: AnimationBlock) {
    items.append(PropertyAnimation(block: block, change: .transform(change)))
  }

  /// Turns the scales under way to the other sign, as those of the old model were.
  private func turnScales() {
    for index in items.indices {
      guard case .transform(.factors(var difference, layer, let base)) = items[index].change
      else { continue }
      difference.scaleX = -difference.scaleX
      difference.scaleY = -difference.scaleY
      items[index].change = .transform(.factors(difference, layer: layer, base: base))
    }
  }

  /// Hears of every change of the model, animated or not.
  ///
  /// If the new transform has no factors, the factors under way go on about the old one.
  func modelChanges(from old: ViewState, to new: ViewState) {
    guard old.transform != new.transform, AffineTransform.Factors(new.transform) == nil
    else { return }
    for index in items.indices {
      if case .transform(.factors(let difference, layer, nil)) = items[index].change {
        items[index].change = .transform(
          .factors(difference, layer: layer, base: old.transform))
      }
    }
    layer &+= 1
  }
}

/// Gathers what differs between two states.
private struct ChangeList {
  private(set) var items: [PropertyAnimation.Change] = []

  mutating func addGeometry(from old: ViewState, to new: ViewState) {
    let position = old.position - new.position
    if position != .zero, position.isFinite { items.append(.position(position)) }
    let origin = old.bounds.origin - new.bounds.origin
    if origin != .zero, origin.isFinite { items.append(.boundsOrigin(origin)) }
    let size = Size(
      width: old.bounds.size.width - new.bounds.size.width,
      height: old.bounds.size.height - new.bounds.size.height)
    if size != .zero, size.isFinite { items.append(.boundsSize(size)) }
    let anchor = old.anchorPoint - new.anchorPoint
    if anchor != .zero, anchor.isFinite { items.append(.anchorPoint(anchor)) }
  }

  mutating func addNumbers(from old: ViewState, to new: ViewState) {
    add(old.alpha - new.alpha) { .alpha($0) }
    add(old.cornerRadius - new.cornerRadius) { .cornerRadius($0) }
    add(old.borderWidth - new.borderWidth) { .borderWidth($0) }
    for index in 0..<min(old.numbers.count, new.numbers.count) {
      let (start, end) = (old.numbers[index], new.numbers[index])
      add(start - end) { _ in .number(index: index, from: start, to: end) }
    }
  }

  private mutating func add(_ difference: Double, as change: (Double) -> PropertyAnimation.Change) {
    if difference != 0, difference.isFinite { items.append(change(difference)) }
  }
}

extension PropertyAnimation.Change {
  fileprivate func isSameColor(as other: PropertyAnimation.Change) -> Bool {
    switch (self, other) {
    case (.backgroundColor, .backgroundColor), (.borderColor, .borderColor): true
    default: false
    }
  }
}
