extension StackView {
  /// How the views of a stack share its length.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// The views fill the stack: they grow or shrink by how strongly they keep their size.
    ///
    /// Views without a size of their own grow first, the last of them before the others. Of views that
    /// insist equally the first gives way.
    case fill
    /// The views fill the stack and are all of the same length.
    case fillEqually
    /// The views fill the stack, in proportion to the lengths of their content; one without has none.
    case fillProportionally
    /// The views keep their lengths, and the gaps between them are equal, of at least `spacing`.
    case equalSpacing
    /// The views keep their lengths, and their centres are equally far apart, as far as that leaves
    /// gaps of at least `spacing`.
    case equalCentering
  }
}
