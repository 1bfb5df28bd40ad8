/// What holds for every picture, whatever it shows, so that it needs no reference.
public enum Law: String, CaseIterable, Hashable, Sendable {
  /// A renderer that has drawn before draws the same.
  case renderTwice
  /// The number of threads does not show.
  case threads
  /// Tiles make up the picture.
  case tile
  /// What is moved by whole pixels has its pixels moved.
  case translate
  /// What is mirrored has its pixels mirrored.
  case mirror
  /// A clip round everything changes nothing.
  case noOpClip
  /// A group that neither clips nor is translucent may be two.
  case splitGroup
  /// Siblings that share no pixel may change places.
  case reorderSiblings

  /// The law in a sentence.
  public var claim: String {
    switch self {
    case .renderTwice: "a renderer that has drawn before draws the same"
    case .threads: "the number of threads does not show"
    case .tile: "tiles make up the picture"
    case .translate: "what is moved by whole pixels has its pixels moved"
    case .mirror: "what is mirrored has its pixels mirrored"
    case .noOpClip: "a clip round everything changes nothing"
    case .splitGroup: "a group that neither clips nor is translucent may be two"
    case .reorderSiblings: "siblings that share no pixel may change places"
    }
  }
}
