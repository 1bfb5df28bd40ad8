public import Raster

/// Why there is no snapshot to be compared.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A view has no size: no frame, no content, no constraints.
  case viewWithoutSize
  /// The view is inside another, so alone it is not what it is there.
  case viewInsideAnother
  /// What is shown has the property of its own.
  case notAdjustable(property: String, subject: String)
  /// Only a stage and what is on it moves.
  case notMoving(subject: String)
  /// The time is before the stage's present.
  case timeInThePast(Double, present: Double)
  /// A time is NaN or infinite.
  case timeNotFinite(Double)
  /// A time does not come at least a millisecond after the one before it.
  case timesNotAscending(Double, Double)
  /// There is no picture, or not one for each time.
  case countsDiffer(pictures: Int, times: Int)
  /// The picture has no pixels, or more than a bitmap may have.
  case size(BitmapError)
  /// Pictures of one snapshot have more pixels together than allowed.
  case tooManyPixels(count: Int, limit: Int)
  /// The reference would have more bytes than allowed.
  case tooManyBytes(count: Int, limit: Int)
  /// A test with parameters must name each snapshot.
  case unnamedParameter(test: String)
  /// Another snapshot of the run has the name, or one that only differs in case.
  case duplicateName(String, place: String)
  /// A name makes the name of a file that has too many bytes.
  case nameTooLong(count: Int, limit: Int)
  /// The tolerance gives no reason.
  case toleranceWithoutReason
  /// An environment variable holds what it may not.
  case badVariable(name: String, value: String, allowed: String)
  /// A file could not be written or made of pictures.
  case notWritten(path: String, reason: String)
}

extension SnapshotError: CustomStringConvertible {
  /// One line: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .viewWithoutSize, .viewInsideAnother, .notAdjustable, .notMoving: subjectText
    case .timeInThePast, .timeNotFinite, .timesNotAscending, .countsDiffer: timeText
    case .size, .tooManyPixels, .tooManyBytes, .notWritten: fileText
    case .unnamedParameter, .duplicateName, .nameTooLong, .toleranceWithoutReason, .badVariable:
      callText
    }
  }

  private var subjectText: String {
    switch self {
    case .viewWithoutSize:
      "the view has no size: give it a frame, content or constraints, or say .image(size:)"
    case .viewInsideAnother:
      "the view is inside another: take the snapshot of its stage, or before it is added"
    case .notAdjustable(let property, let subject):
      "\(subject) has a \(property) of its own: none can be asked for"
    case .notMoving(let subject):
      "\(subject) is one picture: it has no times"
    default: ""
    }
  }

  private var timeText: String {
    switch self {
    case .timeInThePast(let time, let present):
      "the time \(time) s is before the stage's present, \(present) s"
    case .timeNotFinite(let time):
      "the time \(time) is not finite"
    case .timesNotAscending(let first, let second):
      "the time \(second) s comes after \(first) s: times must ascend by a millisecond or more"
    case .countsDiffer(let pictures, let times):
      "\(pictures) pictures at \(times) times: there must be one at each, and at least one"
    default: ""
    }
  }

  private var fileText: String {
    switch self {
    case .size(let error):
      error.description
    case .tooManyPixels(let count, let limit):
      "\(count) pixels in all, more than \(limit): make the picture smaller, keep it .digest, or "
        + "raise the limit by withSnapshotTesting(pixelLimit:)"
    case .tooManyBytes(let count, let limit):
      "a reference of \(count) bytes, more than \(limit): make the picture smaller, keep it "
        + ".digest, or raise the limit by withSnapshotTesting(byteLimit:)"
    case .notWritten(let path, let reason):
      "\(path) cannot be written: \(reason)"
    default: ""
    }
  }

  private var callText: String {
    switch self {
    case .unnamedParameter(let test):
      "\(test) has parameters: name each snapshot by their values, as in named: \"\\(value)\""
    case .duplicateName(let name, let place):
      "the name \(name) is taken at \(place); say named:, and mind that case does not count"
    case .nameTooLong(let count, let limit):
      "the name makes a file's name of \(count) bytes: at most \(limit) are allowed"
    case .toleranceWithoutReason:
      "the tolerance has no reason: say why pictures may differ"
    case .badVariable(let name, let value, let allowed):
      "\(name) is \"\(value)\": \(allowed) are allowed"
    default: ""
    }
  }
}
