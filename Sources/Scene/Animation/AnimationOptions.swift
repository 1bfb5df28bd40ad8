/// How an animation block runs; the names and the bits are UIKit's.
///
/// A block inside another takes duration, timing, repetition and touches from the outer one, unless
/// the matching override is set.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// One bit an option, and the curve in the bits from 16 on; bits without a name mean nothing.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Lays out the changed views at the end of the block, so that what is in them moves with them.
  public static let layoutSubviews = AnimationOptions(rawValue: 1)
  /// Lets taps reach the animated views and what is in them.
  public static let allowUserInteraction = AnimationOptions(rawValue: 2)
  /// Starts from what shows; here all animations do, so it changes nothing.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
  /// Runs until it is removed, unless a repeat count is given.
  public static let `repeat` = AnimationOptions(rawValue: 8)
  /// Lets each run be followed by its mirror image; at the very end the new value shows at once.
  public static let autoreverse = AnimationOptions(rawValue: 16)
  /// Keeps the block's own duration inside another block.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
  /// Keeps the block's own curve or spring inside another block.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
  /// Takes no repetition and no touches from the block around it.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
  /// Starts and ends slowly, which is so by default.
  public static let curveEaseInOut: AnimationOptions = []
  /// Starts slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// Progresses evenly.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  /// What a block inside another takes from it.
  static let inherited: AnimationOptions = [.repeat, .autoreverse, .allowUserInteraction]

  /// The curve that the bits name.
  var curve: TimingCurve {
    switch (rawValue >> 16) & 15 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
