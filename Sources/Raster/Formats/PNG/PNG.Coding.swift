extension PNG {
  /// How pixels are written: the type of colour, its depth, and the palette if there is one.
  struct Coding {
    let colorType: ColorType
    let depth: Int
    /// The straight colours of the palette as words; as a rule those that let something through come
    /// first, for only up to the last of them are opacities written.
    let palette: [UInt32]
    /// The colours that are written, and for each of them its place in the palette.
    private let census: ColorCensus
    private let places: [UInt8]

    /// Chooses the shortest way for pictures of some colours.
    ///
    /// - Parameters:
    ///   - census: All their colours.
    ///   - keepsOrder: Whether the palette has them in the order in which they were met.
    init(_ census: ColorCensus, keepsOrder: Bool = false) {
      guard !census.hasTooMany else {
        let type = Self.colorType(isGrey: census.isGrey, isOpaque: census.isOpaque)
        self.init(census, type, depth: 8, keepsOrder: keepsOrder)
        return
      }
      let depth = Self.depth(forColors: census.words.count)
      if let greyDepth = Self.greyDepth(census), greyDepth <= depth {
        self.init(census, .grey, depth: greyDepth, keepsOrder: keepsOrder)
      } else {
        self.init(census, .palette, depth: depth, keepsOrder: keepsOrder)
      }
    }

    /// A type of colour and a depth that suit some colours.
    init(_ census: ColorCensus, _ colorType: ColorType, depth: Int, keepsOrder: Bool) {
      self.census = census
      self.colorType = colorType
      self.depth = depth
      let straight =
        colorType == .palette ? census.words.map { Pixel(word: $0).straight.word } : []
      let order =
        keepsOrder
        ? Array(straight.indices)
        : straight.indices.filter { straight[$0] &>> 24 < 255 }
          + straight.indices.filter { straight[$0] &>> 24 == 255 }
      var places = Array(repeating: UInt8(0), count: straight.count)
      for (place, index) in order.enumerated() { places[index] = UInt8(place) }
      self.places = places
      palette = order.map { straight[$0] }
    }

    /// The header of a file, of a pixel.
    var header: Header { Header(width: 1, height: 1, colorType: colorType, depth: depth) }

    /// The bodies of the chunks that come before the pixels.
    var paletteBody: [UInt8] {
      var body: [UInt8] = []
      for word in palette {
        let pixel = Pixel(word: word)
        body += [pixel.red, pixel.green, pixel.blue]
      }
      return body
    }

    var transparencyBody: [UInt8] {
      let count = (palette.lastIndex { $0 &>> 24 < 255 } ?? -1) + 1
      return palette.prefix(count).map { UInt8($0 &>> 24) }
    }

    private static func colorType(isGrey: Bool, isOpaque: Bool) -> ColorType {
      if isGrey { return isOpaque ? .grey : .greyAlpha }
      return isOpaque ? .color : .colorAlpha
    }

    /// The least depth of a palette.
    private static func depth(forColors count: Int) -> Int {
      count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
    }

    /// The least depth in which all colours are levels of grey; `nil` if one is not grey.
    private static func greyDepth(_ census: ColorCensus) -> Int? {
      guard census.isGrey, census.isOpaque else { return nil }
      for depth in [1, 2, 4] {
        let step = UInt32(255 / (1 << depth - 1))
        if census.words.allSatisfy({ ($0 & 255) % step == 0 }) { return depth }
      }
      return 8
    }
  }
}

extension PNG.Coding {
  /// Up to so many pixels both ways of filtering are packed, and the shorter is taken: neighbours in a
  /// palette may be neighbours in the picture, too.
  private static var trialLimit: Int { 32_768 }

