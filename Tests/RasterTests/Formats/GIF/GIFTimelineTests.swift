import Raster
import Scene
import Testing

@Suite struct GIFTimelineTests {
  /// The grey of each frame of a file, and its delay.
  static func frames(
    _ durations: [Double], minimumDelay: Double = 0.02
  ) throws -> [(level: Int, delay: Int)] {
    var writer = GIF.Writer(width: 1, height: 1, minimumDelay: minimumDelay)
    for (index, duration) in durations.enumerated() {
      var bitmap = try Bitmap(width: 1, height: 1)
      bitmap[0, 0] = Pixel(red: UInt8(index & 255), green: UInt8(index >> 8), blue: 0)
      try writer.append(bitmap, duration: duration)
    }
    let bytes = try writer.finish()
    let pictures = try GIF.decode(bytes).frames.map { Bitmap($0.image)[0, 0] }
    return zip(pictures, GIFOutline(bytes).delays).map {
      (Int($0.red) | Int($0.green) << 8, $1)
    }
  }

  static func frames(count: Int, rate: Double, minimumDelay: Double = 0.02) throws
    -> [(level: Int, delay: Int)]
  {
    try frames([Double](repeating: 1 / rate, count: count), minimumDelay: minimumDelay)
  }

  @Test("rates that fit keep all their frames, with the error spread")
  func spread() throws {
    #expect(try Self.frames(count: 4, rate: 25).map { $0.delay } == [4, 4, 4, 4])
    #expect(try Self.frames(count: 3, rate: 50).map { $0.delay } == [2, 2, 2])
    // Begins at 0, 3.33, 6.67, 10, …, rounded.
    #expect(try Self.frames(count: 6, rate: 30).map { $0.delay } == [3, 4, 3, 3, 4, 3])
    #expect(try Self.frames(count: 4, rate: 8).map { $0.delay } == [13, 12, 13, 12])
  }

  @Test("of sixty frames a second every sixth is left out, and no delay is below two")
  func sixty() throws {
    let frames = try Self.frames(count: 16, rate: 60)
    // A frame begins at 0, 1.67, 3.33, … or two later than the one before; what would be two late
    // takes the place of the one before. The end is 26.67, rounded, and the last frame comes before it.
    #expect(frames.map { $0.level } == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 15])
    #expect(frames.map { $0.delay } == [Int](repeating: 2, count: 12) + [3])
  }

  @Test("a minimum of one hundredth keeps sixty frames a second")
  func shortMinimum() throws {
    let frames = try Self.frames(count: 7, rate: 60, minimumDelay: 0.01)
    #expect(frames.map { $0.delay } == [2, 1, 2, 2, 1, 2, 2])
    #expect(frames.map { $0.level } == Array(0..<7))
  }

  @Test(
    "the whole is as long as asked for, no frame is too short, and the last one is shown",
    arguments: [1, 2, 3, 16, 61], [7.0, 30, 59.94, 60, 90, 120, 1000])
  func laws(count: Int, rate: Double) throws {
    for minimum in [1, 2, 5] {
      let frames = try Self.frames(count: count, rate: rate, minimumDelay: Double(minimum) / 100)
      let total = Int(Double(count) / rate * 100 + 0.5)
      #expect(frames.map { $0.delay }.reduce(0, +) == max(total, minimum))
      #expect(frames.allSatisfy { $0.delay >= minimum })
      #expect(frames.last?.level == count - 1)
      // Nothing is out of order, and no frame begins a minimum or more away from its time.
      var start = 0
      for (frame, next) in zip(frames, frames.dropFirst()) {
        start += frame.delay
        #expect(frame.level < next.level)
        let late = Double(start) - Double(next.level) / rate * 100
        if next.level < count - 1 { #expect(late < Double(minimum) && late > -0.51) }
      }
    }
  }

  @Test("a duration of nothing leaves a picture out, but not the last one")
  func nothing() throws {
    let frames = try Self.frames([0, 0.1, 0, 0, 0.05, 0])
    #expect(frames.map { $0.level } == [1, 5])
    #expect(frames.map { $0.delay }.reduce(0, +) == 15)
    let all = try Self.frames([0, 0, 0])
    #expect(all.map { $0.level } == [2] && all.map { $0.delay } == [2])
  }

  @Test("what lasts longer than one frame may becomes several")
  func long() throws {
    var writer = GIF.Writer(width: 1, height: 1)
    for _ in 0..<3 { try writer.append(Bitmap(width: 1, height: 1), duration: 655.35) }
    let delays = GIFOutline(try writer.finish()).delays
    #expect(delays == [60_000, 60_000, 60_000, 16_605])
  }

  @Test(
    "a minimum that makes no sense counts as the nearest that does",
    arguments: [(-.infinity, 1), (.nan, 2), (0, 1), (0.034, 3), (.infinity, 65_535)]
      as [(Double, Int)])
  func strangeMinimum(minimum: Double, delay: Int) throws {
    #expect(try Self.frames([0], minimumDelay: minimum).map { $0.delay } == [delay])
  }
}
