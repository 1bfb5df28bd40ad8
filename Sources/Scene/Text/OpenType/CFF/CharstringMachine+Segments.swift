extension CharstringMachine {
  /// Draws lines and curves of all numbers on the stack, and clears it.
  ///
  /// Numbers that are too few for another segment are dropped.
  mutating func drawSegments(_ name: Int) {
    switch name {
    case 5: drawLines(in: 0..<stack.count)
    case 6: drawStraightLines(horizontalFirst: true)
    case 7: drawStraightLines(horizontalFirst: false)
    case 8: drawCurves(in: 0..<stack.count)
    case 24:
      let last = max(stack.count - 2, 0)
      drawCurves(in: 0..<last)
      drawLines(in: last..<stack.count)
    case 25:
      let last = max(stack.count - 6, 0)
      drawLines(in: 0..<last)
      drawCurves(in: last..<stack.count)
    case 26: drawVerticalCurves()
    case 27: drawHorizontalCurves()
    case 30: drawAlternatingCurves(horizontalFirst: false)
    default: drawAlternatingCurves(horizontalFirst: true)
    }
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func drawLines(in range: Range<Int>) {
    var index = range.lowerBound
    while index + 2 <= range.upperBound {
      pen.line(stack[index], stack[index + 1])
      index += 2
    }
  }

  private mutating func drawStraightLines(horizontalFirst: Bool) {
    var isHorizontal = horizontalFirst
    for length in stack {
      pen.line(isHorizontal ? length : 0, isHorizontal ? 0 : length)
      isHorizontal.toggle()
    }
  }

  private mutating func drawCurves(in range: Range<Int>) {
    var index = range.lowerBound
    while index + 6 <= range.upperBound {
      pen.curve(
        stack[index], stack[index + 1], stack[index + 2], stack[index + 3], stack[index + 4],
        stack[index + 5])
      index += 6
    }
  }

  /// Curves that begin and end horizontal; a number more, in front, bends the first one's start.
  private mutating func drawHorizontalCurves() {
    var index = stack.count % 4 == 0 ? 0 : 1
    var first = index == 1 ? stack[0] : 0
    while index + 4 <= stack.count {
      pen.curve(stack[index], first, stack[index + 1], stack[index + 2], stack[index + 3], 0)
      first = 0
      index += 4
    }
  }

  /// Curves that begin and end vertical; a number more, in front, bends the first one's start.
  private mutating func drawVerticalCurves() {
    var index = stack.count % 4 == 0 ? 0 : 1
    var first = index == 1 ? stack[0] : 0
    while index + 4 <= stack.count {
      pen.curve(first, stack[index], stack[index + 1], stack[index + 2], 0, stack[index + 3])
      first = 0
      index += 4
    }
  }

  /// Quarters of an ellipse, which begin in one direction and end in the other; a number more, at the
  /// end, bends the last one's end.
  private mutating func drawAlternatingCurves(horizontalFirst: Bool) {
    var isHorizontal = horizontalFirst
    var index = 0
    while index + 4 <= stack.count {
      let (start, dx, dy, end) = (
        stack[index], stack[index + 1], stack[index + 2], stack[index + 3]
      )
      let last = index + 5 == stack.count ? stack[index + 4] : 0
      if isHorizontal {
        pen.curve(start, 0, dx, dy, last, end)
      } else {
        pen.curve(0, start, dx, dy, end, last)
      }
      isHorizontal.toggle()
      index += 4
    }
  }

  // MARK: - Flex

  /// Draws two curves that are nearly a line, and clears the stack; small sizes are not made flat.
  mutating func drawFlex(_ name: Int) throws(FontError) {
    let s = stack
    guard s.count >= [7, 12, 9, 11][name - 34] else { throw wrongOperator() }
    switch name {
    case 34:
      pen.curve(s[0], 0, s[1], s[2], s[3], 0)
      pen.curve(s[4], 0, s[5], 0 - s[2], s[6], 0)
    case 35:
      pen.curve(s[0], s[1], s[2], s[3], s[4], s[5])
      pen.curve(s[6], s[7], s[8], s[9], s[10], s[11])
    case 36:
      pen.curve(s[0], s[1], s[2], s[3], s[4], 0)
      pen.curve(s[5], 0, s[6], s[7], s[8], 0 - (s[1] + s[3] + s[7]))
    default:
      let dx = s[0] + s[2] + s[4] + s[6] + s[8]
      let dy = s[1] + s[3] + s[5] + s[7] + s[9]
      let isWide = abs(dx) > abs(dy)
      pen.curve(s[0], s[1], s[2], s[3], s[4], s[5])
      pen.curve(s[6], s[7], s[8], s[9], isWide ? s[10] : 0 - dx, isWide ? 0 - dy : s[10])
    }
    stack.removeAll(keepingCapacity: true)
  }
}
