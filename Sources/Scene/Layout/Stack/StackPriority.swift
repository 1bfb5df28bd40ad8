/// How strongly a stack insists, where that is neither required nor as strong as content.
///
/// What a user's constraint requires always goes before. Nothing that a stack asks of its views clashes,
/// so a stack that is too short, a view that is hidden though it must be wide, and the like, look odd
/// and are no conflict.
enum StackPriority {
  /// That no length is negative.
  static let nonNegative = LayoutPriority(999.99)
  /// That a hidden view has no length.
  static let hiding = LayoutPriority(999.9)
  /// That gaps that shall be equal are at least as wide as they must be.
  static let leastGap = LayoutPriority(999.8)
  /// That views reach to the far edge of the stack, or not beyond it.
  static let farEdge = LayoutPriority(999.6)
  /// That views are as long as their shares say: beside one that says its own length, the others rather
  /// fill the stack.
  static let sharing = LayoutPriority(999.5)
  /// That views without a size of their own have none, the first of them most strongly.
  static let emptyContent = LayoutPriority(49.5)
  /// That the stack is no larger than it must be: below `fittingSizeLevel`, with which it is measured.
  static let fitting = LayoutPriority(49)
  /// That centres are equally far apart.
  static let equalCentering = LayoutPriority(48)
  /// What else lies where nothing says so.
  static let weakest = LayoutPriority(1)

  /// By how much text that can wrap resists less than other content: it loses nothing by giving way.
  static let wrapping = 0.5

  /// By how much the next of several views insists more strongly than the one before, for a rank.
  ///
  /// Small enough that no number of views outgrows the distance to the next whole number.
  static func step(_ rank: Int) -> Double {
    Double(min(rank, 1 << 18)) / Double(1 << 20)
  }
}
