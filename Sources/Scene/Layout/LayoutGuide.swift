/// A rectangle that takes part in layout as a view does, and draws nothing.
public final class LayoutGuide: LayoutItem {
  /// What a guide of a view stands for.
  enum Kind {
    case custom
    case layoutMargins
    case safeArea
    case readableContent
    /// The content of a scroll view: it begins at 0, and its size is what constraints make it.
    case scrolledContent
    /// What a scroll view shows of its content.
    case scrolledFrame

    /// Whether its size is for constraints to say.
    var isFree: Bool { self == .custom || self == .scrolledContent }
  }

  /// A name for descriptions, empty if there is none.
  public var identifier = ""
  let kind: Kind
  // The view clears it when it removes the guide, or goes.
  unowned(unsafe) var owner: View?

  /// Creates a guide, to be added to a view.
  public override init() {
    kind = .custom
    super.init()
  }

  init(kind: Kind, identifier: String, owner: View) {
    self.kind = kind
    super.init()
    self.identifier = identifier
    unsafe self.owner = owner
  }

  /// The view that the guide is of; `nil` before it is added and after it is removed.
  public var owningView: View? { unsafe owner }

  /// The guide's rectangle in its view's coordinates, as of the last layout.
  public var layoutFrame: Rect { layoutNode?.slot?.rect ?? .zero }
}

extension View {
  /// The guides that were added, in that order.
  public final var layoutGuides: [LayoutGuide] {
    (layoutNode?.guides ?? []).filter { $0.kind == .custom }
  }

  /// Adds a guide, taking it from the view it was of.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    node.guides.append(guide)
    unsafe guide.owner = self
    noteLayoutInside()
    for constraint in guide.node.waiting { constraint.retry() }
    guide.node.tellUnheard()
  }

  /// Removes a guide, with the constraints that name it; nothing happens if it is not of this view.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom, guide.owningView === self, let layoutNode else { return }
    for constraint in guide.node.naming + guide.node.waiting { constraint.deactivate() }
    guide.node.slot?.engine.remove([guide.node])
    layoutNode.guides.removeAll { $0 === guide }
    unsafe guide.owner = nil
  }

  /// The bounds without the layout margins.
  public final var layoutMarginsGuide: LayoutGuide {
    systemGuide(.layoutMargins, "layoutMarginsGuide")
  }

  /// The bounds without what bars and the like cover.
  public final var safeAreaLayoutGuide: LayoutGuide {
    systemGuide(.safeArea, "safeAreaLayoutGuide")
  }

  /// The part of the layout margins' guide that is no wider than text reads well: 672 points,
  /// in the middle.
  public final var readableContentGuide: LayoutGuide {
    systemGuide(.readableContent, "readableContentGuide")
  }

  /// The guide of a kind, made when it is asked for first.
  final func systemGuide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    for guide in node.guides where guide.kind == kind { return guide }
    let guide = LayoutGuide(kind: kind, identifier: identifier, owner: self)
    node.guides.append(guide)
    return guide
  }
}
