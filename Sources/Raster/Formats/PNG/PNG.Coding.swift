extension PNG {
  /// Pixels in rows from the top, premultiplied, as words.
  struct Picture {
    var words: [UInt32]
    var width: Int
    var height: Int
  }

  /// How pixels are written: the type of colour, its depth, and the palette if there is one.
  struct Coding {
    let colorType: ColorType
    let depth: Int
    /// The straight colours of the palette as words; those that let something through come first.
    let palette: [UInt32]
    /// The colours that are written, and for each of them its place in the palette.
    private let census: ColorCensus
    private let places: [UInt8]

    /// Chooses the shortest way for pictures of some colours.
    init(_ census: ColorCensus) {
      self.census = census
      guard !census.hasTooMany else {
        palette = []
        places = []
        depth = 8
        colorType = Self.colorType(isGrey: census.isGrey, isOpaque: census.isOpaque)
        return
      }
      let depth = Self.depth(forColors: census.words.count)
      if let greyDepth = Self.greyDepth(census), greyDepth <= depth {
        self.depth = greyDepth
        colorType = .grey
        palette = []
        places = []
      } else {
        self.depth = depth
        colorType = .palette
        let straight = census.words.map { Pixel(word: $0).straight.word }
        let order =
          straight.indices.filter { straight[$0] &>> 24 < 255 }
          + straight.indices.filter { straight[$0] &>> 24 == 255 }
        var places = Array(repeating: UInt8(0), count: straight.count)
        for (place, index) in order.enumerated() { places[index] = UInt8(place) }
        self.places = places
        palette = order.map { straight[$0] }
      }
    }

    func header(width: Int, height: Int) -> [UInt8] {
      Header(width: width, height: height, colorType: colorType, depth: depth).bytes
    }

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
      palette.filter { $0 &>> 24 < 255 }.map { UInt8($0 &>> 24) }
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
  /// The rows of a picture whose colours were counted, each with its filter before it.
  func filteredRows(of picture: PNG.Picture) -> [UInt8] {
    if depth < 8 || colorType == .palette { return indexRows(of: picture) }
    return PNG.RowFilter.filtered(
      directRows(of: picture), rowLength: picture.width * colorType.channelCount,
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
      case .grey, .palette: rows[place] = UInt8(truncatingIfNeeded: pixel)
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
