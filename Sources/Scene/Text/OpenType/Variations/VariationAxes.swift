/// The axes of a variable font and its named places: the table `fvar`.
///
/// - Source: OpenType 1.9, `fvar`, and `avar` for the way from what users say to coordinates.
struct VariationAxes: Sendable {
  /// A direction in which the design varies.
  struct Axis: Hashable, Sendable {
    var tag: FontTag
    var minimum: Double
    var standard: Double
    var maximum: Double
    /// Whether it should not be offered to users.
    var isHidden: Bool
    /// The number of its name in the table `name`.
    var nameNumber: Int
  }

  /// A place with a name.
  struct Instance: Hashable, Sendable {
    var nameNumber: Int
    var values: [Double]
  }

  /// The axes in their order, at least one.
  let axes: [Axis]
  private let fvar: FontTable

  /// Reads the axes.
  init(_ fvar: FontTable) throws(FontError) {
    self.fvar = fvar
    let count = try fvar.uint16(at: 8)
    guard count > 0 else { throw fvar.wrongValue(at: 8, count) }
    guard count <= ItemVariationStore.axisLimit else {
      throw fvar.tooMuch(at: 8, limit: ItemVariationStore.axisLimit)
    }
    let start = try fvar.uint16(at: 4)
    let size = try fvar.uint16(at: 10)
    guard size >= 20 else { throw fvar.wrongValue(at: 10, size) }
    var axes: [Axis] = []
    for index in 0..<count {
      let place = start + index * size
      let standard = try fvar.fixed(at: place + 8)
      axes.append(
        Axis(
          tag: try fvar.tag(at: place), minimum: min(try fvar.fixed(at: place + 4), standard),
          standard: standard, maximum: max(try fvar.fixed(at: place + 12), standard),
          isHidden: try fvar.uint16(at: place + 16) & 1 != 0,
          nameNumber: try fvar.uint16(at: place + 18)))
    }
    self.axes = axes
  }

  /// The named places, as far as they can be read.
  var instances: [Instance] {
    guard let start = try? fvar.uint16(at: 4), let axisSize = try? fvar.uint16(at: 10),
      let count = try? fvar.uint16(at: 12), let size = try? fvar.uint16(at: 14),
      size >= 4 + axes.count * 4
    else { return [] }
    let first = start + axes.count * axisSize
    var instances: [Instance] = []
    for index in 0..<count {
      guard let instance = try? instance(at: first + index * size) else { break }
      instances.append(instance)
    }
    return instances
  }

  private func instance(at place: Int) throws(FontError) -> Instance {
    var values: [Double] = []
    for axis in axes.indices { values.append(try fvar.fixed(at: place + 4 + axis * 4)) }
    return Instance(nameNumber: try fvar.uint16(at: place), values: values)
  }
}
