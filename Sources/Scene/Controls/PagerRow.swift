// Which page lies where on the strip that a pager scrolls, and which position an offset stands for.
//
// Places are counted in pages from where the pager last stood still: page n there lies at 0, n + 1 at 1,
// and so on. A move over several pages folds those between away: the page it goes to is put right
// beside the one that shows, and the position runs from the one number to the other meanwhile. What
// shows is never moved by that, so neither picture nor position jumps, whatever is under way. When the
// pager stands still again the row begins anew with the page that shows.
//
// So no number grows with that of the page, and there may be as many as an Int can count.

/// The pages of a pager in a row, as numbers.
struct PagerRow: Hashable {
  /// A place, and the position that shows there.
  struct Knot: Hashable {
    var place: Double
    var position: Double
  }

  /// A move by code.
  struct Course: Hashable {
    var start: Knot
    /// The place it goes to.
    var goal: Int
    /// Whether the pages on the way lie in another order than the positions, which go straight then.
    var isStraight: Bool
  }

  /// How many places there are at most on each side: the user cannot get so far without a rest.
  private static let reach = 65_536
  /// How far from a whole number a place counts as that: it is computed from rounded offsets.
  private static let tolerance = 1e-9

  /// How many pages there are.
  private(set) var count: Int
  /// The pages that lie in a row of their own; before and behind them their neighbours follow.
  private(set) var pages: [Int]
  /// The place of the first of these.
  private(set) var first = 0
  /// What is under way by code.
  private(set) var course: Course?
  /// Where a position shows that would not follow from the pages beside it, when a move was cut short.
  private(set) var anchor: Knot?

  /// A row that stands on a page; there are no pages if `count` is not above 0.
  init(count: Int, page: Int) {
    self.count = max(count, 0)
    pages = count > 0 ? [min(max(page, 0), count - 1)] : []
  }

  private var last: Int { first + pages.count - 1 }

  // MARK: - Where pages lie

  /// The places that hold pages; 0 if there are none.
  var places: ClosedRange<Int> {
    guard let head = pages.first, let tail = pages.last else { return 0...0 }
    return first - min(head, Self.reach)...last + min(count - 1 - tail, Self.reach)
  }

  /// The page at a place.
  func page(at place: Int) -> Int? {
    guard let head = pages.first, let tail = pages.last, places.contains(place) else { return nil }
    if place < first { return head - (first - place) }
    if place > last { return tail + (place - last) }
    return pages[place - first]
  }

  /// The places that show at least a part of their page, or would if there were one there.
  static func shown(at place: Double) -> ClosedRange<Int> {
    let place = rounded(place)
    return Int(place.rounded(.down))...Int(place.rounded(.up))
  }

  /// A place that is a whole number if it is as good as one, and not too large to be counted.
  static func rounded(_ place: Double) -> Double {
    // Written so that NaN counts as 0.
    let place = place > -1e8 ? min(place, 1e8) : place < 0 ? -1e8 : 0
    let whole = place.rounded()
    return (place - whole).magnitude < tolerance ? whole : place
  }

  // MARK: - Positions

  /// The position that shows at a place.
  func position(at place: Double) -> Double {
    let place = Self.rounded(place)
    guard let course, let goal = page(at: course.goal).map({ Double($0) })
    else { return settledPosition(at: place) }
    // What goes beyond its goal comes back, but the position need not.
    let (start, end) = (course.start.place, Double(course.goal))
    if end >= start ? place >= end : place <= end { return goal }
    guard course.isStraight, end >= start ? place >= start : place <= start
    else { return settledPosition(at: place) }
    return Self.between(course.start, Knot(place: end, position: goal), at: place)
  }

  /// The position that shows at a place, other than on the way of a move by code.
  private func settledPosition(at place: Double) -> Double {
    let ends = places
    guard let head = page(at: ends.lowerBound), let tail = page(at: ends.upperBound)
    else { return 0 }
    if place <= Double(ends.lowerBound) {
      return Double(head) - (Double(ends.lowerBound) - place)
    }
    if place >= Double(ends.upperBound) {
      return Double(tail) + (place - Double(ends.upperBound))
    }
    let below = Int(place.rounded(.down))
    var low = knot(below)
    guard Double(below) != place else { return low.position }
    var high = knot(below + 1)
    if let anchor, anchor.place > low.place, anchor.place < high.place {
      if place <= anchor.place { high = anchor } else { low = anchor }
    }
    return Self.between(low, high, at: place)
  }

