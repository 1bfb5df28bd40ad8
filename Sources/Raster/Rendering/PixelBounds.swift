/// Columns and rows as half-open ranges, the form in which the pipeline cuts and joins areas.
///
/// An empty one has `x1 <= x0` or `y1 <= y0`. Every number lies within ±(2³⁰ - 1), so that no difference
/// overflows, also where `Int` has 32 bits.
struct PixelBounds: Equatable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = PixelBounds(x0: 0, y0: 0, x1: 0, y1: 0)
  private static let limit = 1_073_741_823.0

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// The pixels that an area touches; none if a number is NaN.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    guard right > left, bottom > top else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int { Int(max(-Self.limit, min(Self.limit, value))) }
    x0 = whole(left.rounded(.down))
    y0 = whole(top.rounded(.down))
    x1 = whole(right.rounded(.up))
    y1 = whole(bottom.rounded(.up))
  }

  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  /// Whether every pixel of `other` is one of these.
  func contains(_ other: PixelBounds) -> Bool {
    other.isEmpty || x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }
}
