extension Face {
  /// How much higher a mark goes on a capital.
  static let capitalMarkRise = 186.0

  /// The marks of composed letters.
  static let marksTable = """
    acute M 50 726 L -44 596
    """

  /// Letters with marks.
  static let composedTable = """
    é =e acute
    """
}
