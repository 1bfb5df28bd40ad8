extension TextLayout {
  /// The character at a point, that under it or the nearest in the nearest line.
  ///
  /// Of a ligature each character has an even share. A point beside a line is at its first or last
  /// character; one in a line without characters is at its start.
  ///
  /// - Returns: A place of the text; `nil` if there is no line. NaN counts as 0.
  public func characterIndex(at point: Point) -> Int? {
    guard let line = line(at: point.y) else { return nil }
    return lines[line].nearest(to: point.x)?.character ?? lines[line].range.lowerBound
  }

  /// The place between two characters that is nearest to a point: where a caret goes that is set there.
  ///
  /// - Returns: A place of the text, up to the number of characters; `nil` if there is no line.
  public func insertionIndex(at point: Point) -> Int? {
    guard let index = line(at: point.y) else { return nil }
    let line = lines[index]
    guard let extent = line.nearest(to: point.x) else { return line.range.lowerBound }
    let x = point.x - line.frame.minX
    let isLeft = x < (extent.minX + extent.maxX) / 2
    return isLeft != extent.isRightToLeft ? extent.character : extent.character + extent.length
  }

  /// Where a caret stands before a character: without width, as high as the line.
  ///
  /// Where a line is broken the caret is at the start of the next line. Behind the last character it is
  /// at its end, or, behind a line break, where the next line would begin. In text of both directions
  /// it is at the side of the character behind it where that begins. A place before the text or behind it
  /// counts as its start or end. In a text without characters it is at the top left.
  public func caretRect(at index: Int) -> Rect {
    let index = min(max(index, 0), characterCount)
    guard let place = lines.lastIndex(where: { $0.range.lowerBound <= index }) else {
      return Rect(x: 0, y: 0, width: 0, height: font.lineHeight)
    }
    let line = lines[place]
    if index == characterCount, line.range.upperBound + 1 == index, text.endsWithLineBreak {
      return Rect(
        x: line.startEdge, y: line.frame.maxY, width: 0, height: line.frame.height)
    }
    let x: Double
    if let extent = line.extent(of: index) {
      x = extent.isRightToLeft ? extent.maxX : extent.minX
    } else if let extent = line.extent(of: line.range.upperBound - 1) {
      x = extent.isRightToLeft ? extent.minX : extent.maxX
    } else {
      return Rect(x: line.startEdge, y: line.frame.minY, width: 0, height: line.frame.height)
    }
    return Rect(x: line.frame.minX + x, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The rectangles that hold characters, as high as their lines.
  ///
  /// One for each line, more where the range is not in one piece, in text of both directions. Line
  /// breaks and what no line shows have none.
  public func frames(of range: Range<Int>) -> [Rect] {
    var frames: [Rect] = []
    for line in lines {
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { continue }
      var last: Rect?
      for extent in line.extents where extent.overlaps(part) {
        let minX = line.frame.minX + extent.minX
        if let frame = last, abs(frame.maxX - minX) <= TextLine.tolerance {
          last?.size.width = line.frame.minX + extent.maxX - frame.minX
        } else {
          if let last { frames.append(last) }
          last = Rect(
            x: minX, y: line.frame.minY, width: extent.maxX - extent.minX,
            height: line.frame.height)
        }
      }
      if let last { frames.append(last) }
    }
    return frames
  }

  /// Draws the lines where they are, and behind and in front of them what their attributes say.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - point: Where the layout's top left corner goes.
  ///   - color: The colour of text that has none.
  public func draw(in canvas: inout Canvas, at point: Point = .zero, color: Color = .black) {
    for line in lines {
      let origin = Point(x: point.x + line.frame.minX, y: point.y + line.baseline)
      line.draw(in: &canvas, at: origin, color: color)
    }
  }

  /// The line at a height, or the nearest.
  private func line(at y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.frame.maxY } ?? (y.isNaN ? 0 : lines.count - 1)
  }
}
