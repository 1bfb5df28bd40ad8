import Testing

/// A row of segments, and where its highlight goes.
struct HighlightSlide: CustomTestStringConvertible, Sendable {
  var width: Int
  var count: Int
  var spacing = 0
  var lead = 0
  var tail = 0
  var scale = 1
  var isMirrored = false
  /// The first and the last segment, and between them those that are left midway.
  var stops: [Int] = [0, 1]

  var titles: [String] {
    Array(["Hello", "World", "There", "Again", "A", "", "B"][..<count])
  }

  var testDescription: String {
    "\(count) in \(width) (\(lead), \(spacing), \(tail)) at \(scale), \(stops)"
      + (isMirrored ? ", mirrored" : "")
  }

  /// Rows that pixels do not divide, at three scales, in both directions.
  static let all: [HighlightSlide] = [
    HighlightSlide(width: 320, count: 3), HighlightSlide(width: 333, count: 7),
    HighlightSlide(width: 375, count: 6),
    HighlightSlide(width: 320, count: 3, spacing: 5, lead: 7, tail: 2),
  ].flatMap { row in
    [1, 2, 3].flatMap { scale in
      [[0, 1], [0, 2], [2, 0], [0, 2, 1, 0]].flatMap { stops in
        [false, true].map { isMirrored in
          var slide = row
          (slide.scale, slide.stops, slide.isMirrored) = (scale, stops, isMirrored)
          return slide
        }
      }
    }
  }
}
