// Finds what hangs together among marked pixels, at edges or at corners. Pixels come row by row, each row
// from the left; neighbours in a row make a run, and a run belongs to each cluster whose run in the row
// above it touches. Clusters that meet become one: a forest in which each tree is a cluster (union-find),
// the older one the root, so that the root's number tells which came first. Nothing recurses.
//
// Memory: an entry for each run of two rows, and for each cluster that ever began.

/// Joins marked pixels to clusters.
struct ClusterFinder {
  /// Marked pixels side by side, and the cluster they are of.
  private struct Run {
    var start: Int
    var end: Int
    var cluster: Int
  }

  /// A cluster, or what became part of an older one.
  private struct Node {
    var parent: Int
    var count: Int
    var area: PixelBounds
  }

  private var nodes: [Node] = []
  private var above: [Run] = []
  private var row: [Run] = []
  private var rowAbove = -1

  /// The number of clusters.
  private(set) var count = 0
  /// The cluster of most pixels, the first of equal ones.
  private(set) var largest: BitmapDifference.Cluster?
  /// The smallest rectangle round all marked pixels.
  private(set) var bounds: PixelRect?

  /// Marks a pixel of the present row, right of those before.
  mutating func add(x: Int) {
    if let last = row.indices.last, row[last].end == x {
      row[last].end = x + 1
    } else {
      row.append(Run(start: x, end: x + 1, cluster: -1))
    }
  }

  /// Ends the present row.
  mutating func endRow(_ y: Int) {
    guard !row.isEmpty else { return }
    if rowAbove != y - 1 { above.removeAll(keepingCapacity: true) }
    var next = 0
    for index in row.indices {
      let run = row[index]
      while next < above.count, above[next].end < run.start { next += 1 }
      var cluster = -1
      var other = next
      while other < above.count, above[other].start <= run.end {
        let neighbour = root(of: above[other].cluster)
        cluster = cluster < 0 ? neighbour : join(cluster, neighbour)
        other += 1
      }
      row[index].cluster = put(
        PixelBounds(x0: run.start, y0: y, x1: run.end, y1: y + 1), into: cluster)
    }
    swap(&above, &row)
    row.removeAll(keepingCapacity: true)
    rowAbove = y
  }

  /// Ends the last row: sums up.
  mutating func finish() {
    var all = PixelBounds.empty
    for (index, node) in nodes.enumerated() where node.parent == index {
      count += 1
      all = all.union(node.area)
      if node.count > largest?.count ?? 0 {
        largest = BitmapDifference.Cluster(count: node.count, bounds: PixelRect(node.area))
      }
    }
    bounds = all.isEmpty ? nil : PixelRect(all)
  }

  /// Adds a run to a cluster, or to a new one where the number is negative, and gives its number.
  private mutating func put(_ area: PixelBounds, into cluster: Int) -> Int {
    let added = area.x1 - area.x0
    guard cluster >= 0 else {
      nodes.append(Node(parent: nodes.count, count: added, area: area))
      return nodes.count - 1
    }
    nodes[cluster].count += added
    nodes[cluster].area = nodes[cluster].area.union(area)
    return cluster
  }

  /// Makes one cluster of two that are not part of others and gives the older one's number.
  private mutating func join(_ one: Int, _ other: Int) -> Int {
    guard one != other else { return one }
    let (old, young) = (min(one, other), max(one, other))
    nodes[young].parent = old
    nodes[old].count += nodes[young].count
    nodes[old].area = nodes[old].area.union(nodes[young].area)
    return old
  }

  /// The cluster that a number stands for by now; the way to it is halved.
  private mutating func root(of number: Int) -> Int {
    var number = number
    while nodes[number].parent != number {
      nodes[number].parent = nodes[nodes[number].parent].parent
      number = nodes[number].parent
    }
    return number
  }
}

extension PixelRect {
  /// The same pixels in another form.
  init(_ bounds: PixelBounds) {
    self.init(
      x: bounds.x0, y: bounds.y0, width: bounds.x1 - bounds.x0, height: bounds.y1 - bounds.y0)
  }
}
