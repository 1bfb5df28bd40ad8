// A writer of animations. Goals, in order: what it writes is read as it was given, pixels and times; small
// files; memory for packed frames only.
//
// Which type of colour suits all frames is known only after the last one. So the first frames are written
// with a palette of all colours that were met; with the 257th colour, or the first opacity that a type of
// colour cannot say, the frames before are unpacked and packed again. That happens twice at most, and
// once more at the end if the only frame turns out to have no more than 16 colours. Several frames keep a
// byte a pixel: ffmpeg (5.1) misplaces the pixels of a part of the picture that has fewer bits.
//
// Of a frame only the least rectangle that changed is written. Where little of it changed, the rest may be
// transparent and the frame blended over the one before; the shorter of both is taken.

extension APNG {
  /// Writes an animation, frame by frame.
  public struct Writer: AnimationWriter {
    private let width: Int
    private let height: Int
    private let playCount: Int
    /// The colours of all frames, and so how they are packed.
    private var census = PNG.ColorCensus()
    private var frames: [PackedFrame] = []
    /// The length of all frames' data.
    private var byteCount = 0
    /// What would have been saved by blending frames, had there been opacities.
    private var missedByteCount = 0
    /// The frame before, as it is seen.
    private var last: Bitmap?
    private var isFinished = false

    /// Begins an animation.
    ///
    /// - Parameters:
    ///   - width: Pixels a row, of each frame.
    ///   - height: Rows of each frame.
    ///   - playCount: How often it is shown, 1 … 2147483647, to which other numbers are moved; `nil`
    ///     without end.
    public init(width: Int, height: Int, playCount: Int? = nil) {
      self.width = width
      self.height = height
      self.playCount = playCount.map { min(max($0, 1), PNG.numberLimit) } ?? 0
    }

    /// Adds a frame; one that shows nothing new only lengthens the one before.
    ///
    /// - Parameters:
    ///   - bitmap: The whole picture, of the size the writer was made for.
    ///   - duration: How long it is shown, 0 … 65535 seconds; it is written as the nearest fraction of
    ///     two 16-bit numbers.
    /// - Throws: `AnimationError`; the writer is then as it was before.
    public mutating func append(_ bitmap: Bitmap, duration: Double) throws(AnimationError) {
      guard !isFinished else { throw .finished }
      guard bitmap.width == width, bitmap.height == height else {
        throw .wrongSize(
          width: bitmap.width, height: bitmap.height, wantedWidth: width, wantedHeight: height)
      }
      let limit = Double(FrameDelay.limit)
      guard duration >= 0, duration <= limit else {
        throw .durationOutOfRange(duration, limit: limit)
      }
      let delay = FrameDelay(nearest: duration)
      let area = changedArea(of: bitmap)
      if area.isEmpty, let index = frames.indices.last,
        let sum = frames[index].delay.adding(delay)
      {
        frames[index].delay = sum
        return
      }
      // A delay that no fraction can lengthen takes a frame of one pixel, which is as it was.
      let drawn = area.isEmpty ? PixelBounds(x0: 0, y0: 0, x1: 1, y1: 1) : area
      add(bitmap, drawn, delay: delay)
      last = bitmap
    }

    /// Ends the animation.
    ///
    /// - Returns: The bytes of a file.
    /// - Throws: `AnimationError` if there is no frame, or it has ended before.
    public mutating func finish() throws(AnimationError) -> [UInt8] {
      guard !isFinished else { throw .finished }
      guard !frames.isEmpty else { throw .noFrames }
      isFinished = true
      var coding = Self.coding(census)
      let best = PNG.Coding(census, keepsOrder: true)
      if best.depth < 8, frames.count == 1 {
        repack(from: coding, as: best)
        coding = best
      }
      last = nil
      var chunks = PNG.ChunkWriter()
      chunks.append(.header, coding.header.with(width: width, height: height).bytes)
      chunks.append(
        .animationControl,
        PNG.ChunkWriter.bytes(of: UInt32(frames.count))
          + PNG.ChunkWriter.bytes(of: UInt32(playCount)))
      chunks.append(coding)
      write(to: &chunks)
      chunks.append(.end, [])
      return chunks.bytes
    }

    private func write(to chunks: inout PNG.ChunkWriter) {
      var number: UInt32 = 0
      for (index, frame) in frames.enumerated() {
        chunks.append(.frameControl, PNG.ChunkWriter.bytes(of: number) + frame.control)
        number += 1
        if index == 0 {
          chunks.append(.imageData, frame.data)
        } else {
          chunks.append(.frameData, PNG.ChunkWriter.bytes(of: number) + frame.data)
          number += 1
        }
      }
    }

    // MARK: - Packing

    private func changedArea(of bitmap: Bitmap) -> PixelBounds {
      guard let last else { return PixelBounds(x0: 0, y0: 0, x1: width, y1: height) }
      return bitmap.changedBounds(from: last)
    }

    private mutating func add(_ bitmap: Bitmap, _ area: PixelBounds, delay: FrameDelay) {
      let picture = PNG.Picture(bitmap, area)
      var whole = census
      whole.count(picture.words)
      var frame = PackedFrame(area: area, delay: delay)
      frame.data = Self.coding(whole).packed(picture)
      if let last, let rest = picture.blended(over: PNG.Picture(last, area)) {
        var blended = census
        blended.count(rest.words)
        let data = Self.coding(blended).packed(rest)
        if isBetter(data, than: frame.data, by: blended, whole) {
          whole = blended
          frame.data = data
          frame.isBlended = true
        }
      }
      use(whole)
      frames.append(frame)
      byteCount += frame.data.count
    }

    /// Whether a blended frame is to be taken, though all frames may need opacities because of it.
    private mutating func isBetter(
      _ blended: [UInt8], than whole: [UInt8], by blendedCensus: PNG.ColorCensus,
      _ wholeCensus: PNG.ColorCensus
    ) -> Bool {
      guard blended.count < whole.count else { return false }
      let header = Self.coding(blendedCensus).header
      if header == Self.coding(wholeCensus).header { return true }
      guard wholeCensus.hasTooMany || !blendedCensus.hasTooMany else { return false }
      // Opacities that are all the same take about a sixteenth more.
      missedByteCount += whole.count - blended.count
      return missedByteCount > byteCount / 16
    }

    /// How frames of some colours are packed until all are there.
    private static func coding(_ census: PNG.ColorCensus) -> PNG.Coding {
      let type: PNG.ColorType =
        !census.hasTooMany ? .palette : census.isOpaque ? .color : .colorAlpha
      return PNG.Coding(census, type, depth: 8, keepsOrder: true)
    }

    /// Takes colours in; packs anew what they do not suit.
    private mutating func use(_ grown: PNG.ColorCensus) {
      let coding = Self.coding(grown)
      let old = Self.coding(census)
      census = grown
      if coding.colorType != old.colorType { repack(from: old, as: coding) }
    }

    private mutating func repack(from old: PNG.Coding, as coding: PNG.Coding) {
      byteCount = 0
      for index in frames.indices {
        frames[index].repack(from: old, as: coding)
        byteCount += frames[index].data.count
      }
    }
  }
}
