import Scene

// Views on their way: curves, springs, turns and colours, with animations that come in the middle of
// others.

extension DigestScene {
  /// One stage at a time in the middle of everything.
  static func motion() -> DisplayList {
    let stage = makeMovingStage()
    stage.advance(to: 0.4)
    for (index, view) in stage.root.subviews.enumerated() {
      stage.animate(withDuration: 0.5, curve: index % 2 == 0 ? .default : .easeOut) {
        change(view, by: Double(index % 5) - 2.3)
      }
    }
    return stage.displayList(at: 0.53)
  }

  /// The numbers of the same stage at many times.
  static var motionValues: [Double] {
    let stage = makeMovingStage()
    var values: [Double] = []
    for step in 0...60 {
      for view in stage.root.subviews {
        let shown = view.presentation(at: Double(step) / 60)
        values += [shown.position.x, shown.position.y, shown.bounds.size.width, shown.alpha]
        values += [shown.transform.a, shown.transform.b, shown.transform.c, shown.transform.d]
        values += [shown.transform.tx, shown.cornerRadius, shown.backgroundColor?.red ?? -1]
      }
      if step % 20 == 10 {
        stage.advance(to: Double(step) / 60)
        for view in stage.root.subviews {
          stage.animate(withDuration: 0.7) { change(view, by: Double(step - 27) / 20) }
        }
      }
    }
    return values
  }

  private static func makeMovingStage() -> Stage {
    let stage = Stage(size: Size(width: 64, height: 64), background: Color(20, 40, 60))
    for index in 0..<16 {
      let view = View(
        frame: Rect(
          x: Double(index % 4) * 16 + 2, y: Double(index / 4) * 16 + 2, width: 11, height: 9))
      view.backgroundColor = Color(UInt8(index * 16), 200, 90)
      view.cornerRadius = Double(index % 3)
      stage.root.addSubview(view)
      stage.animate(
        withDuration: 1, delay: Double(index) / 40,
        usingSpringWithDamping: 0.2 + 0.05 * Double(index)
      ) { change(view, by: Double(index % 7) - 3) }
    }
    return stage
  }

  /// Changes what can be animated, more or less.
  private static func change(_ view: View, by amount: Double) {
    view.center.x += amount * 2
    view.bounds.size.width += amount
    view.alpha = 1 - amount * amount / 20
    view.cornerRadius += 1
    view.transform = AffineTransform(rotationAngle: amount).scaledBy(x: 1 - amount / 9, y: 1.1)
    view.backgroundColor = amount > 1.5 ? nil : Color(255, UInt8(90 + amount * 25), 30)
  }
}
