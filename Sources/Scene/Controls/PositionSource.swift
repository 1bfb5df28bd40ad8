/// What knows at any time where a row of pages stands: a pager, for one.
///
/// A position is i on page i, and between i and i + 1 on the way, in proportion; below 0 and beyond
/// the last page it is overscrolled. A control that follows a source asks for the position whenever
/// it is pictured, so it needs no telling, and shows the right place in the midst of a fling.
public protocol PositionSource: AnyObject {
  /// The position that shows.
  ///
  /// A pure function: it reads what views show from `arrangement`, nothing else that animates, and
  /// changes nothing.
  ///
  /// - Parameter arrangement: What views show at the time of a picture; or, for `Arrangement()`, what
  ///   they are set to.
  /// - Returns: What is not finite counts as 0.
  func position(in arrangement: Arrangement) -> Double

  /// The page that it stands on, or will when it comes to rest; -1 if there is none.
  ///
  /// Unless a source knows better, the one nearest to the position of what views are set to.
  var selectedIndex: Int { get }

  /// Goes to a page, since code selected it in a control that follows.
  ///
  /// Unless a source does something, nothing happens.
  func select(_ index: Int, animated: Bool)

  /// Goes to a page, since the user chose it in a control that follows.
  ///
  /// Unless a source tells those apart, it is the same as if code had.
  func choose(_ index: Int, animated: Bool)
}

extension PositionSource {
  /// The page nearest to the position of what views are set to; half way between two, the later.
  public var selectedIndex: Int {
    let position = position(in: Arrangement())
    // Written so that NaN counts as 0.
    return position > 0 ? Int(min((position + 0.5).rounded(.down), 2_147_483_647)) : 0
  }

  /// Does nothing.
  public func select(_ index: Int, animated: Bool) {}

  /// Selects the page.
  public func choose(_ index: Int, animated: Bool) { select(index, animated: animated) }
}
