import Scene

extension RandomSystem {
  private typealias Box = (position: Solver.Variable, size: Solver.Variable)

  /// Says that the terms and the constant compare with 0 so.
  private mutating func say(
    _ terms: [(Double, Solver.Variable)], _ constant: Double, _ relation: Solver.Relation,
    _ priority: Double = 1000
  ) {
    waiting.append(
      Entry(
        constraint: nil, terms: terms.map { Solver.Term($0.0, $0.1) }, constant: constant,
        relation: relation, priority: priority))
  }

  private mutating func priority() -> Double { [250.0, 500, 750][next(3)] }

  private mutating func addBox() -> Box {
    let position = addVariable()
    return (position, addVariable(isSize: true))
  }

  /// As a view with content of its own: it hugs it, and resists compression.
  private mutating func giveContent(_ box: Box) {
    let content = Double(20 + next(100))
    say([(1, box.size)], -content, .lessThanOrEqual, [250.0, 500][next(2)])
    say([(1, box.size)], -content, .greaterThanOrEqual, [500.0, 750][next(2)])
  }

  /// Boxes one after another, from one edge of a container to the other.
  mutating func makeChain() {
    let total = addVariable(isSize: true)
    say([(1, total)], -Double(200 + next(400)), .equal, next(3) == 0 ? 750 : 1000)
    let boxes = (0..<3 + next(8)).map { _ in addBox() }
    say([(1, boxes[0].position)], -8, .equal)
    for (index, box) in boxes.enumerated() {
      if index > 0 {
        let previous = boxes[index - 1]
        say(
          [(1, box.position), (-1, previous.position), (-1, previous.size)], -Double(next(20)),
          next(4) == 0 ? .greaterThanOrEqual : .equal)
      }
      say([(1, box.size)], 0, .greaterThanOrEqual)
      switch next(4) {
      case 0: giveContent(box)
      case 1:
        say([(1, box.size), (-1, boxes[0].size)], 0, .equal, next(2) == 0 ? 1000 : priority())
      case 2: say([(1, box.size)], -Double(next(100)), .equal, priority())
      default: break
      }
    }
    let last = boxes[boxes.count - 1]
    say(
      [(1, last.position), (1, last.size), (-1, total)], 8,
      next(3) == 0 ? .lessThanOrEqual : .equal, next(5) == 0 ? 750 : 1000)
  }

  /// Columns whose cells share their edges, and rows that share theirs.
  mutating func makeGrid() {
    for _ in 0..<2 {
      let lines = 2 + next(4)
      let tracks = (0..<lines).map { _ in addBox() }
      for index in 1..<lines {
        say(
          [
            (1, tracks[index].position), (-1, tracks[index - 1].position),
            (-1, tracks[index - 1].size),
          ], -10, .equal)
        if next(2) == 0 {
          say(
            [(1, tracks[index].size), (-Double(1 + next(3)), tracks[index - 1].size)], 0, .equal,
            next(3) == 0 ? priority() : 1000)
        }
      }
      say([(1, tracks[0].position)], -10, .equal)
      say(
        [(1, tracks[lines - 1].position), (1, tracks[lines - 1].size)], -Double(100 + next(400)),
        .equal, next(3) == 0 ? 750 : 1000)
      for track in tracks {
        for _ in 0..<3 {
          let cell = addBox()
          say([(1, cell.position), (-1, track.position)], 0, .equal)
          say([(1, cell.size), (-1, track.size)], 0, .equal)
          if next(3) == 0 { giveContent(cell) }
        }
      }
    }
  }

  /// Boxes in boxes, by edges, centres and shares.
  mutating func makeNested() {
    var boxes = [addBox()]
    say([(1, boxes[0].position)], 0, .equal)
    say([(1, boxes[0].size)], -Double(300 + next(200)), .equal)
    for _ in 0..<4 + next(10) {
      let parent = boxes[next(boxes.count)]
      let box = addBox()
      let inset = Double(next(20))
      switch next(4) {
      case 0:
        say([(1, box.position)], -inset, .equal)
        say([(1, box.position), (1, box.size), (-1, parent.size)], inset, .equal)
      case 1:
        say([(1, box.position), (0.5, box.size), (-0.5, parent.size)], 0, .equal)
        say([(1, box.size), (-0.5, parent.size)], -inset, .equal, priority())
      case 2:
        say([(1, box.position)], -inset, .greaterThanOrEqual)
        say([(1, box.position), (1, box.size), (-1, parent.size)], inset, .lessThanOrEqual)
        say([(1, box.position), (0.5, box.size), (-0.5, parent.size)], 0, .equal, priority())
        giveContent(box)
      default:
        say([(1, box.position)], -inset, .equal, priority())
        say([(1, box.size)], -Double(next(300)), .equal, priority())
        say([(1, box.position), (1, box.size), (-1, parent.size)], 0, .lessThanOrEqual)
      }
      boxes.append(box)
    }
  }

  /// Anything: sums of up to three variables, with small coefficients.
  mutating func makeInequalities() {
    let all = (0..<4 + next(8)).map { _ in addVariable(isSize: next(2) == 0) }
    for _ in 0..<all.count * 3 {
      var terms: [(Double, Solver.Variable)] = []
      for _ in 0..<1 + next(3) {
        let variable = all[next(all.count)]
        if !terms.contains(where: { $0.1 == variable }) {
          terms.append((Double(1 + next(4)) * (next(2) == 0 ? 0.5 : -0.5), variable))
        }
      }
      let relation: Solver.Relation =
        next(4) == 0 ? .equal : next(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
      say(terms, Double(next(201) - 100), relation, next(3) == 0 ? 1000 : priority())
    }
  }
}
