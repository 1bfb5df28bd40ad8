import Raster
import SceneTesting
import TestSupport
import Testing

/// Expects a value of a channel to be within a level of another; 0 and 255 stand for coverages of 0
/// and 1 in all cases here, and are exact.
private func isNear(_ actual: UInt8, _ expected: Int) -> Bool {
  abs(Int(actual) - expected) <= (expected == 0 || expected == 255 ? 0 : 1)
}

/// Expects the colour of an opaque pixel.
func expect(
  _ bitmap: Bitmap, _ x: Int, _ y: Int, is expected: (Int, Int, Int), _ mistake: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pixel = bitmap[x, y]
  let holds =
    isNear(pixel.red, expected.0) && isNear(pixel.green, expected.1)
    && isNear(pixel.blue, expected.2) && pixel.alpha == 255
  #expect(
    holds, "(\(x), \(y)) is \(pixel), not \(expected). \(mistake)", sourceLocation: sourceLocation)
}

/// Expects grey pixels side by side.
func expectGreys(
  _ bitmap: Bitmap, row: Int, from column: Int = 0, are expected: [Int], _ mistake: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pixels = expected.indices.map { bitmap[column + $0, row] }
  let areGrey = pixels.allSatisfy { $0.red == $0.green && $0.red == $0.blue && $0.alpha == 255 }
  #expect(areGrey, "row \(row) is not grey: \(pixels)", sourceLocation: sourceLocation)
  let reds = pixels.map { Int($0.red) }
  #expect(
    zip(pixels, expected).allSatisfy { isNear($0.red, $1) },
    "row \(row) is \(reds), not \(expected). \(mistake)", sourceLocation: sourceLocation)
}

/// Expects every pixel of a picture to be of one colour.
func expectAll(
  _ bitmap: Bitmap, are expected: (Int, Int, Int), _ mistake: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      let pixel = bitmap[x, y]
      guard
        isNear(pixel.red, expected.0), isNear(pixel.green, expected.1),
        isNear(pixel.blue, expected.2), pixel.alpha == 255
      else {
        Issue.record(
          "(\(x), \(y)) is \(pixel), not \(expected). \(mistake)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}

/// Expects two pictures to have the same bytes.
func expectSame(
  _ actual: Bitmap, _ expected: Bitmap, _ what: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertSamePicture(
    of: actual, and: expected, named: what.isEmpty ? nil : what, sourceLocation: sourceLocation)
}

/// Attaches two pictures that should be equal, and one that shows where they are not.
func attach(_ actual: Bitmap, _ expected: Bitmap, _ sourceLocation: SourceLocation) {
  func attach(_ picture: Bitmap, _ name: String) {
    Attachment.record(
      PPM.encode(picture), named: name + ".ppm", sourceLocation: sourceLocation)
  }
  attach(actual, "actual")
  attach(expected, "expected")
  if let difference = try? DifferencePicture.marked(actual: actual, expected: expected) {
    attach(difference, "difference")
  }
}

extension Bitmap {
  /// The picture with its columns in reverse order.
  var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }

  /// The picture with its rows in reverse order.
  var flipped: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[x, height - 1 - y] }
    }
    return result
  }

  /// The square picture with rows and columns exchanged.
  var transposed: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[y, x] }
    }
    return result
  }
}
