extension TextLine {
  /// From where to where characters reach in a line.
  struct Extent {
    /// The first of the characters; several only for those that a … stands for.
    var character: Int
    var length: Int
    var minX: Double
    var maxX: Double
    var isRightToLeft: Bool

    func overlaps(_ range: Range<Int>) -> Bool {
      character < range.upperBound && character + length > range.lowerBound
    }
  }

  /// The characters from left to right; those of a cluster have even shares of it.
  var extents: [Extent] {
    var extents: [Extent] = []
    var start = 0
    while start < places.count {
      var end = start + 1
      // The glyphs of a cluster are beside each other, that of its length first or, from right to left,
      // last.
      let isRightToLeft = runs[places[start].run].isRightToLeft
      if isRightToLeft {
        while end < places.count, places[end - 1].length == 0 { end += 1 }
      } else {
        while end < places.count, places[end].length == 0, !runs[places[end].run].isRightToLeft {
          end += 1
        }
      }
      let cluster = places[isRightToLeft ? end - 1 : start]
      append(cluster, places[start].x, places[end - 1].end, isRightToLeft, to: &extents)
      start = end
    }
    return extents
  }

  private func append(
    _ cluster: Place, _ minX: Double, _ maxX: Double, _ isRightToLeft: Bool,
    to extents: inout [Extent]
  ) {
    let count = max(1, cluster.length)
    guard !cluster.isEllipsis else {
      extents.append(
        Extent(
          character: cluster.character, length: count, minX: minX, maxX: maxX,
          isRightToLeft: isRightToLeft))
      return
    }
    let share = (maxX - minX) / Double(count)
    for step in 0..<count {
      let index = isRightToLeft ? count - 1 - step : step
      extents.append(
        Extent(
          character: cluster.character + index, length: 1, minX: minX + share * Double(step),
          maxX: step + 1 == count ? maxX : minX + share * Double(step + 1),
          isRightToLeft: isRightToLeft))
    }
  }

  /// Where a character is; `nil` if it is not in the line.
  func extent(of character: Int) -> Extent? {
    extents.first { $0.character <= character && character < $0.character + $0.length }
  }

  /// The character at a place of the layout from left to right, or the nearest.
  func nearest(to x: Double) -> Extent? {
    let x = x - frame.minX
    var nearest: Extent?
    for extent in extents {
      nearest = extent
      if !(x >= extent.maxX) { break }
    }
    return nearest
  }

  /// Where the line begins, from left to right.
  var startEdge: Double { isRightToLeft ? frame.maxX : frame.minX }
}
