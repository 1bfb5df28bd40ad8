import Raster
import Scene

/// A law tried on a picture.
struct LawTrial {
  /// What came of it: two pictures that should be equal, or why there are none.
  enum Result {
    case skipped(String)
    case pictures(actual: Bitmap, expected: Bitmap)
  }

  let list: DisplayList
  let renderer: LawRenderer

  /// Draws both sides of a law.
  func result(of law: Law) throws(BitmapError) -> Result {
    switch law {
    case .renderTwice: try renderTwice()
    case .threads: try threads()
    case .tile: try tile()
    case .translate: try translate()
    case .mirror: try mirror()
    case .noOpClip: try noOpClip()
    case .splitGroup: try variant(list.withSplitGroups)
    case .reorderSiblings: try reorderSiblings()
    }
  }

  /// Draws a list that should look the same.
  private func variant(_ variant: DisplayList) throws(BitmapError) -> Result {
    .pictures(actual: try renderer.draw(variant), expected: try renderer.draw(list))
  }

  /// Again, and again after a picture that lacks the last half of the steps.
  private func renderTwice() throws(BitmapError) -> Result {
    let draw = renderer.make(1)
    let expected = try draw(list, list.area)
    let half = list.copy(commands: list.balanced(list.commands.count / 2))
    for next in [list, half, list] {
      let actual = try draw(next, next.area)
      if next == list, actual != expected {
        return .pictures(actual: actual, expected: expected)
      }
    }
    return .pictures(actual: expected, expected: expected)
  }

  private func threads() throws(BitmapError) -> Result {
    let expected = try renderer.draw(list)
    let two = try renderer.draw(list, threads: 2)
    if two != expected { return .pictures(actual: two, expected: expected) }
    return .pictures(actual: try renderer.draw(list, threads: 5), expected: expected)
  }

  /// Tiles whose sides divide nothing, about 25 of them.
  private func tile() throws(BitmapError) -> Result {
    let expected = try renderer.draw(list)
    let draw = renderer.make(1)
    let (width, height) = (expected.width / 5 + 1, expected.height / 5 + 1)
    var joined = try Bitmap(width: expected.width, height: expected.height)
    for top in stride(from: 0, to: expected.height, by: height) {
      for left in stride(from: 0, to: expected.width, by: width) {
        let part = PixelRect(
          x: left, y: top, width: min(width, expected.width - left),
          height: min(height, expected.height - top))
        let tile = try draw(list, part)
        for y in 0..<part.height {
          for x in 0..<part.width { joined[left + x, top + y] = tile[x, y] }
        }
      }
    }
    return .pictures(actual: joined, expected: expected)
  }

  /// Asked of the picture with its coordinates on a grid, for else sums of them are rounded.
  private func translate() throws(BitmapError) -> Result {
    guard let list = list.onGrid else { return .skipped(DisplayList.offGrid) }
    let (x, y) = (3, 5)
    let moved = try renderer.draw(list.moved(x: x, y: y))
    let part = PixelRect(x: x, y: y, width: list.pixelWidth, height: list.pixelHeight)
    return .pictures(actual: try moved.cropped(to: part), expected: try renderer.draw(list))
  }

  private func mirror() throws(BitmapError) -> Result {
    guard !list.hasPathsOrGlyphs else {
      return .skipped("paths and text are drawn from left to right")
    }
    guard !list.picksPixels else {
      return .skipped("half way between two pixels of an image the right one is picked")
    }
    guard let list = list.onGrid else { return .skipped(DisplayList.offGrid) }
    return .pictures(
      actual: try renderer.draw(list.mirrored()), expected: try renderer.draw(list).mirrored)
  }

  private func noOpClip() throws(BitmapError) -> Result {
    let box = Rect(
      x: 0, y: 0, width: Double(list.pixelWidth), height: Double(list.pixelHeight))
    let expected = try renderer.draw(list)
    let clips: [Shape] = [
      .rect(box), .roundedRect(RoundedRect(rect: box.insetBy(dx: -20.5, dy: -20.5), radius: 20)),
    ]
    for clip in clips {
      let begin = DisplayList.Command.beginGroup(
        clip: clip, alpha: 1, transform: .identity, source: 0)
      let actual = try renderer.draw(list.copy(commands: [begin] + list.commands + [.endGroup]))
      if actual != expected { return .pictures(actual: actual, expected: expected) }
    }
    return .pictures(actual: expected, expected: expected)
  }

  private func reorderSiblings() throws(BitmapError) -> Result {
    guard let reordered = list.withSwappedSiblings(drawing: renderer) else {
      return .skipped("no two siblings lie apart")
    }
    return try variant(reordered)
  }
}

extension Bitmap {
  /// The picture with its columns in reverse order.
  fileprivate var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }
}
