// Cursive attachment (GPOS type 3): the exit of a glyph meets the entry of the next. Along the line the
// advances change; across it one glyph is moved, and with it all that hang on it. Which one follows from
// a flag: the last of a chain rests on the baseline in Arabic, the first elsewhere. Each glyph hangs on
// one other, so the glyphs that are joined form trees.

extension RuleRun {
  /// The glyph is joined to the one before it.
  mutating func join(at offset: Int) -> Bool {
    let place = buffer.index
    let item = buffer.items[place]
    guard data.word(at: offset) == 1,
      let entry = anchorPlace(of: item, exit: false, at: offset),
      let last = previous(before: place, flags: flags),
      let exit = anchorPlace(of: buffer.items[last], exit: true, at: offset)
    else { return false }
    let exitPoint = anchor(at: exit)
    let entryPoint = anchor(at: entry)
    joinAlong(last, place, exitPoint.x.rounded(), entryPoint.x.rounded())
    if flags.isRightToLeft {
      hang(last, on: place, y: (entryPoint.y - exitPoint.y).rounded())
    } else {
      hang(place, on: last, y: (exitPoint.y - entryPoint.y).rounded())
    }
    buffer.index += 1
    return true
  }

  private func anchorPlace(of item: ShapingItem, exit: Bool, at offset: Int) -> Int? {
    let coverage = data.link(at: offset &+ 2, from: offset)
    guard let index = data.coverageIndex(at: coverage, of: item.glyph),
      index < data.word(at: offset &+ 4)
    else { return nil }
    let place = data.link(at: offset &+ 6 &+ index * 4 &+ (exit ? 2 : 0), from: offset)
    return place > 0 ? place : nil
  }

  private mutating func joinAlong(_ first: Int, _ second: Int, _ exit: Double, _ entry: Double) {
    if isRightToLeft {
      let distance = exit + buffer.positions[first].x
      buffer.positions[first].advance -= distance
      buffer.positions[first].x -= distance
      buffer.positions[second].advance = entry + buffer.positions[second].x
    } else {
      buffer.positions[first].advance = exit + buffer.positions[first].x
      let distance = entry + buffer.positions[second].x
      buffer.positions[second].advance -= distance
      buffer.positions[second].x -= distance
    }
  }

  private mutating func hang(_ child: Int, on parent: Int, y: Double) {
    turnChain(from: child, to: parent)
    buffer.positions[child].bond = .cursive
    buffer.positions[child].chain = parent - child
    buffer.positions[child].y = y
    if buffer.positions[parent].chain == child - parent {
      buffer.positions[parent].chain = 0
      buffer.positions[parent].y = 0
    }
  }

  /// What the glyph hung on hangs on it from now on, and so forth, up to the new parent.
  private mutating func turnChain(from place: Int, to parent: Int) {
    var place = place
    var chain = buffer.positions[place].chain
    var bond = buffer.positions[place].bond
    var y = buffer.positions[place].y
    guard chain != 0, bond == .cursive else { return }
    buffer.positions[place].chain = 0
    while chain != 0, bond == .cursive, spend() {
      let next = place + chain
      guard next != parent, buffer.positions.indices.contains(next) else { return }
      let above = buffer.positions[next]
      buffer.positions[next].y = -y
      buffer.positions[next].chain = -chain
      buffer.positions[next].bond = bond
      (place, chain, bond, y) = (next, above.chain, above.bond, above.y)
    }
  }
}
