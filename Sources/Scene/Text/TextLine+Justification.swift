extension TextLine {
  /// The line made as wide as a box by wider spaces between its words.
  ///
  /// All spaces inside the line get the same share; those at its start and end get none. A line without
  /// spaces gets wider between ideographs and kana. A line that ends a paragraph, that has neither
  /// inside, or that is as wide as the box already stays as it is.
  public func justified(to width: Double) -> TextLine {
    let room = width - self.width
    guard !endsParagraph, room > 0, room.isFinite,
      let first = places.firstIndex(where: { !$0.isSpace }),
      let last = places.lastIndex(where: { !$0.isSpace })
    else { return self }
    let spaces = places[first...last].count { $0.isSpace && $0.length > 0 }
    let widens = places.indices.map { place in
      guard place >= first, place < last else { return false }
      return spaces > 0
        ? places[place].isSpace && places[place].length > 0 : gapsBehind(place)
    }
    let count = widens.count { $0 }
    guard count > 0 else { return self }
    var line = self
    var passed = 0
    for i in first..<places.count {
      let before = room * (Double(passed) / Double(count))
      if widens[i] { passed += 1 }
      line.places[i].x += before
      line.places[i].end += room * (Double(passed) / Double(count))
    }
    line.width += room
    line.advance += room
    line.frame.size.width = line.width
    return line
  }

  /// Whether an ideograph ends at a glyph and another begins behind it.
  private func gapsBehind(_ place: Int) -> Bool {
    places[place].kind.contains(.ideograph) && places[place + 1].kind.contains(.ideograph)
      && (places[place + 1].length > 0 || runs[places[place].run].isRightToLeft)
  }
}
