// The glyphs of a run while rules replace them. A rule goes through the glyphs from the first to the
// last: those before `index` have been moved to `output`, with what they became; the others wait in
// `items`. When no rule is at work, or one that only moves glyphs, there is no output.

/// The glyphs of a run, and where a rule stands in them.
struct ShapingBuffer {
  /// The glyphs from `index` on wait; all of them, if there is no output.
  var items: [ShapingItem]
  /// What the glyphs before `index` became.
  private(set) var output: [ShapingItem] = []
  /// Whether glyphs go to the output.
  private(set) var hasOutput = false
  /// The glyph that the rule looks at.
  var index = 0
  /// The places of the glyphs; empty while they are replaced.
  var positions: [GlyphPosition] = []
  /// The most glyphs that there may be.
  let limit: Int
  private var lastLigature: UInt16 = 0

  /// A run of characters.
  init(_ items: [ShapingItem]) {
    self.items = items
    limit = max(items.count, 64) * 64
  }

  /// Whether a glyph is left to look at.
  var isAtEnd: Bool { index >= items.count }

  /// The number of glyphs before the one that is looked at.
  var backCount: Int { hasOutput ? output.count : index }

  /// The number of glyphs, as far as the rule has come.
  var count: Int { backCount + items.count - index }

  /// A glyph before the one that is looked at, counted from the start.
  @inline(__always)
  func back(_ place: Int) -> ShapingItem { hasOutput ? output[place] : items[place] }

  /// A number for a new ligature, never 0.
  mutating func newLigature() -> UInt16 {
    lastLigature = lastLigature == .max ? 1 : lastLigature + 1
    return lastLigature
  }

  // MARK: - Replacing

  /// Begins at a glyph: those before it stay as they are.
  mutating func startOutput(at place: Int) {
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(items.count)
    output.append(contentsOf: items[..<place])
    index = place
    hasOutput = true
  }

  /// Ends: the output, and what still waits, are the glyphs.
  mutating func endOutput() {
    output.append(contentsOf: items[index...])
    swap(&items, &output)
    output.removeAll(keepingCapacity: true)
    hasOutput = false
    index = 0
  }

  /// Lets the glyph as it is and goes on to the next.
  mutating func keep() {
    guard index < items.count else { return }
    if hasOutput { output.append(items[index]) }
    index += 1
  }

  /// Puts a glyph to the output, without taking one.
  mutating func insert(_ item: ShapingItem) { output.append(item) }

  /// Takes the glyph away; what takes its place is in the output.
  mutating func skip() { index += 1 }

  /// Takes the glyph out of the text.
  ///
  /// If it alone stands for its characters, a neighbour's cluster has them from now on.
  mutating func delete() {
    let cluster = items[index].cluster
    let hasNext = index + 1 < items.count
    if (hasNext && items[index + 1].cluster == cluster) || output.last?.cluster == cluster {
      // Another glyph stands for the same characters.
    } else if let last = output.last {
      var place = cluster < last.cluster ? output.count : 0
      while place > 0, output[place - 1].cluster == last.cluster {
        place -= 1
        output[place].cluster = cluster
      }
    } else if hasNext {
      mergeClusters(index..<index + 2)
    }
    index += 1
  }

  /// Goes to a place, counted in what has become of the glyphs; they move to the output, or back.
  mutating func move(to place: Int) {
    guard hasOutput else {
      index = min(max(place, 0), items.count)
      return
    }
    if output.count < place {
      let end = min(index + place - output.count, items.count)
      output.append(contentsOf: items[index..<end])
      index = end
    } else if output.count > place {
      let moved = output[max(place, 0)...]
      if moved.count <= index {
        index -= moved.count
        items.replaceSubrange(index..<index + moved.count, with: moved)
      } else {
        items.replaceSubrange(..<index, with: moved)
        index = 0
      }
      output.removeSubrange(max(place, 0)...)
    }
  }

  // MARK: - Clusters

  /// Makes one cluster of those of some waiting glyphs: the first character's.
  mutating func mergeClusters(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    var cluster = Int.max
    for place in range { cluster = min(cluster, items[place].cluster) }
    var end = range.upperBound
    let last = items[end - 1].cluster
    if last != cluster { while end < items.count, items[end].cluster == last { end += 1 } }
    var start = range.lowerBound
    let first = items[start].cluster
    if first != cluster {
      let floor = hasOutput ? index : 0
      while start > floor, items[start - 1].cluster == first { start -= 1 }
      if hasOutput, start == index {
        var place = output.count
        while place > 0, output[place - 1].cluster == first {
          place -= 1
          output[place].cluster = cluster
        }
      }
    }
    for place in start..<end { items[place].cluster = cluster }
  }

  /// Makes one cluster of the last glyphs of the output, from a place on.
  mutating func mergeOutputClusters(from place: Int) {
    guard place < output.count - 1 else { return }
    var cluster = Int.max
    for item in output[place...] { cluster = min(cluster, item.cluster) }
    var start = place
    let first = output[start].cluster
    while start > 0, output[start - 1].cluster == first { start -= 1 }
    let last = output[output.count - 1].cluster
    var end = index
    while end < items.count, items[end].cluster == last {
      items[end].cluster = cluster
      end += 1
    }
    for place in start..<output.count { output[place].cluster = cluster }
  }

  /// Changes the last glyph of the output at a place, counted from the start.
  mutating func changeOutput(at place: Int, _ change: (inout ShapingItem) -> Void) {
    change(&output[place])
  }

  /// Takes the last glyph of the output away.
  mutating func dropLastOutput() { output.removeLast() }

  /// Takes away the glyphs that nothing is drawn for, with their places; their characters belong to a
  /// neighbour's cluster from then on.
  mutating func removeIgnorables() {
    var kept = 0
    for place in items.indices {
      if items[place].isIgnorable {
        joinCluster(of: place, kept: kept)
      } else {
        items[kept] = items[place]
        positions[kept] = positions[place]
        kept += 1
      }
    }
    items.removeSubrange(kept...)
    positions.removeSubrange(kept...)
  }

  private mutating func joinCluster(of place: Int, kept: Int) {
    let cluster = items[place].cluster
    let hasNext = place + 1 < items.count
    if hasNext, items[place + 1].cluster == cluster { return }
    if kept == 0 {
      if hasNext { mergeClusters(place..<place + 2) }
      return
    }
    let last = items[kept - 1].cluster
    var earlier = cluster < last ? kept : 0
    while earlier > 0, items[earlier - 1].cluster == last {
      earlier -= 1
      items[earlier].cluster = cluster
    }
  }
}
