extension APNG {
  /// A frame that is packed, but for what all frames have in common.
  struct PackedFrame {
    var area: PixelBounds
    var delay: FrameDelay
    var isBlended = false
    var data: [UInt8] = []

    init(area: PixelBounds, delay: FrameDelay) {
      self.area = area
      self.delay = delay
    }

    private var width: Int { area.x1 - area.x0 }
    private var height: Int { area.y1 - area.y0 }

    /// The body of the chunk that begins the frame, after its number.
    var control: [UInt8] {
      var body: [UInt8] = []
      for number in [width, height, area.x0, area.y0] {
        body += PNG.ChunkWriter.bytes(of: UInt32(number))
      }
      for number in [delay.numerator, delay.denominator] {
        body.append(UInt8(number >> 8))
        body.append(UInt8(number & 255))
      }
      // It stays when the next one comes.
      body += [PNG.AnimationFrame.Disposal.none.rawValue, isBlended ? 1 : 0]
      return body
    }

    /// Packs the pixels in another way.
    mutating func repack(from old: PNG.Coding, as coding: PNG.Coding) {
      guard let words = old.unpacked(data, width: width, height: height) else { return }
      data = coding.packed(PNG.Picture(words: words, width: width, height: height))
    }
  }
}
