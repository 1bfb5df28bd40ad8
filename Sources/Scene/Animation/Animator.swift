// The animator keeps the blocks of a stage: which is open, which are under way, which have ended.
//
// It steps nothing. What shows at a time is a function of the views' models and their animations; the
// animator only begins them, drops those that have ended, and tells the callers.

/// Begins and ends the animations of a stage.
final class Animator {
  /// What a change of a view means at the moment.
  private enum Context {
    case block(AnimationBlock)
    case suspended
  }

  private var contexts: [Context] = []
  /// Closed blocks with animations under way, in the order they were closed.
  private var running: [AnimationBlock] = []
  /// Closed blocks without animations; they end when time goes on.
  private var unchanged: [AnimationBlock] = []
  /// Blocks of which the last animation was cut short.
  private var cut: [AnimationBlock] = []
  /// Blocks whose callers are to be told, in order.
  private var ended: [AnimationBlock] = []
  private var isTelling = false
  private var animatedViews: [View] = []
  private var blockCount = 0
  /// Views changed in the open blocks that lay out at their end.
  private var changedViews: [View] = []

  /// Whether an animation is under way.
  var isAnimating: Bool { !animatedViews.isEmpty }

  // MARK: - Blocks

  /// Runs a closure whose changes become animations that begin at `time`.
  func animate(
    _ request: AnimationRequest, at time: Double, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let block = request.makeBlock(
      number: blockCount, at: time, inside: openBlock, completion: completion)
    blockCount &+= 1
    let isSuspended = if case .suspended? = contexts.last { true } else { false }
    let firstChanged = changedViews.count
    contexts.append(isSuspended ? .suspended : .block(block))
    animations()
    layOutChanged(from: firstChanged)
    contexts.removeLast()
    close(block)
  }

  /// Runs a closure whose changes take effect at once, also inside a block.
  func performWithoutAnimation(_ actions: () -> Void) {
    contexts.append(.suspended)
    actions()
    contexts.removeLast()
    tellCut()
  }

  /// The block that a change now would become part of.
  var openBlock: AnimationBlock? {
    if case .block(let block)? = contexts.last { block } else { nil }
  }

  /// Lays a view out at the end of the open block; nothing happens if there is none.
  func layOutAtEndOfBlock(_ view: View) {
    guard openBlock != nil else { return }
    changedViews.append(view)
  }

  private func layOutChanged(from first: Int) {
    var next = first
    while next < changedViews.count {
      changedViews[next].layoutIfNeeded()
      next += 1
    }
    changedViews.removeSubrange(min(first, changedViews.count)...)
  }

  private func close(_ block: AnimationBlock) {
    block.close()
    if block.count > 0 {
      running.append(block)
    } else if block.isCut {
      block.isOver = true
      cut.append(block)
    } else {
      unchanged.append(block)
    }
    tellCut()
  }

  // MARK: - Changes

  /// Hears of every change of the model of a view on the stage.
  func modelChanged(of view: View, from old: ViewState, isAnimatable: Bool) {
    view.animations?.modelChanges(from: old, to: view.state)
    guard isAnimatable, let block = openBlock, block.isRecording else { return }
    let animations = view.animations ?? ViewAnimations(place: animatedViews.count)
    let (begun, replaced) = animations.begin(from: old, to: view.state, in: block)
    guard begun > 0 else { return }
    block.count += begun
    if view.animations == nil {
      view.animations = animations
      animatedViews.append(view)
    }
    for other in replaced { end(other, isCut: other !== block) }
    if block.options.contains(.layoutSubviews) { changedViews.append(view) }
  }

  /// Ends one animation of a block before its time.
  private func end(_ block: AnimationBlock, isCut: Bool) {
    block.count -= 1
    if isCut { block.isCut = true }
    guard block.count == 0, !block.isOpen, !block.isOver else { return }
    block.isOver = true
    cut.append(block)
  }

  // MARK: - Ends

  /// Ends what is over at a time, and tells the callers: in the order of the ends, then of the blocks.
  ///
  /// What they begin while they are told ends no sooner than with a later call.
  func advance(to time: Double) {
    var due = unchanged
    unchanged = []
    running.removeAll { block in
      if !block.isOver, block.remaining(at: time) == nil { due.append(block) }
      return block.isOver || block.remaining(at: time) == nil
    }
    for block in due { block.isOver = true }
    if !due.isEmpty { dropOver() }
    due.sort { $0.end != $1.end ? $0.end < $1.end : $0.number < $1.number }
    ended += due
    tell()
  }

  private func dropOver() {
    for index in animatedViews.indices.reversed() {
      let view = animatedViews[index]
      view.animations?.dropOver()
      if view.animations?.items.isEmpty ?? true { forget(view) }
    }
  }

  /// Drops the animations of one view, not of those in it; the callers are told at the next `tellCut`.
  func removeAnimations(of view: View) {
    guard let animations = view.animations else { return }
    forget(view)
    for item in animations.items { end(item.block, isCut: true) }
  }

  /// Drops the animations of a view's own numbers; the callers are told at the next `tellCut`.
  func removeNumberAnimations(of view: View) {
    guard let animations = view.animations else { return }
    let removed = animations.removeNumbers()
    if animations.items.isEmpty { forget(view) }
    for block in removed { end(block, isCut: true) }
  }

  /// Drops all animations and tells the callers.
  func removeAllAnimations() {
    while let view = animatedViews.last { removeAnimations(of: view) }
    tellCut()
  }

  /// Drops all animations and tells nobody: the stage is no more.
  func abandon() {
    for view in animatedViews { view.animations = nil }
    animatedViews = []
    for block in running + unchanged + cut + ended { block.abandon() }
    (running, unchanged, cut) = ([], [], [])
  }

  private func forget(_ view: View) {
    guard let place = view.animations?.place else { return }
    view.animations = nil
    let last = animatedViews.removeLast()
    guard last !== view else { return }
    animatedViews[place] = last
    last.animations?.place = place
  }

  /// Tells the callers whose animations were cut short, in the order of their blocks.
  ///
  /// Not while a block is open: what they change would become part of it.
  func tellCut() {
    guard contexts.isEmpty, !cut.isEmpty else { return }
    cut.sort { $0.number < $1.number }
    ended += cut
    cut = []
    tell()
  }

  private func tell() {
    // A caller who ends other animations while being told has them told after it, not inside it.
    guard !isTelling else { return }
    isTelling = true
    let open = contexts
    contexts = []
    var next = 0
    while next < ended.count {
      ended[next].complete()
      next += 1
    }
    ended = []
    contexts = open
    isTelling = false
  }
}