  private func knot(_ place: Int) -> Knot {
    Knot(place: Double(place), position: Double(page(at: place) ?? 0))
  }

  private static func between(_ low: Knot, _ high: Knot, at place: Double) -> Double {
    guard place != high.place else { return high.position }
    let part = (place - low.place) / (high.place - low.place)
    return low.position + (high.position - low.position) * part
  }

  // MARK: - Changes

  /// Stands still on a page, which is at place 0 from now on.
  mutating func settle(on page: Int) {
    self = PagerRow(count: count, page: page)
  }

  /// Lets something else than code move the row, from the present place on.
  mutating func endCourse(at place: Double) {
    guard course != nil else { return }
    let here = Knot(place: Self.rounded(place), position: position(at: place))
    course = nil
    anchor = here
  }

  /// Sets out for a page, from the present place.
  ///
  /// A page that shows is where it is. Others are put beside what shows, on the side of the positions to
  /// which they belong.
  ///
  /// - Returns: The place of the page.
  mutating func setOut(to page: Int, from place: Double) -> Int {
    let here = Knot(place: Self.rounded(place), position: position(at: place))
    let ends = places
    let inside = min(max(here.place, Double(ends.lowerBound)), Double(ends.upperBound))
    let shown = Self.shown(at: inside)
    var row = shown.compactMap { self.page(at: $0) }
    var goal = shown.lowerBound
    if let index = row.firstIndex(of: page) {
      goal += index
    } else if isAhead(page, row, here) {
      row.append(page)
      goal = shown.upperBound + 1
    } else {
      row.insert(page, at: 0)
      goal = shown.lowerBound - 1
    }
    course = nil
    anchor = here
    pages = row
    first = min(goal, shown.lowerBound)
    course = Course(start: here, goal: goal, isStraight: !isOrdered(from: here, to: goal))
    return goal
  }

  private func isAhead(_ page: Int, _ row: [Int], _ here: Knot) -> Bool {
    // Neighbours among very many have no Doubles of their own.
    guard row.count > 1, let only = row.first else { return page > row.first ?? 0 }
    return Double(page) == here.position ? page > only : Double(page) > here.position
  }

  /// Whether positions between a place and another one lie in the order of the places.
  private func isOrdered(from here: Knot, to goal: Int) -> Bool {
    let isForward = Double(goal) >= here.place
    let end = knot(goal).position
    var last = here.position
    let next = isForward ? here.place.rounded(.down) + 1 : here.place.rounded(.up) - 1
    for place in stride(from: Int(next), to: goal, by: isForward ? 1 : -1) {
      let position = knot(place).position
      if end >= here.position ? position < last : position > last { return false }
      last = position
    }
    return end >= here.position ? end >= last : end <= last
  }

  /// Takes up that pages came or went.
  ///
  /// - Parameters:
  ///   - change: What happened.
  ///   - place: Where the row is.
  ///   - goal: The place it goes to by itself, if any.
  /// - Returns: Whether all pages are still there that show, or will on the way to `goal`; if not
  ///   nothing is changed.
  mutating func take(_ change: PageChange, at place: Double, goal: Int?) -> Bool {
    let ends = places
    let place = min(max(Self.rounded(place), Double(ends.lowerBound)), Double(ends.upperBound))
    let shown = Self.shown(at: place)
    let kept = min(shown.lowerBound, goal ?? .max)...max(shown.upperBound, goal ?? .min)
    var row: [Int] = []
    for place in kept {
      guard let page = page(at: place), let number = change.index(page) else { return false }
      row.append(number)
    }
    pages = row
    first = kept.lowerBound
    count = change.count(count)
    if let start = course?.start.position { course?.start.position = change.position(start) }
    if let position = anchor?.position { anchor?.position = change.position(position) }
    return true
  }
}
