/// What layout keeps about a view or a guide that takes part in it.
///
/// Constraints refer to nodes, which know when their item is gone, so nobody keeps a view alive by
/// constraining it.
final class LayoutNode {
  /// The view or guide; `nil` if it is gone.
  private(set) unowned(unsafe) var item: LayoutItem?
  /// What the engine of the item's tree knows of it.
  var slot: LayoutSlot?
  /// The active constraints whose closest common superview the item is.
  var held: [LayoutConstraint] = []
  /// The active constraints that name the item.
  var naming: [LayoutConstraint] = []
  /// How many constraints were activated in the tree, if the item is its root.
  var activationCount = 0
  /// The constraints that become active when their items come into one tree.
  var waiting: [LayoutConstraint] = []
  /// What is wrong with statements about the item and could not be told yet, outside a stage.
  var unheard: [Diagnostic] = []
  /// The guides of a view, its own system guides among them.
  var guides: [LayoutGuide] = []
  /// How strongly a view keeps the size of its content, where that is not the usual.
  var contentPriorities = ContentPriorities()
  /// How a stack counts the view's content, if one arranges it.
  var stackedContent: StackedContent?
  /// What a view's margins are made of.
  var margins = LayoutMargins()

  init(_ item: LayoutItem) {
    unsafe self.item = item
  }

  /// The view itself, or the one that owns the guide.
  var view: View? { unsafe item?.layoutView }

  /// The guide, if it is one.
  var guide: LayoutGuide? { unsafe item as? LayoutGuide }

  /// Ends whatever the item had to do with.
  func forgetItem() {
    unsafe item = nil
    // From the newest: they are taken out of lists from the end.
    for constraint in (held + naming + waiting).reversed() { constraint.deactivate() }
    slot?.engine.remove([self])
    for guide in guides { unsafe guide.owner = nil }
  }
}
