extension TextLayout {
  /// The same lines in fonts of another size.
  func scaled(by factor: Double) -> TextLayout {
    guard factor != 1 else { return self }
    var layout = self
    for index in lines.indices { layout.lines[index] = lines[index].scaled(by: factor) }
    return layout
  }
}

extension TextLine {
  /// The same line in fonts of another size.
  func scaled(by factor: Double) -> TextLine {
    var line = self
    line.font = font.withSize(font.size * factor)
    line.width *= factor
    line.advance *= factor
    line.ascent *= factor
    line.cut.indent *= factor
    line.frame = Rect(
      x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
      height: frame.height * factor)
    for place in places.indices {
      line.places[place].x *= factor
      line.places[place].end *= factor
      line.places[place].offset.x *= factor
      line.places[place].offset.y *= factor
    }
    for run in runs.indices {
      line.runs[run].font = runs[run].font.withSize(runs[run].font.size * factor)
      line.runs[run].attributes.baselineOffset *= factor
    }
    return line
  }
}
