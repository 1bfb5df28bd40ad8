extension ShapingBuffer {
  /// Moves each glyph with the one that it hangs on.
  ///
  /// Marks have been placed as if they stood at the origin of their base; now that advances are known,
  /// they are moved back by those in between.
  ///
  /// - Complexity: O(n), however long the chains are.
  mutating func settleAttachments(isRightToLeft: Bool) {
    guard positions.contains(where: { $0.chain != 0 }) else { return }
    var ends: [Double] = [0]
    for position in positions { ends.append(ends[ends.count - 1] + position.advance) }
    var path: [Int] = []
    for start in positions.indices {
      var place = start
      path.removeAll(keepingCapacity: true)
      while positions[place].chain != 0, path.count <= positions.count {
        let parent = place + positions[place].chain
        guard positions.indices.contains(parent) else { break }
        path.append(place)
        place = parent
      }
      for child in path.reversed() { settle(child, ends, isRightToLeft: isRightToLeft) }
    }
  }

  private mutating func settle(_ child: Int, _ ends: [Double], isRightToLeft: Bool) {
    let parent = child + positions[child].chain
    guard positions[child].chain != 0 else { return }
    positions[child].chain = 0
    positions[child].y += positions[parent].y
    guard positions[child].bond == .mark else { return }
    positions[child].x += positions[parent].x
    positions[child].x +=
      isRightToLeft ? ends[child + 1] - ends[parent + 1] : ends[parent] - ends[child]
  }
}
