/// A view's or a guide's place in a layout engine.
final class LayoutSlot {
  let engine: LayoutEngine
  /// The least x of the alignment rect, in the superview's coordinates; of a guide, in its owner's.
  let minX: Solver.Variable
  /// The least y.
  let minY: Solver.Variable
  /// The width of the alignment rect.
  let width: Solver.Variable
  /// The height of the alignment rect.
  let height: Solver.Variable

  /// The rows that fix a view without constraints, or a system guide; empty for others.
  var frameRows: [SystemRow] = []
  /// The rows by which a view keeps the size of its content.
  var contentRows: [SystemRow] = []
  /// The constraints of views farther in whose places depend on where this view lies.
  var crossing: [LayoutConstraint] = []
  /// Whether the engine is to look at the item again.
  var isDirty = false
  /// Whether a layout pass has set the view's frame.
  var isPlaced = false
  /// Whether the solved size was negative, and that was told.
  var isNegative = false
  /// Whether the rectangle changed since layout was asked for because of it.
  var isMoved = false
  /// The rows by which a size keeps from being negative, once it was.
  var signRows: [SystemRow] = []
  /// Whether something of the rectangle was open, and that was told.
  var isAmbiguous = false
  /// The rows that push what is open; empty unless somebody asked for them.
  var exerciseRows: [SystemRow] = []
  /// The width that the content's height was measured for, of views that wrap.
  var measuredWidth: Double?

  init(engine: LayoutEngine) {
    self.engine = engine
    let solver = engine.solver
    minX = solver.addVariable()
    minY = solver.addVariable()
    width = solver.addVariable(isSize: true)
    height = solver.addVariable(isSize: true)
  }

  /// The variables, and what they are.
  var variables: [(variable: Solver.Variable, attribute: LayoutAttribute)] {
    [(minX, .left), (minY, .top), (width, .width), (height, .height)]
  }

  /// The solved alignment rect.
  var rect: Rect {
    let solver = engine.solver
    return Rect(
      x: solver.value(of: minX), y: solver.value(of: minY), width: solver.value(of: width),
      height: solver.value(of: height))
  }
}
