import Scene

/// A card with a photo, a title and a button: moved, turned and faded as one.
enum TreeScene {
  static let parameters = [
    LessonParameter("x", 0...120, 40), LessonParameter("angle", -0.4...0.4, 0),
    LessonParameter("alpha", 0...1, 1),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    stage.root.backgroundColor = LessonPalette.paper
    let card = View(frame: Rect(x: 8 + values[0], y: 30, width: 176, height: 100))
    card.name = "card"
    card.backgroundColor = .white
    card.cornerRadius = 14
    card.alpha = values[2]
    card.transform = AffineTransform(rotationAngle: values[1])
    stage.root.addSubview(card)

    let photo = View(frame: Rect(x: 14, y: 14, width: 56, height: 72))
    photo.name = "photo"
    photo.backgroundColor = LessonPalette.blue
    photo.cornerRadius = 10
    photo.clipsToBounds = true
    card.addSubview(photo)
    let sun = View(frame: Rect(x: 26, y: 10, width: 40, height: 40))
    sun.name = "sun"
    sun.backgroundColor = LessonPalette.yellow
    sun.cornerRadius = 20
    photo.addSubview(sun)

    let title = Label(text: "Sunday", font: .system(size: 18, weight: .bold))
    title.name = "title"
    title.frame = Rect(x: 82, y: 16, width: 90, height: 26)
    card.addSubview(title)
    let button = View(frame: Rect(x: 82, y: 54, width: 76, height: 32))
    button.name = "button"
    button.backgroundColor = LessonPalette.red
    button.cornerRadius = 16
    card.addSubview(button)
    let word = Label(text: "Go", font: .system(size: 15, weight: .medium))
    word.name = "word"
    word.textColor = .white
    word.textAlignment = .center
    word.frame = button.bounds
    button.addSubview(word)
  }
}
