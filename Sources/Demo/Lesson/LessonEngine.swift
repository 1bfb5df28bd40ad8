import Foundation
import Raster
import SnapshotReports

/// The lesson's engine: the library as a WebAssembly module.
struct LessonEngine {
  /// The functions that the page calls; it reads the memory, too.
  static let functions = [
    "advance", "describe", "draw", "drawExploded", "explain", "explodedHeight", "explodedWidth",
    "makeFigure", "position", "press", "set", "setMistake", "textLength", "touch", "value",
  ]

  let module: [UInt8]

  /// Takes a module.
  ///
  /// - Parameters:
  ///   - module: The bytes of a file.
  ///   - name: What messages call it.
  /// - Throws: `Failure.cannotRead` if it is none, or lacks what the page calls.
  init(_ module: [UInt8], name: String) throws(Failure) {
    let exports: [String: WebAssemblyModule.Kind]
    do {
      exports = try WebAssemblyModule(module).exports
    } catch {
      throw .cannotRead("\(name): it is no WebAssembly module: \(error)")
    }
    let missing =
      Self.functions.filter { exports[$0] != .function }
      + (exports["memory"] == .memory ? [] : ["memory"])
    guard missing.isEmpty else {
      throw .cannotRead(
        "\(name): it is not the lesson's engine: it does not export "
          + missing.joined(separator: ", "))
    }
    self.module = module
    packed = Zlib.deflate(module)
  }

  init(file: String) throws(Failure) {
    do {
      try self.init(Array(try Data(contentsOf: URL(filePath: file))), name: file)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotRead("cannot read \(file): \(error.fileReason)")
    }
  }

  /// The module packed as a zlib stream.
  let packed: [UInt8]

  /// The packed module in characters that may stand in a page.
  var text: String {
    Data(packed).base64EncodedString()
  }
}
