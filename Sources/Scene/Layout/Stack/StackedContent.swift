/// How a stack counts the content of a view that it arranges.
struct StackedContent: Hashable {
  /// The stack's axis.
  var axis: LayoutAxis
  /// What is added to the priorities of hugging and resistance along the axis, so that of views that
  /// insist equally the first gives way.
  var huggingStep = 0.0
  var resistanceStep = 0.0
  /// Whether the view reaches from edge to edge across the axis, where a stack does not hug.
  var isStretched: Bool
  /// Whether the view is left out.
  var isHidden: Bool
}

extension View {
  /// How the stack that arranges the view counts its content.
  final var stackedContent: StackedContent? {
    get { layoutNode?.stackedContent }
    set {
      guard newValue != stackedContent else { return }
      node.stackedContent = newValue
      node.slot?.engine.itemChanged(node)
    }
  }

  /// How strongly the view keeps the size of its content where it is; `nil` counts for nothing.
  final func countedContentPriorities(
    for axis: LayoutAxis
  ) -> (hugging: LayoutPriority?, resistance: LayoutPriority?) {
    let hugging = contentHuggingPriority(for: axis)
    let resistance = contentCompressionResistancePriority(for: axis)
    guard let stacked = stackedContent else { return (hugging, resistance) }
    guard stacked.axis != axis else {
      guard !stacked.isHidden else { return (nil, nil) }
      return (
        hugging.advanced(by: stacked.huggingStep), resistance.advanced(by: stacked.resistanceStep)
      )
    }
    guard stacked.isStretched else { return (hugging, resistance) }
    guard !stacked.isHidden else { return (nil, nil) }
    return (hasOwnHuggingPriority(for: axis) ? hugging : nil, resistance)
  }
}
