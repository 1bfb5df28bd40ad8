/// Why a pixel has its colour: everything that was drawn on it, in order, with the numbers.
///
/// It is kept by the code that draws, while it draws a picture of this one pixel. `value` is what the
/// whole picture has there, and each entry begins with the value that the one before it left.
public struct PixelLedger: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public let x: Int
  /// The row, counted from 0 at the top.
  public let y: Int
  /// What changed the pixel, or could have: the background, shapes, images, and the ends of groups.
  public internal(set) var entries: [Entry]
  /// The commands that drew nothing on the pixel, in the list's order.
  public internal(set) var skipped: [Skip]

  /// The pixel in the end.
  public var value: Pixel { entries.last?.after ?? Pixel(word: 0) }

  /// The place of the last entry that covers all that was there before it; what lies below cannot be
  /// seen.
  public var firstVisibleEntry: Int {
    // Within a group that does not show wholly nothing hides what lies below the group.
    var paleDepth: Int?
    for index in entries.indices.reversed() {
      let entry = entries[index]
      if entry.kind == .groupEnd, entry.amount < 255, paleDepth == nil { paleDepth = entry.depth }
      if entry.kind == .groupBegin, entry.depth == paleDepth { paleDepth = nil }
      if entry.hidesAllBelow, paleDepth == nil { return index }
    }
    return 0
  }
}
