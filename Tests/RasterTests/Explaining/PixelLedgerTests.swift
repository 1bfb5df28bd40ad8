import Raster
import Scene
import TestSupport
import Testing

@Suite struct PixelLedgerTests {
  private static func pixels(of list: DisplayList, seed: UInt64) -> [(x: Int, y: Int)] {
    (0..<12).map { index in
      let number = (seed &* 7919 &+ UInt64(index)) &* 6_364_136_223_846_793_005
      return (
        Int(number >> 33) % max(list.pixelWidth, 1),
        Int(number >> 12 & 0xFFFFF) % max(list.pixelHeight, 1)
      )
    }
  }

  /// `round((s a + d (255 - a)) / 255)`, half up, on each channel.
  private static func mixed(_ source: Pixel, _ below: Pixel, _ a: Int) -> Pixel {
    func channel(_ s: UInt8, _ d: UInt8) -> UInt8 {
      UInt8((2 * (Int(s) * a + Int(d) * (255 - a)) + 255) / 510)
    }
    return Pixel(
      red: channel(source.red, below.red), green: channel(source.green, below.green),
      blue: channel(source.blue, below.blue), alpha: channel(source.alpha, below.alpha))
  }

  @Test(
    "the last value is the picture's pixel, and each entry goes on where the one before it ended",
    arguments: [RandomScene.Style.mixed, .straight, .upright])
  func agrees(style: RandomScene.Style) throws {
    for seed in UInt64(0)..<30 {
      let list = RandomScene.list(seed: seed, style: style, drawsImages: seed % 2 == 0)
      let picture = try Renderer().render(list)
      for (x, y) in Self.pixels(of: list, seed: seed) {
        let ledger = PixelLedger(list, x: x, y: y)
        #expect(ledger.value == picture[x, y], "seed \(seed) at \(x), \(y)")
        for (before, after) in zip(ledger.entries, ledger.entries.dropFirst()) {
          #expect(after.before == before.after)
        }
      }
    }
  }

  @Test("what lies below the first visible entry makes no difference")
  func firstVisible() throws {
    var hidden = 0
    for seed in UInt64(200)..<230 {
      let list = RandomScene.list(seed: seed, style: .mixed)
      for (x, y) in Self.pixels(of: list, seed: seed) {
        let ledger = PixelLedger(list, x: x, y: y)
        guard let first = ledger.entries[ledger.firstVisibleEntry].command else { continue }
        hidden += 1
        let rest = list.commands.enumerated().filter { place, command in
          switch command {
          case .fill, .image: place >= first
          case .beginGroup, .endGroup: true
          }
        }
        let bare = list.copy(commands: rest.map { $0.element }, background: .black)
        #expect(PixelLedger(bare, x: x, y: y).value == ledger.value, "seed \(seed) at \(x), \(y)")
      }
    }
    #expect(hidden > 50)
  }

  @Test("colours and groups add up by one formula from what the ledger says")
  func addsUp() {
    var count = 0
    for seed in UInt64(100)..<130 {
      let list = RandomScene.list(seed: seed, style: .mixed)
      for (x, y) in Self.pixels(of: list, seed: seed) {
        for entry in PixelLedger(list, x: x, y: y).entries where entry.kind != .groupBegin {
          let sum = Self.mixed(entry.source, entry.backdrop, Int(entry.amount))
          #expect(entry.kind == .background || sum == entry.after, "seed \(seed) \(x) \(y)")
          count += 1
        }
      }
    }
    #expect(count > 500)
  }

  @Test("a covered half of a translucent red over white is told in bytes")
  func numbers() throws {
    var list = DisplayListBuilder(size: Size(width: 2, height: 1), scale: 1)
    list.fill(
      .rect(Rect(x: 0.5, y: 0, width: 1.5, height: 1)),
      color: Color(255, 0, 0, alpha: 128))
    let ledger = PixelLedger(list.build(), x: 0, y: 0)
    let entry = try #require(ledger.entries.last)
    // Half of 255, half up, is 128; 128 * 128 / 255 = 64.25, so 64 of 255 parts are red.
    #expect(entry.coverage == 128 && entry.alpha == 128 && entry.amount == 64)
    #expect(entry.before == Pixel(red: 255, green: 255, blue: 255))
    #expect(entry.after == Pixel(red: 255, green: 191, blue: 191))
    #expect(ledger.entries.map(\.kind) == [.background, .shape])
  }

  @Test("what drew nothing is told with the reason")
  func skips() {
    var list = DisplayListBuilder(size: Size(width: 40, height: 40), scale: 1)
    let all = Shape.rect(Rect(x: 0, y: 0, width: 40, height: 40))
    list.fill(.rect(Rect(x: 30, y: 30, width: 5, height: 5)), color: .red)
    list.fill(all, color: Color.red.withAlphaComponent(0))
    list.beginGroup(clip: .rect(Rect(x: 20, y: 0, width: 20, height: 40)))
    list.fill(all, color: .blue)
    list.endGroup()
    list.beginGroup(clip: nil, alpha: 0)
    list.fill(all, color: .blue)
    list.endGroup()
    list.fill(
      .roundedRect(RoundedRect(rect: Rect(x: 0, y: 0, width: 40, height: 40), radius: 20)),
      color: .red)
    list.beginGroup(
      clip: .roundedRect(RoundedRect(rect: Rect(x: 0, y: 0, width: 40, height: 40), radius: 20)))
    list.fill(all, color: .blue)
    list.endGroup()
    let skipped = PixelLedger(list.build(), x: 0, y: 0).skipped
    #expect(
      skipped.map(\.reason) == [
        .outside, .transparent, .clipped(by: 2), .insideTransparentGroup(5), .notCovered,
        .clipped(by: 9),
      ])
    #expect(skipped.map(\.command) == [0, 1, 3, 6, 8, 10])
  }

  @Test("every command is an entry or is skipped, and what hides all below it is found")
  func complete() {
    for seed in UInt64(200)..<230 {
      let list = RandomScene.list(seed: seed, style: .upright)
      let ledger = PixelLedger(list, x: list.pixelWidth / 2, y: list.pixelHeight / 2)
      let told = Set(ledger.entries.compactMap(\.command) + ledger.skipped.map(\.command))
      for (place, command) in list.commands.enumerated() {
        if case .fill = command { #expect(told.contains(place), "seed \(seed) command \(place)") }
      }
      #expect(ledger.entries.indices.contains(ledger.firstVisibleEntry))
    }
  }

  @Test("outside of the picture, and of an empty one, there is the background alone")
  func outside() {
    let list = DisplayListBuilder(size: .zero, scale: 1).build()
    for (x, y) in [(0, 0), (-5, 3), (Int.max, Int.min)] {
      #expect(PixelLedger(list, x: x, y: y).entries.map(\.kind) == [.background])
    }
  }
}
