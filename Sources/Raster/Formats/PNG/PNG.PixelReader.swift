import Scene

extension PNG {
  /// Turns unpacked rows into pixels.
  struct PixelReader {
    private let header: Header
    /// The pixels that the values of one component stand for, where that is all a pixel has, in at
    /// most 8 bits.
    private let table: [UInt32]
    /// The components of the colour that is transparent, as the file has them.
    private let key: [UInt16]?

    init(_ contents: Contents) {
      self.init(
        contents.header, palette: contents.palette, transparency: contents.transparency)
    }

    /// Reads pixels of a type and depth.
    ///
    /// - Parameters:
    ///   - header: Says both; the size does not count.
    ///   - palette: Opaque colours.
    ///   - transparency: The body of the chunk that says what is transparent, of a length that fits.
    init(_ header: Header, palette: [UInt32], transparency: [UInt8]?) {
      self.header = header
      let isTable = header.bitsPerPixel <= 8
      let opacities = transparency ?? []
      if header.colorType == .palette {
        key = nil
        table = palette.enumerated().map { index, color in
          var pixel = Pixel(word: color)
          if index < opacities.count { pixel.alpha = opacities[index] }
          return Pixel(premultiplying: pixel).word
        }
      } else {
        let mask = UInt16.max &>> UInt16(16 - header.depth)
        let key = transparency.map { bytes in
          stride(from: 0, to: bytes.count - 1, by: 2).map {
            (UInt16(bytes[$0]) &<< 8 | UInt16(bytes[$0 + 1])) & mask
          }
        }
        self.key = key
        table = isTable ? Self.greys(depth: header.depth, transparent: key?.first) : []
      }
    }

    private static func greys(depth: Int, transparent: UInt16?) -> [UInt32] {
      let last = 1 << depth - 1
      return (0...last).map { (level: Int) in
        if let transparent, Int(transparent) == level { return 0 }
        return 0xFF00_0000 | UInt32(level * 255 / last) &* 0x0001_0101
      }
    }

    /// The pixels of a picture of a file.
    ///
    /// - Parameters:
    ///   - data: The picture's packed pixels within `bytes`.
    ///   - width: Its width, which is at most that of the file, as its height is.
    ///   - height: Its height.
    ///   - bytes: The file.
    /// - Returns: Premultiplied words, in rows from the top.
    /// - Throws: `ParsingError` if they cannot be unpacked.
    func words(of data: Contents.Data, width: Int, height: Int, in bytes: [UInt8])
      throws(ParsingError) -> [UInt32]
    {
      let rows = try Self.unpacked(data, header.with(width: width, height: height), in: bytes)
      return try words(ofRows: rows, width: width, height: height)
    }

    /// The pixels of unpacked rows, which have the length that the size says.
    func words(ofRows unpacked: [UInt8], width: Int, height: Int) throws(ParsingError) -> [UInt32] {
      let header = header.with(width: width, height: height)
      var rows = unpacked
      var words = Array(repeating: UInt32(0), count: width * height)
      var start = 0
      var number = 0
      for pass in header.passes {
        let length = header.rowLength(width: pass.width)
        for row in 0..<pass.height {
          guard let filter = RowFilter(rawValue: rows[start]) else {
            throw .wrongFilter(rows[start], row: number)
          }
          start += 1
          filter.undo(
            in: &rows, start: start, length: length, distance: header.filterDistance,
            hasRowAbove: row > 0)
          let first = (pass.y + row * pass.rowStep) * width + pass.x
          try read(rows, from: start, count: pass.width, to: &words, at: first, pass.columnStep)
          start += length
          number += 1
        }
      }
      return words
    }

    /// The same; `nil` for rows that cannot be read.
    func wordsOrNil(ofRows rows: [UInt8], width: Int, height: Int) -> [UInt32]? {
      do throws(ParsingError) {
        return try words(ofRows: rows, width: width, height: height)
      } catch {
        return nil
      }
    }

