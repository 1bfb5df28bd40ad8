extension Typeface {
  /// The axes of a variable font, in its order; none for other faces.
  public var variationAxes: [VariationAxis] {
    guard let program else { return [] }
    let names = program.names
    return program.axes.map { axis in
      VariationAxis(
        tag: axis.tag, name: names?.name(number: axis.nameNumber), minimum: axis.minimum,
        defaultValue: axis.standard, maximum: axis.maximum, isHidden: axis.isHidden)
    }
  }

  /// The places of a variable font that have names; none for other faces.
  public var namedVariations: [NamedVariation] {
    guard let program, let axes = program.variationAxes else { return [] }
    let names = program.names
    return axes.instances.map { instance in
      var values: [FontTag: Double] = [:]
      for (axis, value) in zip(axes.axes, instance.values) { values[axis.tag] = value }
      return NamedVariation(name: names?.name(number: instance.nameNumber), values: values)
    }
  }

  /// The value of an axis of a variable font; `nil` if there is no such axis.
  public func variationValue(of tag: FontTag) -> Double? {
    guard let program, let index = program.axes.firstIndex(where: { $0.tag == tag })
    else { return nil }
    return program.value(ofAxis: index)
  }

  /// The same face of a variable font at another place, as in `face.varied(["wght": 650])`.
  ///
  /// Axes that are not named stay where they are. Values beyond an axis are its least or greatest; NaN
  /// is its default. Names that are no axis of the face are passed over, so that what is not variable
  /// is returned as it is. Copies of one typeface at the same place are equal.
  ///
  /// - Parameter values: The value of each axis that moves.
  /// - Returns: The face at that place.
  public func varied(_ values: [FontTag: Double]) -> Typeface {
    guard let program else { return self }
    let axes = program.axes
    var all: [Double] = []
    for (index, axis) in axes.enumerated() {
      all.append(values[axis.tag] ?? program.value(ofAxis: index))
    }
    guard !axes.isEmpty, let varied = try? FontProgram(program, values: all) else { return self }
    var face = Typeface(source: .file(varied))
    face.palette = palette
    return face
  }
}
