extension GIF {
  /// Writes frames as what changes, and keeps what a player shows after them.
  ///
  /// The shared table of colours only grows, so a frame can be compressed before all of it is known.
  struct FrameEncoder {
    private let dithers: Bool
    /// The table in front of all frames.
    private var shared = Palette()
    /// The picture that is shown: opaque pixels, and zeros where there is nothing.
    private var shown: Bitmap
    /// The colours that stand for it, which are others where they had to be reduced.
    private var displayed: Bitmap
    /// The frames so far.
    private var body: [UInt8] = []
    private var isEmpty = true

    init(width: Int, height: Int, dithers: Bool) {
      self.dithers = dithers
      let isAllowed = (try? Bitmap.checkSize(width: width, height: height)) != nil
      // No bitmap has another size, so no frame will come.
      let (width, height) = isAllowed ? (width, height) : (1, 1)
      shown = Bitmap(
        width: width, height: height,
        checkedWords: [UInt32](repeating: 0, count: width * height))
      displayed = shown
    }

    /// Adds a frame that makes a picture of what is shown.
    ///
    /// - Parameters:
    ///   - picture: Pixels that are opaque or four zeros.
    ///   - delay: In hundredths of a second.
    ///   - next: The picture after it. Pixels that vanish there are cleared after this one.
    mutating func append(_ picture: Bitmap, delay: Int64, next: Bitmap?) {
      var bounds = picture.changedBounds(from: shown)
      if isEmpty { bounds = PixelBounds(x0: 0, y0: 0, x1: picture.width, y1: picture.height) }
      let vanishing = next.map { picture.vanishingBounds(before: $0) } ?? .empty
      bounds = bounds.union(vanishing)
      // There are no frames without pixels.
      if bounds.isEmpty { bounds = PixelBounds(x0: 0, y0: 0, x1: 1, y1: 1) }
      append(picture, in: bounds, delay: delay, clears: !vanishing.isEmpty)
    }

    mutating func append(_ picture: Bitmap, in bounds: PixelBounds, delay: Int64, clears: Bool) {
      let area = FrameArea(of: picture, over: shown, displayed: displayed, bounds)
      var coding = area.exactCoding(extending: &shared) ?? area.reducedCoding(dithers: dithers)
      if shared.colors.isEmpty, let own = coding.palette {
        shared = own
        coding.palette = nil
      }
      isEmpty = false
      append(coding, in: bounds, delay: delay, clears: clears)
      shown = picture
      displayed.replace(bounds, by: coding.pixels)
      if clears {
        shown.clear(bounds)
        displayed.clear(bounds)
      }
    }

    private mutating func append(
      _ coding: FrameCoding, in bounds: PixelBounds, delay: Int64, clears: Bool
    ) {
      let hasTransparency = coding.transparentIndex != nil
      let disposal: UInt8 = clears ? 2 : 1
      body += [0x21, 0xF9, 4, disposal &<< 2 | (hasTransparency ? 1 : 0)]
      appendNumber(Int(delay))
      body += [UInt8(coding.transparentIndex ?? 0), 0, 0x2C]
      appendNumber(bounds.x0)
      appendNumber(bounds.y0)
      appendNumber(bounds.x1 - bounds.x0)
      appendNumber(bounds.y1 - bounds.y0)
      if let own = coding.palette {
        body.append(0x80 | UInt8(own.bits - 1))
        body += own.bytes
      } else {
        body.append(0)
      }
      body += coding.compressed
    }

    private mutating func appendNumber(_ number: Int) {
      body += GIF.bytes(number)
    }

    /// The whole file.
    ///
    /// - Parameter loops: How often the frames are repeated, 0 for ever; `nil` if never.
    /// - Returns: The bytes.
    func file(loops: Int?) -> [UInt8] {
      var bytes = Array("GIF89a".utf8) + GIF.bytes(shown.width) + GIF.bytes(shown.height)
      bytes.reserveCapacity(body.count + 1024)
      // There is a table, of components of 8 bits.
      bytes += [0xF0 | UInt8(shared.bits - 1), 0, 0]
      bytes += shared.bytes
      if let loops {
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + GIF.bytes(loops) + [0]
      }
      bytes += body
      bytes.append(0x3B)
      return bytes
    }
  }

  /// A number of two bytes, the low one first.
  static func bytes(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}

extension Bitmap {
  /// The least rectangle that holds every pixel that is there and not in another bitmap of this size.
  fileprivate func vanishingBounds(before next: Bitmap) -> PixelBounds {
    var bounds = PixelBounds.empty
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { words[$0] != 0 && next.words[$0] == 0 }) else {
        continue
      }
      let last = row.last { words[$0] != 0 && next.words[$0] == 0 } ?? first
      bounds = bounds.union(
        PixelBounds(x0: first - row.lowerBound, y0: y, x1: last - row.lowerBound + 1, y1: y + 1))
    }
    return bounds
  }

  /// Puts pixels into a rectangle, row by row, which lies within the bitmap.
  fileprivate mutating func replace(_ bounds: PixelBounds, by pixels: [UInt32]) {
    var position = 0
    for y in bounds.y0..<bounds.y1 {
      for x in bounds.x0..<bounds.x1 {
        words[y * width + x] = pixels[position]
        position += 1
      }
    }
  }

  /// Makes a rectangle transparent, which lies within the bitmap.
  fileprivate mutating func clear(_ bounds: PixelBounds) {
    for y in bounds.y0..<bounds.y1 {
      for x in bounds.x0..<bounds.x1 { words[y * width + x] = 0 }
    }
  }
}