    /// Unpacks pixels, unless they cannot be as many as they must: no code of deflate is shorter than
    /// two bits for 258 bytes.
    private static func unpacked(_ data: Contents.Data, _ header: Header, in bytes: [UInt8])
      throws(ParsingError) -> [UInt8]
    {
      let length = data.length
      guard let wanted = Int(exactly: header.dataLength),
        header.dataLength <= UInt64(length) * 1032
      else {
        throw .dataTooShort(
          data.name, offset: data.offset, length: length,
          wanted: Int(clamping: header.dataLength))
      }
      var stream: [UInt8] = []
      stream.reserveCapacity(length)
      for piece in data.pieces { stream += bytes[piece] }
      do throws(InflateError) {
        return try Inflater.inflate(stream, count: wanted)
      } catch {
        throw .wrongData(error, data.name, offset: data.fileOffset(of: error.offset))
      }
    }

    /// Reads a row.
    private func read(
      _ rows: [UInt8], from start: Int, count: Int, to words: inout [UInt32], at first: Int,
      _ step: Int
    ) throws(ParsingError) {
      if header.bitsPerPixel <= 8 {
        try readTable(rows, from: start, count: count, to: &words, at: first, step)
        return
      }
      let channelCount = header.colorType.channelCount
      let byteCount = header.bitsPerPixel / 8
      for column in 0..<count {
        let place = start + column * byteCount
        let word: UInt32
        if header.depth == 8 {
          word = pixel8(rows, at: place, channelCount)
        } else {
          word = pixel16(rows, at: place, channelCount)
        }
        words[first + column * step] = word
      }
    }

    private func readTable(
      _ rows: [UInt8], from start: Int, count: Int, to words: inout [UInt32], at first: Int,
      _ step: Int
    ) throws(ParsingError) {
      let depth = header.depth
      let mask = 1 << depth - 1
      for column in 0..<count {
        let bit = column * depth
        let value = Int(rows[start + bit / 8]) >> (8 - depth - bit % 8) & mask
        guard value < table.count else { throw .wrongPaletteIndex(value, count: table.count) }
        words[first + column * step] = table[value]
      }
    }

    private func pixel8(_ rows: [UInt8], at place: Int, _ channelCount: Int) -> UInt32 {
      let red = rows[place]
      let isGrey = channelCount < 3
      let green = isGrey ? red : rows[place + 1]
      let blue = isGrey ? red : rows[place + 2]
      if channelCount % 2 == 0 {
        let alpha = rows[place + channelCount - 1]
        return Pixel(premultiplying: Pixel(red: red, green: green, blue: blue, alpha: alpha)).word
      }
      if let key, [UInt16(red), UInt16(green), UInt16(blue)] == key { return 0 }
      return Pixel(red: red, green: green, blue: blue).word
    }

    private func pixel16(_ rows: [UInt8], at place: Int, _ channelCount: Int) -> UInt32 {
      func component(_ index: Int) -> UInt16 {
        UInt16(rows[place + index * 2]) &<< 8 | UInt16(rows[place + index * 2 + 1])
      }
      let components = (0..<channelCount).map(component)
      if components == key { return 0 }
      // v 255 / 65535 is v / 257, and 257 is odd: no quotient lies half way between two levels.
      let levels = components.map { UInt8(truncatingIfNeeded: (UInt32($0) &+ 128) / 257) }
      let isGrey = channelCount < 3
      let alpha = channelCount % 2 == 0 ? levels[channelCount - 1] : 255
      return Pixel(
        premultiplying: Pixel(
          red: levels[0], green: levels[isGrey ? 0 : 1], blue: levels[isGrey ? 0 : 2],
          alpha: alpha)
      ).word
    }
  }
}

extension PNG.Contents.Data {
  /// Where in the file a byte of the stream is that the pieces make together.
  fileprivate func fileOffset(of offset: Int) -> Int {
    var left = offset
    for piece in pieces {
      if left < piece.count { return piece.lowerBound + left }
      left -= piece.count
    }
    return pieces.last?.upperBound ?? self.offset
  }
}
