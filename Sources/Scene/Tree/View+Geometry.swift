extension View {
  /// A point of this view in the coordinates of `view`; `nil` means those of the root.
  ///
  /// Views of different trees are taken as if their roots coincided. On the way down a transform
  /// without an inverse counts as identity.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: Point, to view: View?) -> Point {
    transform(to: view).apply(to: point)
  }

  /// A point of `view` in this view's coordinates; `nil` means the root.
  public final func convert(_ point: Point, from view: View?) -> Point {
    (view ?? root).transform(to: self).apply(to: point)
  }

  /// The box around a rectangle of this view in the coordinates of `view`; `nil` means the root.
  ///
  /// All four corners are mapped, so a rectangle that goes through a turn and back grows.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    transform(to: view).apply(to: rect)
  }

  /// The box around a rectangle of `view` in this view's coordinates; `nil` means the root.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? root).transform(to: self).apply(to: rect)
  }

  /// The view at the top of the tree.
  final var root: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// From this view's coordinates to those of `target`: up to the nearest common ancestor, then down.
  private final func transform(to target: View?) -> AffineTransform {
    guard let target else { return transform(upTo: nil) }
    let meeting = commonAncestor(with: target)
    var map = transform(upTo: meeting)
    for view in target.chain(upTo: meeting).reversed() {
      map = map.concatenating(view.state.toSuperviewInvertible.inverted ?? .identity)
    }
    return map
  }

  /// A point of the root in the coordinates of this view and of each view above it, from here up.
  ///
  /// - Complexity: O(depth) for all of them.
  final func pointsUpward(for rootPoint: Point) -> [(view: View, point: Point)] {
    var points = [(view: root, point: rootPoint)]
    for view in chain(upTo: nil).reversed() {
      let map = view.state.toSuperviewInvertible.inverted ?? .identity
      points.append((view, map.apply(to: points[points.count - 1].point)))
    }
    return points.reversed()
  }

  private final func transform(upTo ancestor: View?) -> AffineTransform {
    var map = AffineTransform.identity
    for view in chain(upTo: ancestor) { map = map.concatenating(view.state.toSuperview) }
    return map
  }

  /// The view and those above it, without `ancestor` and without the root.
  private final func chain(upTo ancestor: View?) -> [View] {
    var views: [View] = []
    var view = self
    while view !== ancestor, let parent = view.superview {
      views.append(view)
      view = parent
    }
    return views
  }

  private final var depth: Int {
    var count = 0
    var view = self
    while let parent = view.superview {
      count += 1
      view = parent
    }
    return count
  }

  /// The closest view that is, or holds, both; `nil` if they are in different trees.
  final func commonAncestor(with other: View) -> View? {
    var (a, b): (View?, View?) = (self, other)
    var (depthA, depthB) = (depth, other.depth)
    while depthA > depthB {
      a = a?.superview
      depthA -= 1
    }
    while depthB > depthA {
      b = b?.superview
      depthB -= 1
    }
    while a !== b {
      a = a?.superview
      b = b?.superview
    }
    return a
  }
}
