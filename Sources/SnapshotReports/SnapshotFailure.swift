package import Raster
package import Scene

/// A picture that is not as its reference says, with all that a report of it needs.
package struct SnapshotFailure: Sendable {
  /// What people call it: suite, test and label with dots between, unless it is set; it is no name of a
  /// file.
  package var title: String
  /// The name of the file that holds the test, without `.swift`.
  package var suite: String
  /// The test's function, without parentheses.
  package var test: String
  /// What tells the picture from others of its test, or an empty text.
  package var label: String
  /// The path of the test's source.
  package var file: String
  /// The line of the test's source; 0 if there is none.
  package var line: Int
  /// The path of the reference, whether or not it exists.
  package var reference: String
  /// What is wrong, as the test runner is told it.
  package var message: String
  /// The times of the actual pictures, in seconds; one for a picture that does not move.
  package var times: [Double]
  /// The pictures of the reference, or `nil` where there is none that can be read.
  package var expected: [Bitmap]?
  /// The pictures that were made; none if they could not be.
  package var actual: [Bitmap]
  /// What the actual pictures were drawn from; none for what was given as pixels.
  package var displayLists: [DisplayList]
  /// The tree of views as text, or an empty one.
  package var treeDump: String
  /// What a reference of the actual pictures holds, for it may be approved; empty if there is none.
  package var referenceBytes: [UInt8]
  /// How far the pictures were allowed to differ.
  package var tolerance: ComparisonTolerance

  /// Creates a failure without pictures.
  package init(
    suite: String, test: String, label: String = "", file: String, line: Int, reference: String,
    message: String
  ) {
    title = label.isEmpty ? suite + "." + test : suite + "." + test + "." + label
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
    referenceBytes = []
    tolerance = .none
  }
}
