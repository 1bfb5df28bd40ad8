/// Figures on both sides of a fraction slash.
enum Fractions {
  /// Lets them take part in the features of fractions.
  static func mark(_ items: inout [ShapingItem], isRightToLeft: Bool) {
    let above = FeatureMask.fraction | FeatureMask.numerator
    let below = FeatureMask.fraction | FeatureMask.denominator
    for slash in items.indices where items[slash].scalar == 0x2044 {
      var start = slash
      while start > 0, isFigure(items[start - 1].scalar) { start -= 1 }
      var end = slash + 1
      while end < items.count, isFigure(items[end].scalar) { end += 1 }
      guard start < slash, end > slash + 1 else { continue }
      for place in start..<slash { items[place].mask |= isRightToLeft ? below : above }
      items[slash].mask |= FeatureMask.fraction
      for place in slash + 1..<end { items[place].mask |= isRightToLeft ? above : below }
    }
  }

  private static func isFigure(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}
