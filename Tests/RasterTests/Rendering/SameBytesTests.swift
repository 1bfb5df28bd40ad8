import Raster
import Scene
import SceneTesting
import TestSupport
import Testing

/// Laws without a reference: what must not change a single byte of a picture.
@Suite struct SameBytesTests {
  /// Seeds of random scenes; fewer in debug, where each takes fifty times as long.
  static var seeds: Range<UInt64> {
    #if DEBUG
      0..<20
    #else
      0..<1000
    #endif
  }

  /// Scenes and trees by turns.
  static func list(_ seed: UInt64) -> DisplayList {
    seed % 2 == 0 ? RandomScene.list(seed: seed) : RandomTree.list(seed: seed)
  }

  static func draw(_ list: DisplayList) throws -> Bitmap { try Renderer().render(list) }

  /// Expects two lists to give the same bytes.
  static func expectAlike(
    _ actual: DisplayList, _ expected: DisplayList, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    expectSame(try draw(actual), try draw(expected), what, sourceLocation: sourceLocation)
  }

  @Test("the number of threads does not show", arguments: [2, 7])
  func threads(count: Int) throws {
    let renderer = Renderer(threads: count)
    for seed in Self.seeds {
      let list = Self.list(seed)
      expectSame(try renderer.render(list), try Self.draw(list), "seed \(seed), \(count) threads:")
    }
  }

  @Test("tiles of odd sizes make up the picture")
  func tiles() throws {
    let renderer = Renderer()
    for seed in Self.seeds {
      let list = Self.list(seed)
      let whole = try Self.draw(list)
      let (width, height) = (7 + Int(seed % 5) * 3, 5 + Int(seed % 3) * 4)
      var joined = try Bitmap(width: whole.width, height: whole.height)
      for top in stride(from: 0, to: whole.height, by: height) {
        for left in stride(from: 0, to: whole.width, by: width) {
          let part = PixelRect(
            x: left, y: top, width: min(width, whole.width - left),
            height: min(height, whole.height - top))
          let tile = try renderer.render(list, tile: part)
          for y in 0..<part.height {
            for x in 0..<part.width { joined[left + x, top + y] = tile[x, y] }
          }
        }
      }
      expectSame(joined, whole, "seed \(seed), tiles of \(width) x \(height):")
    }
  }

  @Test("leaving out what is hidden does not show")
  func hiddenSurfaces() throws {
    let (with, without) = (Renderer(), Renderer())
    with.removesHiddenSurfaces = true
    without.removesHiddenSurfaces = false
    for seed in Self.seeds {
      for style in [RandomScene.Style.mixed, .wholePixels, .upright] {
        let list = RandomScene.list(seed: seed, style: style)
        expectSame(try with.render(list), try without.render(list), "seed \(seed), \(style):")
      }
      let tree = RandomTree.list(seed: seed)
      expectSame(try with.render(tree), try without.render(tree), "seed \(seed), a tree:")
    }
  }

  @Test("a renderer remembers nothing that shows")
  func reuse() throws {
    let renderer = Renderer()
    for seed in Self.seeds {
      let list = Self.list(seed)
      for round in 0..<2 {
        let name = "seed \(seed), round \(round):"
        expectSame(try renderer.render(list), try Self.draw(list), name)
      }
    }
  }

  @Test("moving everything by whole pixels moves the pixels")
  func moved() throws {
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed, style: .straight).moved(x: 0, y: 0)
      let (dx, dy) = (Int(seed % 7), Int(seed % 11))
      let (plain, moved) = (try Self.draw(list), try Self.draw(list.moved(x: dx, y: dy)))
      var part = plain
      for y in 0..<plain.height {
        for x in 0..<plain.width { part[x, y] = moved[x + dx, y + dy] }
      }
      expectSame(part, plain, "seed \(seed), moved by (\(dx), \(dy)):")
    }
  }

  @Test("a mirror image is mirrored to the byte")
  func mirrored() throws {
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed, style: .upright).moved(x: 0, y: 0)
      expectSame(try Self.draw(list.mirrored()), try Self.draw(list).mirrored, "seed \(seed):")
    }
  }

  /// A list in a group; a builder would round its displacements once more.
  private static func wrapped(_ list: DisplayList, clip: Shape?) -> DisplayList {
    let begin = DisplayList.Command.beginGroup(
      clip: clip, alpha: 1, transform: .identity, source: 0)
    return list.copy(commands: [begin] + list.commands + [.endGroup])
  }

  @Test("a clip round everything changes nothing")
  func outerClip() throws {
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed).moved(x: 0, y: 0)
      let box = Rect(
        x: 0, y: 0, width: Double(list.pixelWidth), height: Double(list.pixelHeight))
      let clips: [Shape] = [
        .rect(box), .rect(box.insetBy(dx: -0.5, dy: -7.3)),
        .roundedRect(RoundedRect(rect: box.insetBy(dx: -20, dy: -20), radius: 20)),
      ]
      for clip in clips {
        try Self.expectAlike(Self.wrapped(list, clip: clip), list, "seed \(seed), \(clip):")
      }
    }
  }

  @Test("groups without clip and opacity change nothing")
  func plainGroups() throws {
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed).moved(x: 0, y: 0)
      try Self.expectAlike(Self.wrapped(list, clip: nil), list, "seed \(seed):")
    }
  }

  @Test("the order of siblings that do not meet does not show")
  func disjointSiblings() throws {
    for seed in Self.seeds {
      let lists = [seed, seed + 1_000_000].map { RandomScene.list(seed: $0) }
      var orders: [DisplayList] = []
      for order in [[0, 1], [1, 0]] {
        var builder = DisplayListBuilder(size: Size(width: 64, height: 64))
        for index in order {
          let half = Rect(x: Double(index) * 32, y: 0, width: 32, height: 64)
          builder.beginGroup(clip: .rect(half))
          lists[index].append(to: &builder)
          builder.endGroup()
        }
        orders.append(builder.build())
      }
      try Self.expectAlike(orders[0], orders[1], "seed \(seed):")
    }
  }

  @Test("a clip within the same clip changes nothing")
  func repeatedClips() throws {
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed, style: .upright).moved(x: 0, y: 0)
      let inset = Double(seed % 16) / 8
      let box = Rect(
        x: inset, y: inset / 2, width: Double(list.pixelWidth) - 2.5 * inset,
        height: Double(list.pixelHeight) - 1.5 * inset)
      let clip = Shape.roundedRect(RoundedRect(rect: box, radius: Double(seed % 9)))
      var lists: [DisplayList] = []
      for count in [1, 2, 5] {
        var builder = list.builder()
        for _ in 0..<count { builder.beginGroup(clip: clip) }
        builder.fill(clip, color: .red)
        list.append(to: &builder)
        lists.append(builder.build())
      }
      try Self.expectAlike(lists[1], lists[0], "seed \(seed), twice:")
      try Self.expectAlike(lists[2], lists[0], "seed \(seed), five times:")
    }
  }
}
