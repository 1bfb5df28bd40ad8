// What moves the content by itself: how it comes about, goes on, and ends.

extension ScrollView {
  // MARK: - What follows

  /// The motion of content that is let go with a velocity, in points a second.
  ///
  /// - Parameters:
  ///   - kind: Whether a drag came before it.
  ///   - velocity: The content's.
  ///   - start: Where the content was when the drag began; pages are turned from there.
  /// - Returns: The motion, from now on.
  final func freeMotion(
    _ kind: ScrollMotion.Kind, velocity: Point, from start: Point
  ) -> ScrollMotion {
    if isPagingEnabled {
      return springMotion(kind, velocity: velocity, to: page(velocity: velocity, from: start))
    }
    func axis(_ axis: LayoutAxis) -> AxisMotion {
      guard canDrag(axis) || !isLegal(exactOffset[axis], axis) else {
        return AxisMotion(restingAt: exactOffset[axis])
      }
      return release(axis, velocity: velocity).motion
    }
    return makeMotion(kind, axis(.horizontal), axis(.vertical), target: nil)
  }

  /// The motion on springs to a place.
  private final func springMotion(
    _ kind: ScrollMotion.Kind, velocity: Point, to target: Point
  ) -> ScrollMotion {
    func axis(_ axis: LayoutAxis) -> AxisMotion {
      release(axis, velocity: velocity).springMotion(to: target[axis])
    }
    return makeMotion(kind, axis(.horizontal), axis(.vertical), target: target)
  }

  /// The motion to where the caller wants the content to go instead, along the axes on which he does.
  final func motion(
    _ natural: ScrollMotion, velocity: Point, redirectedTo target: Point
  ) -> ScrollMotion {
    func axis(_ axis: LayoutAxis, _ motion: AxisMotion) -> AxisMotion {
      guard target[axis] != natural.rest[axis], target[axis].isFinite else { return motion }
      let release = release(axis, velocity: velocity)
      return isPagingEnabled
        ? release.springMotion(to: target[axis]) : release.motion(to: target[axis])
    }
    return makeMotion(
      natural.kind, axis(.horizontal, natural.x), axis(.vertical, natural.y), target: target)
  }

  private final func release(_ axis: LayoutAxis, velocity: Point) -> AxisRelease {
    AxisRelease(
      position: exactOffset[axis], velocity: velocity[axis], limits: limits(axis),
      rate: decelerationRate.rawValue, bounces: bounces)
  }

  private final func page(velocity: Point, from start: Point) -> Point {
    var target = exactOffset
    for axis in LayoutAxis.both {
      target[axis] = PageSnap.target(
        position: exactOffset[axis], velocity: velocity[axis], start: start[axis],
        length: bounds.size[axis], limits: limits(axis))
    }
    return target
  }

  private final func makeMotion(
    _ kind: ScrollMotion.Kind, _ x: AxisMotion, _ y: AxisMotion, target: Point?
  ) -> ScrollMotion {
    var rest = shown(Point(x: x.end, y: y.end))
    for (axis, motion) in [(LayoutAxis.horizontal, x), (.vertical, y)] {
      if motion.duration == 0, motion.end == exactOffset[axis] {
        rest[axis] = contentOffset[axis]
      } else if target?[axis] == motion.end {
        rest[axis] = motion.end
      }
    }
    return ScrollMotion(
      kind: kind, begin: stage?.time ?? 0, x: x, y: y, rest: rest, target: target)
  }

  private final func isLegal(_ offset: Double, _ axis: LayoutAxis) -> Bool {
    limits(axis).contains(offset)
  }

  // MARK: - Under way

  /// The offset that shows at a time: rounded to pixels along the axes on which it moves.
  final func shown(_ motion: ScrollMotion, at time: Double) -> Point {
    guard !motion.isOver(at: time) else { return motion.rest }
    var offset = shown(motion.offset(at: time))
    if motion.x.duration == 0 { offset.x = motion.rest.x }
    if motion.y.duration == 0 { offset.y = motion.rest.y }
    return offset
  }

