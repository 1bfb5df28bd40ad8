// Luma and chroma in whole numbers, each rounded half up; the same bytes everywhere.
//
//     Y  = offset + s (r R + g G + b B)            R, G, B of 0 … 255; r + g + b = 1
//     Cb = 128 + c (B - Y') / (2 - 2 b)            Y' = r R + g G + b B
//     Cr = 128 + c (R - Y') / (2 - 2 r)
//
// Limited range has offset 16, s = 219 / 255, c = 224 / 255; full range 0, 1, 1, where chroma could
// become 255.5 and is kept at 255.

extension Y4M {
  /// Turns pixels into samples.
  struct Conversion {
    /// r, g and b in ten-thousandths.
    private let red: Int64
    private let green: Int64
    private let blue: Int64
    private let offset: Int64
    /// s and c in 255ths.
    private let lumaScale: Int64
    private let chromaScale: Int64

    init(matrix: Matrix, range: Range) {
      (red, green, blue) = matrix == .bt601 ? (2990, 5870, 1140) : (2126, 7152, 722)
      (offset, lumaScale, chromaScale) = range == .limited ? (16, 219, 224) : (0, 255, 255)
    }

    /// The three samples of an opaque pixel.
    func samples(_ pixel: Pixel) -> (luma: UInt8, blue: UInt8, red: UInt8) {
      let (red, green, blue) = (Int64(pixel.red), Int64(pixel.green), Int64(pixel.blue))
      let sum = self.red * red + self.green * green + self.blue * blue
      return (
        Self.rounded(sum * lumaScale, 2_550_000, offset),
        Self.rounded((blue * 10_000 - sum) * chromaScale, (20_000 - 2 * self.blue) * 255, 128),
        Self.rounded((red * 10_000 - sum) * chromaScale, (20_000 - 2 * self.red) * 255, 128)
      )
    }

    /// `offset` and a fraction, which together are above 0, rounded half up.
    private static func rounded(_ numerator: Int64, _ denominator: Int64, _ offset: Int64) -> UInt8
    {
      let doubled = 2 * (numerator + offset * denominator) + denominator
      return UInt8(min(255, doubled / (2 * denominator)))
    }

    /// Appends the three planes of a bitmap.
    func append(_ bitmap: Bitmap, over background: Pixel, to bytes: inout [UInt8]) {
      let count = bitmap.words.count
      let start = bytes.count
      bytes += [UInt8](repeating: 0, count: count * 3)
      // Neighbours are often the same.
      var latest: UInt32 = 0
      var converted = samples(Pixel(word: 0).composited(over: background))
      for (index, word) in bitmap.words.enumerated() {
        if word != latest {
          latest = word
          converted = samples(Pixel(word: word).composited(over: background))
        }
        bytes[start + index] = converted.luma
        bytes[start + count + index] = converted.blue
        bytes[start + 2 * count + index] = converted.red
      }
    }
  }
}
