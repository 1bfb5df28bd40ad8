import Raster
import Testing

/// Pictures of a few pixels, compared by hand.
@Suite struct BitmapComparisonTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255)

  /// White, and where a character is not a dot, something else: a digit is that many levels off in red.
  private static func bitmap(_ rows: String...) throws -> Bitmap {
    var bitmap = try Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        let levels = character == "." ? 0 : character.wholeNumberValue ?? 100
        bitmap[x, y] = Pixel(red: UInt8(255 - levels), green: 255, blue: 255)
      }
    }
    return bitmap
  }

  private static func difference(_ rows: String...) throws -> BitmapDifference {
    var bitmap = try Bitmap(width: rows[0].count, height: rows.count)
    let blank = bitmap
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character == "#" { bitmap[x, y] = white }
    }
    let comparison = BitmapComparison(actual: bitmap, expected: blank)
    return try #require(comparison.difference)
  }

  @Test("equal bytes are equal, in one storage and in two")
  func equal() throws {
    let one = try Self.bitmap("..#", "#..")
    let other = try Self.bitmap("..#", "#..")
    #expect(BitmapComparison(actual: one, expected: one) == .equal)
    #expect(BitmapComparison(actual: one, expected: other) == .equal)
    #expect(BitmapComparison(actual: one, expected: other).isMatch)
    #expect(one == other)
  }

  @Test("bitmaps of as many pixels in other rows are not equal")
  func otherRows() throws {
    let wide = try Bitmap(width: 4, height: 2)
    let high = try Bitmap(width: 2, height: 4)
    #expect(wide != high)
  }

  @Test("a byte that differs is found wherever it is", arguments: [1, 255, 256, 1023, 1024, 4099])
  func everyByte(width: Int) throws {
    let expected = try Bitmap(width: width, height: 3)
    for place in stride(from: 0, to: width * 3, by: 7) {
      var actual = expected
      actual[place % width, place / width] = Pixel(red: 0, green: 0, blue: 0, alpha: 1)
      #expect(actual != expected, "pixel \(place) of \(width) x 3")
    }
  }

  @Test("one pixel: its place, both values, and each channel's difference")
  func onePixel() throws {
    var actual = try Bitmap(width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 { actual[x, y] = Self.white }
    }
    let expected = actual
    actual[3, 2] = Pixel(red: 250, green: 0, blue: 253, alpha: 254)
    let comparison = BitmapComparison(actual: actual, expected: expected)
    let difference = try #require(comparison.difference)
    #expect(!comparison.isMatch)
    #expect(difference.count == 1)
    #expect(difference.comparedCount == 20)
    #expect(difference.channels.red == 5)
    #expect(difference.channels.green == 255)
    #expect(difference.channels.blue == 2)
    #expect(difference.channels.alpha == 1)
    #expect(difference.channels.greatest == 255)
    #expect(difference.bounds == PixelRect(x: 3, y: 2, width: 1, height: 1))
    #expect(difference.first?.x == 3)
    #expect(difference.first?.y == 2)
    #expect(difference.first?.actual == actual[3, 2])
    #expect(difference.first?.expected == Self.white)
    #expect(
      comparison.description
        == "1 pixel differs, by up to 255; first: (3, 2) is (250, 0, 253, 254), "
        + "not (255, 255, 255, 255)")
  }

  @Test("what comes first is what is read first")
  func readingOrder() throws {
    let difference = try Self.difference(".....", "....#", "#....")
    #expect(difference.first?.x == 4)
    #expect(difference.first?.y == 1)
    #expect(difference.bounds == PixelRect(x: 0, y: 1, width: 5, height: 2))
  }

  @Test("pixels that touch at a corner are one cluster; the largest is told")
  func corners() throws {
    let difference = try Self.difference(
      "#......##",
      ".#.....##",
      "..#......",
      "...##....")
    #expect(difference.count == 9)
    #expect(difference.clusterCount == 2)
    #expect(difference.largestCluster?.count == 5)
    #expect(
      difference.largestCluster?.bounds == PixelRect(x: 0, y: 0, width: 5, height: 4))
  }

  @Test("arms that meet further down are one cluster: a comb, a spiral, a W")
  func meeting() throws {
    let comb = try Self.difference("#.#.#.#", "#.#.#.#", "#######")
    #expect(comb.clusterCount == 1)
    #expect(comb.largestCluster?.count == 15)
    let spiral = try Self.difference(
      "########",
      ".......#",
      "######.#",
      "#....#.#",
      "#.####.#",
      "#......#",
      "########")
    #expect(spiral.clusterCount == 1)
    #expect(spiral.largestCluster?.count == spiral.count)
    let w = try Self.difference("#...#...#", ".#.#.#.#.", "..#...#..")
    #expect(w.clusterCount == 1)
    #expect(w.largestCluster?.count == 9)
  }

  @Test("a ring holds another apart; of equal clusters the first counts")
  func rings() throws {
    let ring = try Self.difference("#####", "#...#", "#.#.#", "#...#", "#####")
    #expect(ring.clusterCount == 2)
    #expect(ring.largestCluster?.count == 16)
    let twins = try Self.difference("...#", "#..#", "#...")
    #expect(twins.largestCluster?.bounds == PixelRect(x: 3, y: 0, width: 1, height: 2))
  }

  @Test("an empty row between two keeps clusters apart")
  func gap() throws {
    let difference = try Self.difference("###", "...", "###", "#..")
    #expect(difference.clusterCount == 2)
    #expect(difference.largestCluster?.count == 4)
  }

  @Test("a tolerance is two numbers: how far a pixel may be off, and how many may be farther")
  func tolerance() throws {
    let expected = try Self.bitmap("....", "....")
    let actual = try Self.bitmap("1.2.", ".#..")
    func compare(_ levels: UInt8, _ pixels: Int) -> BitmapComparison {
      BitmapComparison(
        actual: actual, expected: expected,
        tolerance: ComparisonTolerance(levels: levels, pixels: pixels, reason: "a photograph"))
    }
    #expect(!compare(2, 0).isMatch)
    #expect(compare(2, 1).isMatch)
    #expect(compare(0, 3).isMatch)
    #expect(!compare(1, 1).isMatch)
    #expect(!compare(0, 2).isMatch)
    #expect(compare(100, 0).isMatch)
    #expect(!compare(99, -5).isMatch)
    #expect(compare(2, 1).difference?.count == 1)
    #expect(compare(2, 1).difference?.slightCount == 2)
    #expect(compare(2, 1).difference?.channels.red == 100)
    #expect(
      compare(2, 1).description == "3 pixels differ by up to 100, tolerated: a photograph")
  }

  @Test("sizes that differ are a case of their own, and what both have is compared")
  func sizes() throws {
    let actual = try Self.bitmap("...#", "#...")
    let expected = try Self.bitmap("...", "...", "###")
    let tolerance = ComparisonTolerance(levels: 255, pixels: 100, reason: "all")
    for tolerance in [ComparisonTolerance.none, tolerance] {
      let comparison = BitmapComparison(
        actual: actual, expected: expected, tolerance: tolerance)
      #expect(!comparison.isMatch)
      guard case .sizesDiffer(let one, let other, let common) = comparison else {
        Issue.record("\(comparison)")
        continue
      }
      #expect(one == PixelRect(x: 0, y: 0, width: 4, height: 2))
      #expect(other == PixelRect(x: 0, y: 0, width: 3, height: 3))
      #expect(common.comparedCount == 6)
      #expect(common.count == (tolerance.levels == 0 ? 1 : 0))
      #expect(comparison.description.hasPrefix("4 x 2 pixels, not 3 x 3"))
    }
  }

  @Test("random pictures have the clusters that a flood finds", arguments: 0..<40)
  func flood(seed: Int) throws {
    var state = UInt64(seed)
    var bitmap = try Bitmap(width: 1 + seed % 17, height: 1 + seed % 13)
    var marked = Set<Int>()
    for place in 0..<(bitmap.width * bitmap.height) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      guard (state >> 33) % 10 < 4 else { continue }
      bitmap[place % bitmap.width, place / bitmap.width] = Self.white
      marked.insert(place)
    }
    let blank = try Bitmap(width: bitmap.width, height: bitmap.height)
    guard let difference = BitmapComparison(actual: bitmap, expected: blank).difference else {
      #expect(marked.isEmpty)
      return
    }
    #expect(difference.count == marked.count)
    var sizes: [Int] = []
    while let start = marked.min() {
      var open = [start]
      var size = 0
      marked.remove(start)
      while let place = open.popLast() {
        size += 1
        let (x, y) = (place % bitmap.width, place / bitmap.width)
        for other in marked
        where abs(other % bitmap.width - x) <= 1 && abs(other / bitmap.width - y) <= 1 {
          marked.remove(other)
          open.append(other)
        }
      }
      sizes.append(size)
    }
    #expect(difference.clusterCount == sizes.count)
    #expect(difference.largestCluster?.count == sizes.max())
  }
}
