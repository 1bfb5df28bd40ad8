import Raster
import Scene
import Testing

@Suite struct Y4MTests {
  static func writer(
    _ rate: Y4M.Rate = Y4M.Rate(60), matrix: Y4M.Matrix = .bt601, range: Y4M.Range = .limited
  ) -> Y4M.Writer {
    Y4M.Writer(width: 1, height: 1, rate: rate, matrix: matrix, range: range)
  }

  static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) throws
    -> Bitmap
  {
    var bitmap = try Bitmap(width: 1, height: 1)
    bitmap[0, 0] = Pixel(red: red, green: green, blue: blue, alpha: alpha)
    return bitmap
  }

  /// The luma of each frame of a video of one pixel.
  static func lumas(_ bytes: [UInt8]) -> [UInt8] {
    let frames = bytes.split(separator: 10, omittingEmptySubsequences: false)
    // A header, then "FRAME" and three bytes in turn, the last of which "FRAME" follows directly.
    return frames.dropFirst(2).compactMap { $0.first }
  }

  @Test("a video is a header, and a word and three planes a frame")
  func layout() throws {
    var bitmap = try Bitmap(width: 2, height: 1)
    bitmap[0, 0] = Pixel(red: 255, green: 255, blue: 255)
    bitmap[1, 0] = Pixel(red: 255, green: 0, blue: 0)
    var writer = Y4M.Writer(width: 2, height: 1, rate: Y4M.Rate(30_000, per: 1001))
    try writer.append(bitmap, duration: 1001 / 30_000)
    let header = "YUV4MPEG2 W2 H1 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\nFRAME\n"
    // Red is 16 + 65.481 = 81.48, 128 - 37.797 = 90.2, 128 + 112 = 240: the table of BT.601.
    #expect(try writer.finish() == Array(header.utf8) + [235, 81, 128, 90, 128, 240])
  }

  @Test(
    "the colours of the bars have the samples of the recommendations",
    arguments: [
      // BT.601 and BT.709 in limited range, by their formulas with five digits.
      (.bt601, .limited, [0, 0, 0], [16, 128, 128]),
      (.bt601, .limited, [0, 0, 255], [41, 240, 110]),
      (.bt601, .limited, [0, 255, 0], [145, 54, 34]),
      (.bt601, .limited, [255, 255, 0], [210, 16, 146]),
      (.bt709, .limited, [255, 0, 0], [63, 102, 240]),
      (.bt709, .limited, [0, 255, 0], [173, 42, 26]),
      (.bt709, .limited, [0, 0, 255], [32, 240, 118]),
      (.bt709, .limited, [255, 255, 255], [235, 128, 128]),
      // Full range is that of JFIF: 0.299 * 255 = 76.2, 128 - 43.03, 128 + 127.5 kept at 255.
      (.bt601, .full, [255, 0, 0], [76, 85, 255]),
      (.bt601, .full, [255, 255, 255], [255, 128, 128]),
      (.bt601, .full, [0, 0, 255], [29, 255, 107]), (.bt601, .full, [7, 7, 7], [7, 128, 128]),
    ] as [(Y4M.Matrix, Y4M.Range, [UInt8], [UInt8])])
  func bars(matrix: Y4M.Matrix, range: Y4M.Range, color: [UInt8], samples: [UInt8]) throws {
    var writer = Self.writer(matrix: matrix, range: range)
    try writer.append(Self.pixel(color[0], color[1], color[2]), duration: 1 / 60)
    let bytes = try writer.finish()
    #expect(Array(bytes.suffix(3)) == samples)
    let word = range == .full ? "XCOLORRANGE=FULL\n" : "XCOLORRANGE=LIMITED\n"
    #expect(String(decoding: bytes.dropLast(9), as: UTF8.self).hasSuffix(word))
  }

  @Test("after the way back no component of limited range is off by more than two")
  func wayBack() throws {
    for (matrix, kr, kb) in [(Y4M.Matrix.bt601, 0.299, 0.114), (.bt709, 0.2126, 0.0722)] {
      for step in 0..<512 {
        let color = [step & 7, step >> 3 & 7, step >> 6].map { min($0 * 37, 255) }
        var writer = Self.writer(matrix: matrix)
        try writer.append(
          Self.pixel(UInt8(color[0]), UInt8(color[1]), UInt8(color[2])), duration: 1 / 60)
        let samples = try writer.finish().suffix(3).map { Double($0) }
        let luma = (samples[0] - 16) / 219
        let red = luma + (samples[2] - 128) / 224 * 2 * (1 - kr)
        let blue = luma + (samples[1] - 128) / 224 * 2 * (1 - kb)
        let green = (luma - kr * red - kb * blue) / (1 - kr - kb)
        for (given, read) in zip(color, [red, green, blue]) {
          #expect(abs(Double(given) - read * 255) < 2, "\(color)")
        }
      }
    }
  }

  @Test("what is transparent shows the background")
  func background() throws {
    var writer = Y4M.Writer(
      width: 1, height: 1, rate: Y4M.Rate(1), range: .full, over: Color(8, 8, 8, alpha: 0))
    try writer.append(Self.pixel(0, 0, 0, alpha: 0), duration: 1)
    #expect(try writer.finish().suffix(3) == [8, 128, 128])
  }

  @Test("a duration of several frames repeats them, and fractions do not add up")
  func durations() throws {
    var writer = Self.writer(Y4M.Rate(10), range: .full)
    // Ends at 1, 2.5, 2.5, 2.9, 7.9 tenths of a second: 1, 3, 3, 3, 8 frames.
    for (level, duration) in [(1, 0.1), (2, 0.15), (3, 0), (4, 0.04), (5, 0.5)] {
      let grey = UInt8(level * 20)
      try writer.append(Self.pixel(grey, grey, grey), duration: duration)
    }
    #expect(Self.lumas(try writer.finish()) == [20, 40, 40, 100, 100, 100, 100, 100])
  }

  @Test("the last bitmap becomes a frame, however short it is")
  func shortLast() throws {
    var writer = Self.writer(Y4M.Rate(10), range: .full)
    for level: UInt8 in [20, 40, 60] {
      try writer.append(Self.pixel(level, level, level), duration: level == 20 ? 0.1 : 0)
    }
    #expect(Self.lumas(try writer.finish()) == [20, 60])
  }

  @Test("bytes can be taken on the way, and none is lost")
  func takingBytes() throws {
    var whole = Self.writer()
    var other = Self.writer()
    var taken: [UInt8] = []
    for level: UInt8 in [1, 2, 3] {
      try whole.append(Self.pixel(level, 0, 0), duration: 1 / 60)
      try other.append(Self.pixel(level, 0, 0), duration: 1 / 60)
      taken += other.takeBytes()
    }
    taken += try other.finish()
    #expect(try whole.finish() == taken)
    #expect(other.takeBytes().isEmpty)
  }

  @Test(
    "a rate becomes a fraction",
    arguments: [
      (60, 60, 1), (23.976, 2997, 125), (29.97, 2997, 100), (30_000.0 / 1001, 30_000, 1001),
      (12.5, 25, 2), (1.0 / 3, 1, 3), (0, 1, 1000), (.nan, 1, 1), (.infinity, 1_000_000, 1),
    ] as [(Double, Int, Int)])
  func rates(rate: Double, frames: Int, seconds: Int) {
    #expect(Y4M.Rate(rate) == Y4M.Rate(frames, per: seconds))
  }

  @Test("a fraction without sense counts as the nearest with it")
  func strangeRates() {
    #expect(Y4M.Rate(0, per: -4) == Y4M.Rate(1, per: 1))
    #expect(Y4M.Rate(.max, per: .max) == Y4M.Rate(1_000_000_000, per: 1_000_000_000))
  }

  @Test("what does not fit is refused, and the writer is as it was")
  func refusals() throws {
    var writer = Self.writer(Y4M.Rate(1))
    #expect(throws: AnimationError.noFrames) { try writer.finish() }
    let wrong = try Bitmap(width: 2, height: 1)
    #expect(
      throws: AnimationError.wrongSize(width: 2, height: 1, wantedWidth: 1, wantedHeight: 1)
    ) { try writer.append(wrong, duration: 1) }
    // 2³⁰ / 3 frames of a second.
    #expect(writer.durationLimit == 357_913_941)
    for duration in [-1, 357_913_942, .infinity] {
      #expect(throws: AnimationError.durationOutOfRange(duration, limit: 357_913_941)) {
        try writer.append(Self.pixel(0, 0, 0), duration: duration)
      }
    }
    #expect(throws: AnimationError.self) { try writer.append(Self.pixel(0, 0, 0), duration: .nan) }
    try writer.append(Self.pixel(0, 0, 0), duration: 1)
    #expect(Self.lumas(try writer.finish()) == [16])
    #expect(throws: AnimationError.finished) { try writer.finish() }
    #expect(throws: AnimationError.finished) { try writer.append(wrong, duration: 1) }
    var impossible = Y4M.Writer(width: .max, height: .min, rate: Y4M.Rate(1))
    #expect(impossible.durationLimit > 0)
    #expect(throws: AnimationError.self) { try impossible.append(wrong, duration: 1) }
  }
}
