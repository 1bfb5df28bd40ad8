import Scene

/// Three cards that overlap; what is added last lies above.
enum OrderScene {
  static let parameters = [
    LessonParameter("order", 0...5, 0), LessonParameter("overlap", 0...1, 0.5),
  ]

  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    stage.root.backgroundColor = LessonPalette.paper
    let colors = [LessonPalette.red, LessonPalette.yellow, LessonPalette.blue]
    let step = 96 - 56 * values[1]
    let left = (stage.size.width - 2 * step - 84) / 2
    for card in orders[Int(values[0].rounded())] {
      let view = View(
        frame: Rect(
          x: left + Double(card) * step, y: 12 + Double(card) * 16, width: 84, height: 84))
      view.name = ["A", "B", "C"][card]
      view.backgroundColor = colors[card]
      view.cornerRadius = 16
      let letter = Label(text: view.name, font: .system(size: 34, weight: .bold))
      letter.textColor = card == 1 ? .black : .white
      letter.textAlignment = .center
      letter.frame = view.bounds
      view.addSubview(letter)
      stage.root.addSubview(view)
    }
  }
}
