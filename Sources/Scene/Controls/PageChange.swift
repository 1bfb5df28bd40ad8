/// Pages that come or go, and what becomes of the numbers of the others.
enum PageChange: Hashable {
  /// New pages, of which the first gets this number.
  case insertion(at: Int, count: Int)
  /// These pages go.
  case removal(Range<Int>)

  /// How many pages there are then.
  func count(_ count: Int) -> Int {
    switch self {
    case .insertion(_, let added): count + added
    case .removal(let range): count - range.count
    }
  }

  /// The new number of a page; `nil` if it goes.
  func index(_ index: Int) -> Int? {
    switch self {
    case .insertion(let place, let count):
      return index < place ? index : index + count
    case .removal(let range):
      if range.contains(index) { return nil }
      return index < range.lowerBound ? index : index - range.count
    }
  }

  /// The new number of a page, or of the one that followed it.
  func successor(of index: Int) -> Int {
    if let index = self.index(index) { return index }
    guard case .removal(let range) = self else { return index }
    return range.lowerBound
  }

  /// The position that stands for what a position stood for: where pages come or go, in proportion.
  func position(_ position: Double) -> Double {
    switch self {
    case .insertion(let place, let count):
      let part = min(max(position - Double(place) + 1, 0), 1)
      return position + Double(count) * part
    case .removal(let range):
      let count = Double(range.count)
      let part = min(max((position - Double(range.lowerBound) + 1) / (count + 1), 0), 1)
      return position - count * part
    }
  }
}
