extension LayoutNode {
  /// The most diagnostics that wait for a stage at one item.
  private static let unheardLimit = 16

  /// Tells the stage's handler, or, as long as there is no stage, keeps it until there is.
  func tell(_ diagnostic: Diagnostic) {
    if let stage = view?.stage {
      stage.report(diagnostic)
    } else if unheard.count < Self.unheardLimit {
      unheard.append(diagnostic)
      view?.noteLayoutInside()
    }
  }

  /// Tells what nobody could hear when it happened.
  func tellUnheard() {
    guard let stage = view?.stage else { return }
    for guide in guides { guide.layoutNode?.tellUnheard() }
    let diagnostics = unheard
    unheard = []
    for diagnostic in diagnostics { stage.report(diagnostic) }
  }

  /// The active constraints about the item that statements made, in the order of their activation.
  var made: [LayoutConstraint] {
    (naming + waiting).filter { $0.origin != nil && $0.firstNode === self }
  }
}
