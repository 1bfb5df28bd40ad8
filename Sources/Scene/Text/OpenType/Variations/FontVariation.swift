/// A place in the space of a variable font.
struct FontVariation: Hashable, Sendable {
  /// What users say, for each axis in its own measure.
  var values: [Double]
  /// The same as the tables count: -1 … 1, multiples of 2⁻¹⁴; 0 is the default.
  var coordinates: [Double]

  /// Takes a value for each axis, kept within it; NaN is the default.
  init(_ values: [Double], axes: [VariationAxes.Axis], map: AxisMap?) {
    self.values = []
    coordinates = []
    for (index, axis) in axes.enumerated() {
      let wanted = index < values.count && !values[index].isNaN ? values[index] : axis.standard
      let value = min(max(wanted, axis.minimum), axis.maximum)
      self.values.append(value)
      // The format calculates with 16 bits after the point, and keeps 14 of the result.
      let coordinate = Self.rounded(Self.normalised(value, axis), to: 65536)
      let bent = Self.rounded(map?.bent(coordinate, axis: index) ?? coordinate, to: 65536)
      coordinates.append(min(max(Self.rounded(bent, to: 16384), -1), 1))
    }
  }

  /// Whether it is where the file's own drawings are.
  var isDefault: Bool { coordinates.allSatisfy { $0 == 0 } }

  private static func normalised(_ value: Double, _ axis: VariationAxes.Axis) -> Double {
    if value < axis.standard {
      return (value - axis.standard) / (axis.standard - axis.minimum)
    }
    return value > axis.standard ? (value - axis.standard) / (axis.maximum - axis.standard) : 0
  }

  private static func rounded(_ coordinate: Double, to steps: Double) -> Double {
    (coordinate * steps + 0.5).rounded(.down) / steps
  }
}
