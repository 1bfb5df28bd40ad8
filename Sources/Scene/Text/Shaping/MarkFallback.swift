// Faces without rules leave marks where they stand. They are put over, under or beside the glyph before
// them by the boxes of their drawings, as HarfBuzz does: in the middle of the base's advance, a
// sixteenth of an em away; marks on one side are stacked from the base outward. On a ligature each is put
// on its part, as if all parts were as wide.

/// Places the marks of a run in a face without rules for them.
struct MarkFallback {
  /// The room of a drawing, y up.
  private struct Box {
    var left: Int
    var width: Int
    var bottom: Int
    var top: Int
  }

  let program: FontProgram
  let isRightToLeft: Bool

  /// Places the marks after each glyph that is none.
  func place(in buffer: inout ShapingBuffer) {
    var base = 0
    while base < buffer.items.count {
      guard !buffer.items[base].character.isMark else {
        base += 1
        continue
      }
      var end = base + 1
      while end < buffer.items.count,
        buffer.items[end].character.isMark || buffer.items[end].isIgnorable
      {
        end += 1
      }
      if end > base + 1 { place(base + 1..<end, on: base, in: &buffer) }
      base = end
    }
  }

  private func place(_ marks: Range<Int>, on base: Int, in buffer: inout ShapingBuffer) {
    let item = buffer.items[base]
    guard var room = box(of: item.glyph) else { return }
    // The advance says better than the drawing where the middle of a letter is.
    room.left = 0
    room.width = Self.whole(program.advance(of: item.glyph))
    var origin = isRightToLeft ? 0 : -buffer.positions[base].advance
    var last: (part: Int, side: UInt8)?
    var stack = room
    for place in marks {
      let mark = buffer.items[place]
      guard mark.character.combiningClass > 0 else {
        origin += buffer.positions[place].advance * (isRightToLeft ? 1 : -1)
        continue
      }
      let part = part(of: mark, on: item)
      let side = Self.side(of: mark.character.combiningClass)
      if last.map({ $0 != (part, side) }) ?? true {
        stack = self.room(of: part, of: item.partCount, in: room)
        last = (part, side)
      }
      buffer.positions[place].advance = 0
      guard let box = box(of: mark.glyph) else { continue }
      buffer.positions[place].x = Double(x(of: box, side, in: stack)) + origin
      buffer.positions[place].y = Double(y(of: box, side, on: &stack))
    }
  }

  /// The part of a ligature that a mark belongs to, from 0; the last if it is not said.
  private func part(of mark: ShapingItem, on base: ShapingItem) -> Int {
    let isOwn = base.ligature.id > 0 && base.ligature.id == mark.ligature.id && mark.part > 0
    return isOwn ? min(mark.part, base.partCount) - 1 : base.partCount - 1
  }

  private func room(of part: Int, of count: Int, in box: Box) -> Box {
    guard count > 1 else { return box }
    var room = box
    room.left += (isRightToLeft ? count - 1 - part : part) * box.width / count
    room.width /= count
    return room
  }

  private func x(of mark: Box, _ side: UInt8, in room: Box) -> Int {
    switch side {
    case 233, 234:
      let edge = isRightToLeft ? room.left : room.left + room.width
      return edge - mark.width / 2 - mark.left
    case 200, 218, 228: return room.left - mark.left
    case 216, 222, 232: return room.left + room.width - mark.width - mark.left
    default: return room.left + (room.width - mark.width) / 2 - mark.left
    }
  }

  /// How far a mark rises, and what is taken up then.
  private func y(of mark: Box, _ side: UInt8, on room: inout Box) -> Int {
    let gap = program.unitsPerEm / 16
    let height = mark.top - mark.bottom
    switch side {
    case 200, 202, 218, 220, 222, 233:
      if side > 202 { room.bottom -= gap }
      var rise = room.bottom - mark.top
      // A mark below is never lifted.
      if rise > 0 {
        room.bottom -= rise
        rise = 0
      }
      room.bottom -= height
      return rise
    case 214, 216, 228, 230, 232, 234:
      if side > 216 { room.top += gap }
      var rise = room.top - mark.bottom
      // A mark above is lowered by half of what it might.
      if rise <= 0 {
        let half = -(rise / 2)
        room.top += half
        rise += half
      }
      room.top += height
      return rise
    default: return 0
    }
  }

  private func box(of glyph: Int) -> Box? {
    guard let path = try? program.outline(of: glyph) else { return nil }
    let bounds = path.controlBounds
    // y is down in a path.
    let left = Self.whole(bounds.origin.x.rounded(.down))
    let top = Self.whole((-bounds.origin.y).rounded(.up))
    let right = Self.whole((bounds.origin.x + bounds.size.width).rounded(.up))
    let bottom = Self.whole((-bounds.origin.y - bounds.size.height).rounded(.down))
    return Box(left: left, width: right - left, bottom: bottom, top: top)
  }

  /// A number of units, kept within what arithmetic bears.
  private static func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number, -1_000_000), 1_000_000))
  }

  /// On which side of its base a mark goes, as a combining class of 200 or more, by the class in the
  /// order that faces expect; what is in the letter keeps its own.
  private static func side(of combiningClass: UInt8) -> UInt8 {
    switch combiningClass {
    // Points of Hebrew below, at the letter, to the right and to the left above; point varika.
    case 15...25, 30, 33, 118, 129, 131: 220
    case 13: 214
    case 10, 107: 232
    case 11, 14: 228
    // Vowels of Arabic, and those of Lao and Tibetan above.
    case 26...29, 31...32, 34...36, 122, 132: 230
    // Vowels of Thai below.
    case 3: 222
    default: combiningClass
    }
  }
}
