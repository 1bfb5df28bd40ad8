extension TextLayout {
  /// Puts the lines below each other.
  ///
  /// Lines of one height and gap are multiples of it below the first, so that nothing adds up.
  mutating func stack() {
    var (blockTop, blockCount, blockStep) = (0.0, 0.0, 0.0)
    for index in lines.indices {
      if index > 0 {
        let step = lines[index - 1].frame.height + gap(before: index)
        if step != blockStep {
          blockTop = blockTop + blockCount * blockStep
          (blockCount, blockStep) = (0, step)
        }
        blockCount += 1
      }
      lines[index].frame.origin.y = blockTop + blockCount * blockStep
    }
  }

  /// What is between a line and the one before it.
  private func gap(before index: Int) -> Double {
    let (above, below) = (lines[index - 1], lines[index])
    var gap = ParagraphStyle.length(above.style.lineSpacing)
    if text.isParagraphEnd(before: below.cut.range.lowerBound) {
      gap += ParagraphStyle.length(above.style.paragraphSpacing)
      gap += ParagraphStyle.length(below.style.paragraphSpacingBefore)
    }
    return gap
  }

  /// Puts each line at the side of a box that its paragraph's style says; justified ones get as wide
  /// as there is room.
  mutating func align(in width: Double) {
    let box = width.isFinite ? width : self.width
    for index in lines.indices { lines[index] = lines[index].aligned(in: box) }
  }
}

extension TextLine {
  /// What the style keeps free behind the line.
  var endIndent: Double {
    style.tailIndent < 0 && style.tailIndent.isFinite ? -style.tailIndent : 0
  }

  /// The line where it goes in a box.
  ///
  /// - Parameters:
  ///   - width: The width of the box.
  ///   - alignment: Where it goes; `nil` is as its style says.
  ///   - naturalIsRight: Whether natural is right; `nil` is as its paragraph begins.
  /// - Returns: The line, as wide as there is room if it is justified.
  func aligned(
    in width: Double, _ alignment: TextAlignment? = nil, naturalIsRight: Bool? = nil
  ) -> TextLine {
    var line = self
    let alignment = alignment ?? style.alignment
    let indent = cut.indent
    let end = style.tailIndent.isFinite ? style.tailIndent : 0
    let room = (end > 0 ? min(end, width) : width + end) - indent
    if alignment == .justified { line = justified(to: room) }
    let left = isRightToLeft ? max(0, width - room - indent) : indent
    let free = room - line.width
    // A line that does not fit shows its beginning, whatever the alignment.
    guard free > 0 else {
      line.frame.origin.x = isRightToLeft ? left + free : left
      return line
    }
    let share: Double =
      switch alignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural, .justified: naturalIsRight ?? isRightToLeft ? 1 : 0
      }
    line.frame.origin.x = left + free * share
    return line
  }
}

extension TypesetText {
  /// Whether a paragraph ends before a character.
  func isParagraphEnd(before index: Int) -> Bool {
    index > 0 && index <= count && source.kinds[index - 1].contains(.paragraphEnd)
  }

  /// Whether a line break is the last character.
  var endsWithLineBreak: Bool { source.kinds.last?.contains(.lineBreak) ?? false }

  /// Whether characters are surely wider than a width.
  func isWider(_ range: Range<Int>, than width: Double) -> Bool {
    var x = 0.0
    for index in range {
      x += elements[index].advance
      if !(x <= width), !isSpace(index) { return true }
    }
    return false
  }
}
