extension Face {
  /// Letters on the left, letters on the right, and how much farther apart they go.
  static let kerningTable = """
    A VWY -60
    """
}
