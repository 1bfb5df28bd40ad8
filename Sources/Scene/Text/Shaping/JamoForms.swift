/// The letters of Hangul by their place in a syllable.
enum JamoForms {
  /// Lets each letter take part in the feature of its place.
  static func choose(for items: inout [ShapingItem]) {
    for place in items.indices {
      switch items[place].scalar {
      case 0x1100...0x115F, 0xA960...0xA97C: items[place].mask |= FeatureMask.leadingJamo
      case 0x1160...0x11A7, 0xD7B0...0xD7C6: items[place].mask |= FeatureMask.vowelJamo
      case 0x11A8...0x11FF, 0xD7CB...0xD7FB: items[place].mask |= FeatureMask.trailingJamo
      default: break
      }
    }
  }
}
