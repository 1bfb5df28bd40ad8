/// The order in which variables were worked out from certain others, to do the same again.
///
/// Moving one constant again and again, as an animation or a drag does, works out the same variables
/// each time. The second time they are written down with what they are sums of; from then on there is no
/// search for what hangs on what. A tape holds as long as definitions and tableau have the same
/// constraints.
struct PropagationTape {
  struct Step {
    var variable: Int32
    var definition: Int32
    var firstOperand: Int32
    var operandCount: Int32
    var divisor: Double
    /// Whether it changed when it was written down; what hangs on it is on the tape only then.
    var hasDependents: Bool
  }

  struct Operand {
    var coefficient: Double
    var variable: Int32
  }

  /// What the steps followed from.
  var seeds: [Int32] = []
  /// The state of the definitions and the tableau that it holds for.
  var version: UInt64 = 0
  var steps: [Step] = []
  var operands: [Operand] = []
  /// Constraints of the tableau that name what changed.
  var touched: [Int32] = []
  var isWritten = false

  /// The sum that a step defines its variable by.
  @inline(__always)
  func sum(of step: Step, constant: Double, in values: Span<Double>) -> Double {
    var sum = constant
    let operands = operands.span
    for index in Int(step.firstOperand)..<Int(step.firstOperand + step.operandCount) {
      sum += operands[index].coefficient * values[Int(operands[index].variable)]
    }
    return sum
  }
}