  /// A picture whose colours were counted, as the file has it.
  func packed(_ picture: PNG.Picture) -> [UInt8] {
    let period = header.filterDistance
    guard depth == 8, picture.words.count <= Self.trialLimit else {
      return Deflater.deflate(filteredRows(of: picture), period: period)
    }
    let rows = rows(of: picture)
    let plain = Deflater.deflate(rows.plain, period: period)
    let adaptive = Deflater.deflate(rows.adaptive, period: period)
    return adaptive.count < plain.count ? adaptive : plain
  }

  /// The pixels of what was packed in this way; `nil` for what was not.
  func unpacked(_ data: [UInt8], width: Int, height: Int) -> [UInt32]? {
    let header = header.with(width: width, height: height)
    let reader = PNG.PixelReader(
      header, palette: palette.map { $0 | 0xFF00_0000 },
      transparency: colorType == .palette ? transparencyBody : nil)
    guard let count = Int(exactly: header.dataLength) else { return nil }
    do throws(InflateError) {
      let rows = try Inflater.inflate(data, count: count)
      return reader.wordsOrNil(ofRows: rows, width: width, height: height)
    } catch {
      return nil
    }
  }

  /// The rows of a picture whose colours were counted, each with its filter before it.
  func filteredRows(of picture: PNG.Picture) -> [UInt8] {
    if depth < 8 || colorType == .palette { return indexRows(of: picture) }
    return rows(of: picture).filtered(isFlat: picture.isFlat)
  }

  private func rows(of picture: PNG.Picture) -> PNG.Rows {
    PNG.Rows(
      bytes: directRows(of: picture), length: picture.width * colorType.channelCount,
      distance: colorType.channelCount)
  }

  /// Rows of indices or levels, not filtered: differences of such numbers mean nothing.
  private func indexRows(of picture: PNG.Picture) -> [UInt8] {
    let rowLength = (picture.width * depth + 7) / 8
    var rows = Array(repeating: UInt8(0), count: picture.height * (rowLength + 1))
    var index = 0
    var lastWord = picture.words.first ?? 0
    var lastValue = value(of: lastWord)
    for y in 0..<picture.height {
      let start = y * (rowLength + 1) + 1
      var shift = 8
      var place = start
      for _ in 0..<picture.width {
        let word = picture.words[index]
        index += 1
        if word != lastWord {
          lastWord = word
          lastValue = value(of: word)
        }
        shift -= depth
        rows[place] |= lastValue &<< UInt8(truncatingIfNeeded: shift)
        if shift == 0 {
          shift = 8
          place += 1
        }
      }
    }
    return rows
  }

  private func value(of word: UInt32) -> UInt8 {
    if colorType == .palette { return places[census.place(of: word)] }
    return UInt8(word & 255) >> UInt8(8 - depth)
  }

  /// Rows of whole bytes, without filters.
  private func directRows(of picture: PNG.Picture) -> [UInt8] {
    let count = colorType.channelCount
    var rows = Array(repeating: UInt8(0), count: picture.words.count * count)
    var place = 0
    for word in picture.words {
      let pixel = word &>> 24 == 255 ? word : Pixel(word: word).straight.word
      switch colorType {
      case .palette: rows[place] = value(of: word)
      case .grey: rows[place] = UInt8(truncatingIfNeeded: pixel)
      case .greyAlpha:
        rows[place] = UInt8(truncatingIfNeeded: pixel)
        rows[place + 1] = UInt8(truncatingIfNeeded: pixel &>> 24)
      case .color, .colorAlpha:
        rows[place] = UInt8(truncatingIfNeeded: pixel)
        rows[place + 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        rows[place + 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
        if count == 4 { rows[place + 3] = UInt8(truncatingIfNeeded: pixel &>> 24) }
      }
      place += count
    }
    return rows
  }
}

extension PNG.ChunkWriter {
  /// Adds the palette and its opacities, where there are any.
  mutating func append(_ coding: PNG.Coding) {
    guard coding.colorType == .palette else { return }
    append(.palette, coding.paletteBody)
    let opacities = coding.transparencyBody
    if !opacities.isEmpty { append(.transparency, opacities) }
  }
}
