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
      let coordinate = Self.rounded(Self.normalised(value, axis))
      let bent = map?.bent(coordinate, axis: index) ?? coordinate
      coordinates.append(min(max(Self.rounded(bent), -1), 1))
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

  private static func rounded(_ coordinate: Double) -> Double {
    (coordinate * 16384 + 0.5).rounded(.down) / 16384
  }
}
