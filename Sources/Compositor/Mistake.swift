/// A classic mistake in compositing.
///
/// Most are made by a compositor that is told to. One is made by whoever builds the views, so a
/// compositor that is told of it draws what it is given, and rightly.
public enum Mistake: Int, CaseIterable, Hashable, Sendable {
  /// Nothing is cut.
  case noClip
  /// What a moving window shows is not moved back against it.
  case noCounterOffset
  /// Premultiplied colours are taken for straight ones.
  case straightColor
  /// A group's opacity is that of each thing in it.
  case perChildOpacity
  /// Each thing in a clip is cut by itself.
  case perDrawClip
  /// Fractions are cut off.
  case truncation
  /// A pixel is covered wholly or not at all.
  case noAntialiasing
  /// Colours are mixed as light and not as numbers.
  case linearLight

  /// Who makes a mistake.
  public enum Maker: Hashable, Sendable {
    /// The one who makes pixels of commands.
    case compositor
    /// The one who says what lies where.
    case scene
  }

  /// Who makes it.
  public var maker: Maker { self == .noCounterOffset ? .scene : .compositor }

  /// A name for programs, of small letters and hyphens.
  public var name: String {
    switch self {
    case .noClip: "no-clip"
    case .noCounterOffset: "no-counter-offset"
    case .straightColor: "straight-color"
    case .perChildOpacity: "per-child-opacity"
    case .perDrawClip: "per-draw-clip"
    case .truncation: "truncation"
    case .noAntialiasing: "no-antialiasing"
    case .linearLight: "linear-light"
    }
  }

  /// A name for people.
  public var title: String {
    switch self {
    case .noClip: "No clip"
    case .noCounterOffset: "No counter-offset"
    case .straightColor: "Straight instead of premultiplied colour"
    case .perChildOpacity: "Opacity for each child"
    case .perDrawClip: "A clip for each drawing"
    case .truncation: "Truncation instead of rounding"
    case .noAntialiasing: "No antialiasing"
    case .linearLight: "Blending in linear light"
    }
  }

  /// What goes wrong and why, in one sentence.
  public var explanation: String {
    switch self {
    case .noClip:
      "The window does not cut what is in it, so all white titles show, on top of the black ones."
    case .noCounterOffset:
      "The white titles move along with the window instead of standing still behind it, so the pill "
        + "shows another title than the one it lies on."
    case .straightColor:
      "A colour already multiplied by its opacity is multiplied by it again, so what is translucent "
        + "turns dark, and soft edges get dark rims."
    case .perChildOpacity:
      "The group's opacity is given to each child by itself, so what lies behind a child shows "
        + "through it."
    case .perDrawClip:
      "Each drawing is cut by itself, so at the clip's soft edge the second lets a part of the first "
        + "through: a red rim."
    case .truncation:
      "Fractions are cut off and not rounded, so each layer may be one level too dark, and many "
        + "layers drift."
    case .noAntialiasing:
      "A pixel counts as covered wholly or not at all, so edges become stairs, and move in jumps."
    case .linearLight:
      "Colours are mixed as amounts of light, where UIKit and web pages mix the stored sRGB numbers, "
        + "so soft edges turn lighter and black text thinner."
    }
  }
}
