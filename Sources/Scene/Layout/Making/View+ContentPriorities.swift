extension View {
  /// How strongly the view keeps from becoming wider than its content.
  public final var contentHuggingHorizontalPriority: LayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// How strongly the view keeps from becoming higher than its content.
  public final var contentHuggingVerticalPriority: LayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// How strongly the view keeps from becoming narrower than its content.
  public final var contentCompressionResistanceHorizontalPriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How strongly the view keeps from becoming lower than its content.
  public final var contentCompressionResistanceVerticalPriority: LayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}
