import Scene

/// Four titles measured by a stub: each character is 10 points wide, a line 20 high.
///
/// In a strip of 320 x 44, equal tabs are 80 wide with middles at 40, 120, 200 and 280; bars as long as the text
/// rest at [30, 50], [90, 150], [180, 220] and [275, 285].
enum TabStripFixture {
  static let titles = ["AA", "BBBBBB", "CCCC", "D"]

  static func layout(
    _ titles: [String] = titles, width: Double = 320, height: Double = 44, scale: Double = 2,
    direction: LayoutDirection = .leftToRight, _ change: (inout TabStripStyle) -> Void = { _ in }
  ) -> TabStripLayout {
    var style = TabStripStyle()
    change(&style)
    return TabStripLayout(
      tabs: titles.map { TabStripLayout.Tab(title: size(of: $0)) },
      bounds: Rect(x: 0, y: 0, width: width, height: height), scale: scale,
      direction: direction, style: style)
  }

  static func size(of title: String) -> Size {
    title.isEmpty ? .zero : Size(width: 10 * Double(title.count), height: 20)
  }
}

extension TabStripLayout {
  /// The left and right end of the indicator at a position.
  func bar(_ position: Double) -> [Double] {
    let frame = state(position: position).indicator.frame
    return [frame.minX, frame.maxX]
  }

  /// The left and right ends of the tabs at a position.
  func spans(_ position: Double = 0) -> [[Double]] {
    state(position: position).tabs.map { [$0.frame.minX, $0.frame.maxX] }
  }
}

/// Whether all numbers of two rows are nearly equal.
func isNear(_ numbers: [Double], _ expected: [Double], within tolerance: Double = 5e-4) -> Bool {
  numbers.count == expected.count
    && zip(numbers, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
