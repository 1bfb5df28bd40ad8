public import Raster
public import Scene

/// A picture that is not as its reference says, with all that a report of it needs.
public struct SnapshotFailure: Sendable {
  /// The name of the file that holds the test, without `.swift`.
  public var suite: String
  /// The test's function, without parentheses.
  public var test: String
  /// What tells the picture from others of its test, or an empty text.
  public var label: String
  /// The path of the test's source.
  public var file: String
  /// The line of the test's source.
  public var line: Int
  /// The path of the reference, whether or not it exists.
  public var reference: String
  /// What is wrong, as the test runner is told it.
  public var message: String
  /// The times of the actual pictures, in seconds; one for a picture that does not move.
  public var times: [Double]
  /// The pictures of the reference, or `nil` where there is none that can be read.
  public var expected: [Bitmap]?
  /// The pictures that were made; none if they could not be.
  public var actual: [Bitmap]
  /// What the actual pictures were drawn from; none for what was given as pixels.
  public var displayLists: [DisplayList]
  /// The tree of views as text, or an empty one.
  public var treeDump: String
  /// How far the pictures were allowed to differ.
  public var tolerance: ComparisonTolerance

  /// Creates a failure without pictures.
  public init(
    suite: String, test: String, label: String = "", file: String, line: Int, reference: String,
    message: String
  ) {
    self.suite = suite
    self.test = test
    self.label = label
    self.file = file
    self.line = line
    self.reference = reference
    self.message = message
    times = []
    expected = nil
    actual = []
    displayLists = []
    treeDump = ""
    tolerance = .none
  }

  /// Suite, test and label with dots between, for people; it is no name of a file.
  public var title: String {
    label.isEmpty ? suite + "." + test : suite + "." + test + "." + label
  }
}
