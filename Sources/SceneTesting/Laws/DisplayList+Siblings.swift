import Raster
import Scene

extension DisplayList {
  /// The first commands, with the groups ended that they leave open.
  func balanced(_ count: Int) -> [Command] {
    var depth = 0
    for command in commands[..<count] {
      switch command {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill, .image: break
      }
    }
    return commands[..<count] + Array(repeating: .endGroup, count: max(0, depth))
  }

  /// The list in which each group that neither clips through a pixel nor is translucent is two, where it
  /// holds two things; so is the whole, as a group.
  var withSplitGroups: DisplayList {
    var result: [Command] = []
    let plain = Command.beginGroup(clip: nil, alpha: 1, transform: .identity, source: 0)
    let halves = splitPlaces
    result.append(plain)
    for (place, command) in commands.enumerated() {
      if let begin = halves[place] { result += [.endGroup, begin ?? plain] }
      result.append(command)
    }
    result.append(.endGroup)
    return copy(commands: result)
  }

  /// Where groups are split: the command before which they end and begin again, and how they begin;
  /// `nil` is the whole.
  private var splitPlaces: [Int: Command?] {
    var places: [Int: Command?] = [:]
    var open: [(begin: Command?, children: [Int])] = [(nil, [])]
    for (place, command) in commands.enumerated() {
      switch command {
      case .fill, .image: open[open.count - 1].children.append(place)
      case .beginGroup:
        open[open.count - 1].children.append(place)
        open.append((command, []))
      case .endGroup:
        let group = open.removeLast()
        if group.children.count > 1, group.begin?.mayBeSplit == true {
          places[group.children[group.children.count / 2]] = .some(group.begin)
        }
      }
    }
    if let whole = open.first, whole.children.count > 1 {
      places[whole.children[whole.children.count / 2]] = .some(nil)
    }
    return places
  }

  /// The list in which siblings that reach no common pixel have changed places, two by two; `nil` if
  /// there are none.
  func withSwappedSiblings(drawing renderer: LawRenderer) -> DisplayList? {
    var result = commands
    var free = 0
    var isChanged = false
    for (first, second) in siblings.prefix(Self.pairLimit) where first.lowerBound >= free {
      guard let one = reach(of: first, drawing: renderer),
        let other = reach(of: second, drawing: renderer), !one.meets(other)
      else { continue }
      let exchanged = Array(commands[second]) + Array(commands[first])
      result.replaceSubrange(first.lowerBound..<second.upperBound, with: exchanged)
      free = second.upperBound
      isChanged = true
    }
    return isChanged ? copy(commands: result) : nil
  }

  /// So many pairs are looked at.
  private static var pairLimit: Int { 64 }

  /// Siblings next to each other, outer ones before those inside them.
  private var siblings: [(Range<Int>, Range<Int>)] {
    var pairs: [(Range<Int>, Range<Int>)] = []
    var former: [Range<Int>?] = [nil]
    var starts: [Int] = []
    func end(_ range: Range<Int>) {
      if let before = former[former.count - 1] { pairs.append((before, range)) }
      former[former.count - 1] = range
    }
    for (place, command) in commands.enumerated() {
      switch command {
      case .fill, .image: end(place..<place + 1)
      case .beginGroup:
        starts.append(place)
        former.append(nil)
      case .endGroup:
        former.removeLast()
        end((starts.popLast() ?? place)..<place + 1)
      }
    }
    return pairs.sorted {
      ($0.0.lowerBound, -$0.1.upperBound) < ($1.0.lowerBound, -$1.1.upperBound)
    }
  }

  /// The pixels that some commands reach, by drawing them white on black; an empty rectangle for none.
  private func reach(of range: Range<Int>, drawing renderer: LawRenderer) -> PixelRect? {
    let white = commands[range].map { command in
      switch command {
      case .fill(let shape, _, let transform, let source):
        Command.fill(shape, color: .white, transform: transform, source: source)
      case .image(let placed, let transform, let source):
        Command.fill(.rect(placed.rect), color: .white, transform: transform, source: source)
      case .beginGroup(let clip, _, let transform, let source):
        Command.beginGroup(clip: clip, alpha: 1, transform: transform, source: source)
      case .endGroup: Command.endGroup
      }
    }
    guard let picture = try? renderer.draw(copy(commands: white, background: .black)),
      let blank = try? renderer.draw(copy(commands: [], background: .black))
    else { return nil }
    return BitmapComparison(actual: picture, expected: blank).difference?.bounds
      ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
  }
}

extension DisplayList.Command {
  /// Whether a group covers each pixel that it reaches wholly.
  fileprivate var mayBeSplit: Bool {
    guard case .beginGroup(let clip, let alpha, let transform, _) = self, alpha == 1 else {
      return false
    }
    guard let clip else { return true }
    guard case .rect(let rect) = clip, transform.isUpright else { return false }
    let edges = [
      transform.a * rect.minX + transform.tx, transform.a * rect.maxX + transform.tx,
      transform.d * rect.minY + transform.ty, transform.d * rect.maxY + transform.ty,
    ]
    return edges.allSatisfy { $0 == $0.rounded() }
  }
}

extension PixelRect {
  /// Whether both have a pixel.
  fileprivate func meets(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
