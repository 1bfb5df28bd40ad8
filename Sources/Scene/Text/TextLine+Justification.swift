extension TextLine {
  /// The line made as wide as a box by wider spaces between its words.
  ///
  /// All spaces inside the line get the same share; those at its start and end get none. A line that
  /// ends a paragraph, that has no space inside, or that is as wide as the box already stays as it is.
  public func justified(to width: Double) -> TextLine {
    let room = width - self.width
    guard !endsParagraph, room > 0, room.isFinite,
      let first = places.firstIndex(where: { !$0.isSpace }),
      let last = places.lastIndex(where: { !$0.isSpace })
    else { return self }
    let count = places[first...last].count { $0.isSpace }
    guard count > 0 else { return self }
    var line = self
    var passed = 0
    for i in first..<places.count {
      let before = room * (Double(passed) / Double(count))
      if places[i].isSpace, i < last { passed += 1 }
      line.places[i].x += before
      line.places[i].end += room * (Double(passed) / Double(count))
    }
    return line
  }
}
