extension Tableau {
  /// What a small step along a column costs.
  struct StepCost {
    /// The highest priority whose sum of errors it changes, and by how much; 0 and 0 if it changes none.
    var priority: Double
    var slope: Double
    /// Of the symbols whose own cost it changes the one that comes first, and whether that is won.
    var leader: Int32
    var isWon: Bool

    var improves: Bool { slope < 0 || (slope == 0 && isWon) }
  }

  /// What steps up and down a column cost; nil where it must not go.
  struct StepCosts {
    var up: StepCost?
    var down: StepCost?
  }

  /// A direction in which a column improves, and by what.
  struct Improvement {
    /// 1 or -1.
    var direction: Double
    /// The symbol whose own cost is won, where no priority is won or lost; else -1.
    var ownCostOf: Int32
  }
}