  /// Begins a motion, or goes to its end at once if it takes no time.
  ///
  /// - Returns: Whether the content moves from now on.
  final func begin(_ new: ScrollMotion) -> Bool {
    guard let stage, new.duration > 0 else {
      move(to: new.rest, shown: new.rest)
      return false
    }
    motion = new
    motionNumber &+= 1
    stage.scrollDriver.add(self)
    return true
  }

  /// Tells that the content decelerates, unless that is known or no longer so.
  final func tellDeceleration() {
    guard let motion, motion.isDeceleration, !motion.isTold else { return }
    self.motion?.isTold = true
    callbacks.willBeginDecelerating?(self)
  }

  /// Brings the model to a time; at its end the motion says so.
  final func advanceMotion(to time: Double) {
    guard let current = motion else { return }
    guard current.isOver(at: time) else {
      return move(to: current.offset(at: time), shown: shown(current, at: time))
    }
    let number = motionNumber
    move(to: current.rest, shown: current.rest)
    // Whoever heard of that may have set it in motion anew.
    guard number == motionNumber else { return }
    endMotion()
  }

  /// Ends the motion under way, wherever it is, and says so.
  final func endMotion() {
    guard let ended = motion else { return }
    motion = nil
    if let stage { noteRest(at: min(stage.time, ended.begin + ended.duration)) }
    if needsRangeUpdate { setNeedsLayout() }
    guard ended.isTold else { return }
    if ended.isDeceleration {
      callbacks.didEndDecelerating?(self)
    } else {
      callbacks.didEndScrollingAnimation?(self)
    }
  }

  // MARK: - What comes in between

  /// Stops content that goes on by itself, since a finger came down on it.
  ///
  /// - Returns: Whether it did.
  final func catchMotion() -> Bool {
    guard isDecelerating, isScrollEnabled else { return false }
    isCaught = true
    endMotion()
    return true
  }

  /// Lets content that was caught, and then not dragged, go where it may rest.
  final func trackingDidEnd() {
    guard isCaught else { return }
    isCaught = false
    if needsRangeUpdate { setNeedsLayout() }
    guard drag == nil, motion == nil else { return }
    if begin(freeMotion(.settling, velocity: .zero, from: exactOffset)) { tellDeceleration() }
  }

  /// Lets what is under way go on from an offset that code has set.
  final func offsetWasSet(shiftedBy shift: Point) {
    if drag != nil {
      reanchorDrag()
    } else if isDecelerating {
      continueMotion(shiftedBy: shift)
    } else {
      endMotion()
      // Whoever sets an offset after a size knows the size.
      needsRangeUpdate = false
    }
  }

  /// Lets the deceleration under way go on from the present offset, with its velocity.
  ///
  /// What it was going to, it goes to as far as that still is there, and as much farther as it was
  /// moved.
  private final func continueMotion(shiftedBy shift: Point) {
    guard let current = motion, let stage else { return }
    let velocity = current.velocity(at: stage.time)
    var next =
      if let target = current.target {
        springMotion(current.kind, velocity: velocity, to: legal(target + shift))
      } else {
        freeMotion(current.kind, velocity: velocity, from: exactOffset)
      }
    next.isTold = current.isTold
    motion = next
    motionNumber &+= 1
  }

  /// Takes up that the content or the view has another size.
  final func updateRange() {
    needsRangeUpdate = false
    if drag != nil {
      reanchorDrag()
    } else if isDecelerating {
      continueMotion(shiftedBy: .zero)
    } else if motion != nil || isCaught || isZooming {
      needsRangeUpdate = true
    } else {
      let offset = legal(contentOffset)
      move(to: offset, shown: offset)
    }
  }

  /// Ends whatever is under way: the view comes to a stage or leaves it.
  final func endDragAndMotion() {
    let isDragged = drag != nil
    if isDragged || motion != nil || isCaught || isZooming { setNeedsRangeUpdate() }
    drag = nil
    isCaught = false
    endMotion()
    abandonPinch()
    restTime = nil
    exactOffset = contentOffset
    if isDragged { callbacks.didEndDragging?(self, false) }
  }
}
