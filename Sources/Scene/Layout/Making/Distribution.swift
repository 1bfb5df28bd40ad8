/// The constraints that lay views out one behind the other, in the closest view that holds them all.
struct Distribution {
  /// What becomes of the ends of the row, and of its members' lengths.
  enum Rule {
    /// All are as long as the first, with gaps between them, from end to end.
    case equalLengths(spacing: Double)
    /// Each keeps its own length; the gap behind the last is left open if there is no tail.
    case ownLengths(spacing: Double)
    /// All have one length, and the gaps follow.
    case fixedLength(Double)
    /// The middles are those of equal parts of the room.
    case equalCenters
  }

  let rule: Rule
  let axis: LayoutAxis
  let lead: Double
  /// The distance of the last from the end; `nil` if it is left open.
  let tail: Double?
  let edges: DistributionEdges
  let location: SourceLine

  /// Makes and activates the constraints; a mistake makes none and is told.
  func make(_ views: [View]) -> [LayoutConstraint] {
    guard let first = views.first else { return [] }
    guard let container = Self.container(of: views) else {
      return refuse(first, "the views have no common superview yet; they must be added first")
    }
    guard numbers.allSatisfy({ $0.isFinite }) else {
      return refuse(first, "its lengths and spacings must be finite")
    }
    var made: [LayoutConstraint] = []
    for index in views.indices {
      made += views[index].makeConstraints(file: location.file, line: location.line) { make in
        place(make, index, views, in: container)
      }
    }
    return made
  }

  /// The closest view that holds all views and is none of them.
  private static func container(of views: [View]) -> View? {
    var common = views.first
    for view in views { common = common?.closestCommonSuperview(with: view) }
    guard let common else { return nil }
    return views.contains { $0 === common } ? common.superview : common
  }

  private var numbers: [Double] {
    let own: Double =
      switch rule {
      case .equalLengths(let number), .ownLengths(let number), .fixedLength(let number): number
      case .equalCenters: 0
      }
    return [own, lead, tail ?? 0]
  }

  private func refuse(_ view: View, _ reason: String) -> [LayoutConstraint] {
    view.node.tell(
      .invalidStatement(
        statement: "distribute, from \(view.layoutLabel) on", reason: reason,
        location: location.text))
    return []
  }

  // MARK: - Attributes

  private var near: LayoutAttribute {
    guard axis == .horizontal else { return .top }
    return edges == .leadingAndTrailing ? .leading : .left
  }

  private var far: LayoutAttribute {
    guard axis == .horizontal else { return .bottom }
    return edges == .leadingAndTrailing ? .trailing : .right
  }

  private var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  private var length: LayoutAttribute { axis == .horizontal ? .width : .height }

  // MARK: - Members

  private func place(
    _ make: ConstraintMaker, _ index: Int, _ views: [View], in container: View
  ) {
    let end = container.anchors.attributes([far])
    let last = views.count - 1
    switch rule {
    case .equalLengths(let spacing):
      if index > 0 {
        make.attributes([length]).equalTo(views[0]).labeled("equal length[\(index)]")
      }
      chain(make, index, views, in: container, spacing)
    case .ownLengths(let spacing):
      chain(make, index, views, in: container, spacing)
    case .fixedLength(let length):
      make.attributes([self.length]).equalTo(length).labeled("length[\(index)]")
      guard index > 0, index < last else {
        return chainEnds(make, index, of: views.count, in: container, both: last > 0)
      }
      let part = Double(index) / Double(last)
      make.attributes([far]).equalTo(end).multipliedBy(part)
        .offset((1 - part) * (length + lead) - part * (tail ?? 0)).labeled("place[\(index)]")
    case .equalCenters:
      let part = (Double(index) + 0.5) / Double(views.count)
      make.attributes([center]).equalTo(end).multipliedBy(part)
        .offset((1 - part) * lead - part * (tail ?? 0)).labeled("place[\(index)]")
    }
  }

  /// Behind the one before; the first and the last at the ends.
  private func chain(
    _ make: ConstraintMaker, _ index: Int, _ views: [View], in container: View,
    _ spacing: Double
  ) {
    if index > 0 {
      make.attributes([near]).equalTo(views[index - 1].anchors.attributes([far])).offset(spacing)
        .labeled("spacing[\(index)]")
    }
    chainEnds(make, index, of: views.count, in: container, both: true)
  }

  private func chainEnds(
    _ make: ConstraintMaker, _ index: Int, of count: Int, in container: View, both: Bool
  ) {
    if index == 0 { make.attributes([near]).equalTo(container).offset(lead).labeled("lead") }
    if index == count - 1, both, let tail {
      make.attributes([far]).equalTo(container).offset(-tail).labeled("tail")
    }
  }
}
