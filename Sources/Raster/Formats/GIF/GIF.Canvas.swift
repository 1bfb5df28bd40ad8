import Scene

extension GIF {
  /// What a player shows: frames put onto each other.
  struct Canvas {
    /// A frame's pixels.
    struct Frame {
      var left: Int
      var top: Int
      var width: Int
      var isInterlaced: Bool
      var indices: [UInt8]
      var table: [UInt32]
      var transparentIndex: Int?
      var number: Int

      var height: Int { indices.count / width }
    }

    let width: Int
    let height: Int
    /// The pixels; none before the first frame, whose limit is checked first.
    private var words: [UInt32] = []

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Puts a frame onto the canvas.
    ///
    /// - Parameters:
    ///   - frame: Its parts outside the canvas do not count.
    ///   - disposal: What happens to it afterwards: 2 clears its rectangle, 3 and 4 undo it.
    /// - Returns: What is shown.
    /// - Throws: `ParsingError.indexOutOfRange`.
    mutating func show(_ frame: Frame, disposal: Int) throws(ParsingError) -> Image {
      if words.isEmpty { words = Array(repeating: 0, count: width * height) }
      let before = disposal == 3 || disposal == 4 ? words : []
      try draw(frame)
      let image = Image(width: width, height: height, checkedWords: words, scale: 1)
      if !before.isEmpty { words = before }
      if disposal == 2 { clear(frame) }
      return image
    }

    private mutating func draw(_ frame: Frame) throws(ParsingError) {
      var position = 0
      for row in Self.rows(frame) {
        for column in 0..<frame.width {
          let index = Int(frame.indices[position])
          position += 1
          if index == frame.transparentIndex { continue }
          guard index < frame.table.count else {
            throw .indexOutOfRange(index, count: frame.table.count, frame: frame.number)
          }
          let (x, y) = (frame.left + column, frame.top + row)
          if x < width, y < height { words[y * width + x] = frame.table[index] }
        }
      }
    }

    private mutating func clear(_ frame: Frame) {
      for y in min(frame.top, height)..<min(frame.top + frame.height, height) {
        for x in min(frame.left, width)..<min(frame.left + frame.width, width) {
          words[y * width + x] = 0
        }
      }
    }

    /// The rows in the order of the file: interlaced ones are every eighth, those half way between,
    /// then every fourth, then every second.
    private static func rows(_ frame: Frame) -> [Int] {
      guard frame.isInterlaced else { return Array(0..<frame.height) }
      var rows: [Int] = []
      for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
        rows += stride(from: first, to: frame.height, by: step)
      }
      return rows
    }
  }
}
