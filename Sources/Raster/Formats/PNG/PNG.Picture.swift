extension PNG {
  /// Pixels in rows from the top, premultiplied, as words.
  struct Picture {
    let words: [UInt32]
    let width: Int
    let height: Int

    init(words: [UInt32], width: Int, height: Int) {
      self.words = words
      self.width = width
      self.height = height
    }

    /// The pixels of a bitmap that lie in an area, which lies within it.
    init(_ bitmap: Bitmap, _ area: PixelBounds) {
      width = area.x1 - area.x0
      height = area.y1 - area.y0
      guard width < bitmap.width || height < bitmap.height else {
        words = bitmap.words
        return
      }
      var words: [UInt32] = []
      words.reserveCapacity(width * height)
      for y in area.y0..<area.y1 {
        let start = y * bitmap.width
        words += bitmap.words[start + area.x0..<start + area.x1]
      }
      self.words = words
    }

    /// Whether seven of eight pixels are like their left neighbours.
    var isFlat: Bool {
      let pixels = words.span
      let rest = pixels.extracting(droppingFirst: 1)
      var sameCount = 0
      for index in rest.indices where rest[index] == pixels[index] { sameCount &+= 1 }
      return sameCount >= words.count / 8 * 7
    }

    /// What makes this picture when it is drawn over another one of the same size: what is the same
    /// is transparent.
    ///
    /// - Returns: `nil` where that is not worth while, for less than a quarter is the same or there is
    ///   little of it, or not possible, for a new colour lets the old one through.
    func blended(over old: Picture) -> Picture? {
      var rest = words
      var sameCount = 0
      for (index, word) in words.enumerated() {
        if word == old.words[index] {
          sameCount += 1
          rest[index] = 0
        } else if word &>> 24 != 255 {
          return nil
        }
      }
      guard sameCount >= 64, sameCount >= words.count / 4 else { return nil }
      return Picture(words: rest, width: width, height: height)
    }
  }
}
