// Error diffusion after Floyd and Steinberg: the difference between what a pixel should be and what it
// becomes goes to the next (7/16) and the three below (3, 5, 1 of 16), in rows that run to and fro.
// Errors are whole sixteenths, so the result is the same everywhere. Ignored pixels take no error
// and hand none on.
//
// Source: R. Floyd, L. Steinberg 1976, An adaptive algorithm for spatial greyscale.

extension GIF {
  /// Chooses colours so that their mean over a few pixels is right.
  struct Dithering {
    private let colors: [UInt32]
    private let search: NearestColor
    private let width: Int
    /// Errors in sixteenths of a level, three a pixel, of this row and the one below, with a pixel more
    /// on both sides.
    private var current: [Int]
    private var below: [Int]
    /// The nearest index of a colour at the place of its hash.
    private var cache = [(color: UInt32, index: UInt8)](repeating: (0, 0), count: 4096)

    init(colors: [UInt32], search: NearestColor, width: Int) {
      self.colors = colors
      self.search = search
      self.width = width
      current = Array(repeating: 0, count: (width + 2) * 3)
      below = current
    }

    mutating func indices(_ pixels: [UInt32], ignoring ignored: [Bool]) -> [UInt8] {
      var indices = [UInt8](repeating: 0, count: pixels.count)
      for row in 0..<pixels.count / width {
        let isForward = row % 2 == 0
        for step in 0..<width {
          let x = isForward ? step : width - 1 - step
          let position = row * width + x
          guard !ignored[position] else { continue }
          let wanted = corrected(pixels[position], x)
          let index = nearest(wanted)
          indices[position] = index
          handOn(wanted, colors[Int(index)], x, isForward ? 1 : -1)
        }
        swap(&current, &below)
        for index in below.indices { below[index] = 0 }
      }
      return indices
    }

    /// A pixel with the errors of its neighbours, rounded half up and kept within 0 … 255.
    private func corrected(_ pixel: UInt32, _ x: Int) -> UInt32 {
      var result: UInt32 = 0xFF00_0000
      for axis in 0..<3 {
        let level = Int(pixel &>> UInt32(axis * 8) & 255) * 16 + current[(x + 1) * 3 + axis]
        result |= UInt32(max(0, min(255, (level + 8) >> 4))) &<< UInt32(axis * 8)
      }
      return result
    }

    private mutating func nearest(_ color: UInt32) -> UInt8 {
      let slot = Int((color &* 2_654_435_761) &>> 20)
      // No colour is 0, so an unused entry is no match.
      if cache[slot].color == color { return cache[slot].index }
      let index = UInt8(search.index(for: Pixel(word: color)))
      cache[slot] = (color, index)
      return index
    }

    private mutating func handOn(_ wanted: UInt32, _ given: UInt32, _ x: Int, _ direction: Int) {
      for axis in 0..<3 {
        let shift = UInt32(axis * 8)
        let error = Int(wanted &>> shift & 255) - Int(given &>> shift & 255)
        let here = (x + 1) * 3 + axis
        current[here + 3 * direction] += error * 7
        below[here - 3 * direction] += error * 3
        below[here] += error * 5
        below[here + 3 * direction] += error
      }
    }
  }
}
