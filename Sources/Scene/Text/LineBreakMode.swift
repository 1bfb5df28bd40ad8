/// How a text is broken into lines, and what becomes of the part that has no room.
///
/// All but one break lines between words. The modes differ in the last line that is allowed: the
/// first two drop what follows it, the others put all the rest of the text into it, with line breaks
/// as spaces, and shorten that if it is too wide.
public enum LineBreakMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Lines end between words; a word wider than a line is broken between characters.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// The last line is cut at the edge of the box.
  case byClipping
  /// The last line ends as the text does, after a … in place of the start.
  case byTruncatingHead
  /// The last line ends with … where it would not fit.
  case byTruncatingTail
  /// The last line begins and ends as the rest of the text does, with a … between.
  case byTruncatingMiddle

  /// Whether a … stands for what has no room.
  var isTruncating: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }

  /// Whether what follows the last line is dropped.
  var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
