extension StackView {
  /// Where the views of a stack lie across its axis.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, at the top edge of a row.
    case leading
    /// By the baselines of first lines, close to the top edge of a row; `leading` in a column.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom edge of a row.
    case trailing
    /// By the baselines of last lines, close to the bottom edge of a row; `trailing` in a column.
    case lastBaseline

    /// At the top edge of a row: another name for `leading`.
    public static let top = Alignment.leading
    /// At the bottom edge of a row: another name for `trailing`.
    public static let bottom = Alignment.trailing
  }
}
