import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The test that asks for a snapshot, in whichever framework it runs.
struct RunningTest {
  /// The types that hold the test, or the name of its file.
  let suite: String
  /// The function with its parameters' names.
  let function: String
  /// The path of the test's source.
  let file: String
  /// Whether the test runs several times, each with other values.
  let hasParameters: Bool

  /// The test that runs now.
  ///
  /// Swift Testing says which; in XCTest it is the function that asks, in the file that asks.
  init(at site: SnapshotSite) {
    #if canImport(Testing)
      if let test = Test.current {
        let components = test.id.nameComponents
        file = test.sourceLocation.filePath
        suite =
          components.count > 1
          ? components.dropLast().joined(separator: "-") : Self.stem(of: file)
        function = components.last ?? test.name
        hasParameters = Test.Case.current?.isParameterized ?? test.isParameterized
        return
      }
    #endif
    file = site.filePath
    suite = Self.stem(of: file)
    function = site.function
    hasParameters = false
  }

  /// Whether the process runs tests of Swift Testing, not of XCTest.
  ///
  /// A thread that a test began by itself belongs to no test, so this is asked of the process.
  private static let isSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(place + 1).first == "swift-testing"
  }()

  /// Whether the process was begun by a test, to see how it ends: then it runs a piece of one test.
  static var isPieceOfTest: Bool {
    #if canImport(Testing) && (os(Linux) || os(macOS) || os(FreeBSD) || os(OpenBSD) || os(Windows))
      ExitTest.current != nil
    #else
      false
    #endif
  }

  /// Tells the framework of a failure.
  static func fail(_ message: String, at site: SnapshotSite) {
    #if canImport(Testing)
      if Test.current != nil || isSwiftTesting {
        Issue.record(
          Comment(rawValue: message), sourceLocation: site.location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: site.literalPath, line: site.line)
    #endif
  }

  /// Gives the framework a file to keep, if it keeps any.
  static func attach(_ bytes: [UInt8], named name: String, at site: SnapshotSite) {
    #if canImport(Testing)
      if Test.current != nil {
        Attachment.record(bytes, named: name, sourceLocation: site.location)
        return
      }
    #endif
    #if canImport(XCTest) && canImport(ObjectiveC)
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(
            data: Data(bytes), uniformTypeIdentifier: "public.png")
          attachment.name = name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
    #endif
  }

  private static func stem(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
