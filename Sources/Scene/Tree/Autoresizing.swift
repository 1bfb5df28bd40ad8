/// The parts of a view's frame that grow and shrink with its superview.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// One bit a part, in the order of the constants below.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits beyond the six parts mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance to the superview's left edge.
  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  /// The width.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The distance to the superview's right edge.
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  /// The distance to the superview's top edge.
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  /// The height.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The distance to the superview's bottom edge.
  public static let flexibleBottomMargin = Autoresizing(rawValue: 32)
}

extension Autoresizing {
  /// The frame in a superview whose bounds become `new` after `old`.
  func resized(_ frame: Rect, from old: Size, to new: Size, origin: Point) -> Rect {
    let x = Self.share(
      near: frame.origin.x - origin.x, length: frame.size.width, of: old.width, becoming: new.width,
      flexible: (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      ))
    let y = Self.share(
      near: frame.origin.y - origin.y, length: frame.size.height, of: old.height,
      becoming: new.height,
      flexible: (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      ))
    return Rect(
      x: x.near + origin.x, y: y.near + origin.y, width: x.length, height: y.length)
  }

  /// Shares the growth of one axis among its flexible parts in proportion to their lengths, equally
  /// if there is nothing to be in proportion to.
  ///
  /// With no flexible part the far margin takes it all. The length never falls below 0.
  private static func share(
    near: Double, length: Double, of old: Double, becoming new: Double,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) -> (near: Double, length: Double) {
    let growth = new - old
    let parts = (flexible.near ? 1.0 : 0) + (flexible.length ? 1 : 0) + (flexible.far ? 1 : 0)
    guard growth != 0, growth.isFinite, parts > 0 else { return (near, length) }
    let far = old - near - length
    let total =
      (flexible.near ? near : 0) + (flexible.length ? length : 0) + (flexible.far ? far : 0)
    func part(_ isFlexible: Bool, _ current: Double) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? growth * (current / total) : growth / parts
    }
    return (
      near + part(flexible.near, near), max(0, length + part(flexible.length, length))
    )
  }
}
