extension CharstringMachine {
  /// Chooses the set of regions; only before the first number is blended.
  mutating func chooseBlendSet() throws(FontError) {
    let number = try popInteger()
    guard number >= 0, blendFactors == nil else { throw wrongOperator() }
    blendSet = number
    stack.removeAll(keepingCapacity: true)
  }

  /// Adds to each of so many numbers its differences in all regions, by their weights.
  ///
  /// On the stack are the numbers, then the differences of the first, of the second, and so on.
  mutating func blend() throws(FontError) {
    let factors = try blendFactorsRead()
    let count = try popInteger()
    guard count >= 0, count <= stack.count / (factors.count + 1) else { throw wrongOperator() }
    guard !factors.isEmpty else { return }
    let first = stack.count - count * (factors.count + 1)
    var difference = first + count
    for index in first..<first + count {
      for factor in factors {
        stack[index] += stack[difference] * factor
        difference += 1
      }
    }
    stack.removeLast(count * factors.count)
  }

  private mutating func blendFactorsRead() throws(FontError) -> [Double] {
    if let blendFactors { return blendFactors }
    guard let variation = surroundings.variation else { throw wrongOperator() }
    let factors = try variation.scalars(outer: blendSet, at: surroundings.coordinates)
    blendFactors = factors
    return factors
  }
}
