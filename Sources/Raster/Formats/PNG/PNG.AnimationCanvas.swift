import Scene

extension PNG {
  /// Where the frames of an animation are put together.
  struct AnimationCanvas {
    private let width: Int
    private let height: Int
    private var words: [UInt32]
    private var isEmpty = true

    init(_ header: Header) {
      width = header.width
      height = header.height
      words = Array(repeating: 0, count: width * height)
    }

    /// Draws a frame, and does away with it as the next one wants it.
    ///
    /// - Parameters:
    ///   - frame: Lies within the canvas.
    ///   - pixels: As many as it has.
    /// - Returns: What is seen meanwhile.
    mutating func show(_ frame: AnimationFrame, _ pixels: [UInt32]) -> Image {
      let before = frame.disposal == .restore && !isEmpty ? words : []
      draw(frame, pixels)
      let image = Image(width: width, height: height, checkedWords: words, scale: 1)
      if frame.disposal == .restore && !isEmpty {
        words = before
      } else if frame.disposal != .none {
        // Before the first frame nothing was there to be restored.
        clear(frame)
      }
      isEmpty = false
      return image
    }

    private mutating func draw(_ frame: AnimationFrame, _ pixels: [UInt32]) {
      var source = 0
      for y in frame.y..<frame.y + frame.height {
        let start = y * width + frame.x
        for place in start..<start + frame.width {
          let pixel = pixels[source]
          source += 1
          words[place] = frame.isBlended ? Self.over(pixel, words[place]) : pixel
        }
      }
    }

    private mutating func clear(_ frame: AnimationFrame) {
      for y in frame.y..<frame.y + frame.height {
        let start = y * width + frame.x
        for place in start..<start + frame.width { words[place] = 0 }
      }
    }

    /// A premultiplied pixel over another, each component rounded half up.
    private static func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
      let through = 255 - pixel &>> 24
      if through == 0 { return pixel }
      var word: UInt32 = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        let sum =
          (pixel &>> shift & 255)
          + BlendKernel.dividedBy255((below &>> shift & 255) &* through)
        word |= min(sum, 255) &<< shift
      }
      return word
    }
  }
}
