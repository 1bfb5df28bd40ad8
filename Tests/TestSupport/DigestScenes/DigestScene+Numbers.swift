import Scene

/// Not pictures but the numbers that pictures come from: where these agree, frames agree.
extension DigestScene {
  static var numbers: [DigestScene] {
    [
      DigestScene("elementary-functions") { bytes(of: functionValues) },
      DigestScene("timing-curves") { bytes(of: curveValues) },
      DigestScene("springs") { bytes(of: springValues) },
      DigestScene("moving-numbers") { bytes(of: motionValues) },
      DigestScene("scrolled-numbers") { bytes(of: scrollValues) },
      DigestScene("paged-numbers") { bytes(of: pageValues) },
      DigestScene("constraint-words", bytes: constraintWords),
    ]
  }

  private static func bytes(of values: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in values {
      for shift in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> (8 * shift)))
      }
    }
    return bytes
  }

  private static var functionValues: [Double] {
    var values: [Double] = []
    for step in 0..<500 {
      let x = Double(step) * 1.37 - 300
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(x * x * x)
      let power = ElementaryFunctions.power(1.1 + cosine, x / 7)
      values += [sine, cosine, power, ElementaryFunctions.exponential(x)]
      values += [
        ElementaryFunctions.naturalLogarithm(x + 301), ElementaryFunctions.arcTangent2(sine, x),
      ]
    }
    return values
  }

  private static var curveValues: [Double] {
    let curves: [TimingCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .default,
      TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), TimingCurve(x1: 0, y1: 1.5, x2: 0.1, y2: -1),
    ]
    var values: [Double] = []
    for curve in curves {
      for step in 0...120 { values.append(curve.value(at: Double(step) / 120)) }
    }
    return values
  }

  private static var springValues: [Double] {
    let springs = [
      SpringTiming(), SpringTiming(damping: 20, initialVelocity: -3),
      SpringTiming(damping: 50, allowsOverdamping: true),
      SpringTiming(duration: 0.7, dampingRatio: 0.4, initialVelocity: 2),
      SpringTiming(duration: 0.7, dampingRatio: 1, initialVelocity: 2),
    ]
    var values: [Double] = []
    for spring in springs {
      values.append(spring.settlingDuration)
      for step in 0...120 { values.append(spring.progress(at: Double(step) / 60)) }
    }
    return values
  }
}
