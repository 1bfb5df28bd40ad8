public import Compositor
public import Scene

/// A small scene in which one mistake shows best.
///
/// - Shape: `size` divided by `zoom`, in device pixels.
public struct MistakeScene: Hashable, Sendable {
  /// The size in pixels in which all these scenes are shown, enlarged.
  public static let size = Size(width: 320, height: 128)

  /// The mistake.
  public let mistake: Mistake
  /// What is to be drawn.
  public let list: DisplayList
  /// What is drawn by who makes the mistake: the same, unless the views are what is wrong.
  public let wrongList: DisplayList
  /// How many times as large it is to be shown, so that the fault is seen.
  public let zoom: Int

  /// Makes the scene for a mistake.
  public init(_ mistake: Mistake) {
    self.mistake = mistake
    zoom =
      switch mistake {
      case .noClip, .noCounterOffset, .perChildOpacity: 1
      case .straightColor, .noAntialiasing, .linearLight: 4
      case .perDrawClip, .truncation: 8
      }
    switch mistake {
    case .noClip: list = Self.slidingPill(at: 0.5)
    case .noCounterOffset: list = Self.slidingPill(at: 1.5)
    case .straightColor: list = Self.glow()
    case .perChildOpacity: list = Self.paleCard()
    case .perDrawClip: list = Self.filledPill()
    case .truncation: list = Self.veils()
    case .noAntialiasing: list = Self.edges()
    case .linearLight: list = Self.redOnGreen()
    }
    wrongList =
      mistake == .noCounterOffset
      ? Self.slidingPill(at: 1.5, mistakes: .noCounterOffset) : list
  }

  /// What is drawn, in a few words.
  public var caption: String {
    switch mistake {
    case .noClip, .noCounterOffset: "A pill on its way between two titles"
    case .straightColor: "A glow, a disc and a letter, all white"
    case .perChildOpacity: "A card, as one group at half opacity"
    case .perDrawClip: "A red pill that cuts, and a white child in it"
    case .truncation: "Faint veils, white and black in turn, a pair more in each column"
    case .noAntialiasing: "Letters, a disc and a bar"
    case .linearLight: "Red on green, and black on white"
    }
  }

  /// The picture as it should be.
  ///
  /// - Throws: Never; the size is one that pictures have.
  public func picture() throws(ImageError) -> CompositedPicture {
    try Compositor().picture(of: list)
  }

  /// The picture with the mistake.
  ///
  /// - Throws: Never; the size is one that pictures have.
  public func wrongPicture() throws(ImageError) -> CompositedPicture {
    try Compositor(mistake: mistake).picture(of: wrongList)
  }
}
