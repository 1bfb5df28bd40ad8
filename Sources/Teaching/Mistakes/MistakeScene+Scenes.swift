import Scene

// The scenes themselves, each as large as `MistakeScene.size` divided by its zoom.

extension MistakeScene {
  private static func stage(zoom: Double, scale: Double = 1, background: Color) -> Stage {
    let pixels = zoom * scale
    return Stage(
      size: Size(width: size.width / pixels, height: size.height / pixels), scale: scale,
      background: background)
  }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
    radius: Double = 0
  ) -> View {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    view.cornerRadius = radius
    return view
  }

  private static func label(_ text: String, at frame: Rect, _ font: Font, _ color: Color) -> Label {
    let label = Label(text: text, font: font)
    label.frame = frame
    label.textColor = color
    label.textAlignment = .center
    return label
  }

  /// A control whose pill lies between two titles.
  static func slidingPill(
    at position: Double, mistakes: HighlightSegmentedLayout.Mistakes = []
  ) -> DisplayList {
    let stage = stage(zoom: 1, scale: 2, background: .white)
    let control = HighlightSegmentedControl(titles: ["Day", "Week", "Year"])
    control.frame = Rect(x: 5, y: 12, width: 150, height: 40)
    control.font = .system(size: 17, weight: .medium)
    stage.root.addSubview(control)
    control.position = position
    control.mistakes = mistakes
    return stage.displayList()
  }

  /// White things with soft edges on blue: a glow, a translucent disc, a letter.
  static func glow() -> DisplayList {
    let stage = stage(zoom: 4, background: Color(40, 120, 190))
    let side = 28
    let words = (0..<side * side).map { index -> UInt32 in
      let (x, y) = (Double(index % side) - 13.5, Double(index / side) - 13.5)
      let part = max(0, 1 - (x * x + y * y).squareRoot() / 14)
      return UInt32(255 * part + 0.5) * 0x0101_0101
    }
    let glow = ImageView(image: try? Image(width: side, height: side, words: words))
    glow.frame = Rect(x: 1, y: 2, width: 28, height: 28)
    stage.root.addSubview(glow)
    stage.root.addSubview(box(31.5, 6.5, 19, 19, Color(white: 1, alpha: 0.6), radius: 9.5))
    stage.root.addSubview(
      label(
        "g", at: Rect(x: 53, y: -2, width: 24, height: 32), .system(size: 30, weight: .bold),
        .white))
    return stage.displayList()
  }

  /// A card with a disc and a word on it, as one group at half opacity.
  static func paleCard() -> DisplayList {
    let stage = stage(zoom: 1, scale: 2, background: .white)
    let group = View(frame: stage.bounds)
    group.alpha = 0.5
    group.addSubview(box(14, 10, 96, 44, Color(20, 60, 140), radius: 10))
    group.addSubview(box(90, 8, 48, 48, Color(255, 140, 0), radius: 24))
    group.addSubview(
      label(
        "Card", at: Rect(x: 20, y: 16, width: 66, height: 32),
        .system(size: 24, weight: .bold), .white))
    stage.root.addSubview(group)
    return stage.displayList()
  }

  /// A red pill that cuts, most of it covered by a white child.
  static func filledPill() -> DisplayList {
    let stage = stage(zoom: 8, background: Color(214, 222, 234))
    let pill = box(3, 2, 34, 12, .red, radius: 6)
    pill.clipsToBounds = true
    pill.addSubview(box(0, 0, 24, 12, .white))
    stage.root.addSubview(pill)
    return stage.displayList()
  }

  /// Pairs of a white and a black veil, of three 255ths each, on middle grey: in each column one pair
  /// more than in the one before.
  static func veils() -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: size.width / 8, height: size.height / 8), background: .gray)
    for column in 0..<40 {
      let rest = Rect(x: Double(column), y: 4, width: Double(40 - column), height: 8)
      builder.fill(.rect(rest), color: Color(255, 255, 255, alpha: 3))
      builder.fill(.rect(rest), color: Color(0, 0, 0, alpha: 3))
    }
    return builder.build()
  }

  /// Letters, a disc and a slanted bar.
  static func edges() -> DisplayList {
    let stage = stage(zoom: 4, background: .white)
    stage.root.addSubview(
      label("ag", at: Rect(x: 1, y: -1, width: 36, height: 32), .system(size: 26), .black))
    stage.root.addSubview(box(37.5, 6.5, 19, 19, .red, radius: 9.5))
    let bar = box(60, 14.5, 18, 2.5, Color(0, 90, 200))
    bar.transform = AffineTransform(rotationAngle: -0.6)
    stage.root.addSubview(bar)
    return stage.displayList()
  }

  /// A red disc on green, and thin black letters on white.
  static func redOnGreen() -> DisplayList {
    let stage = stage(zoom: 4, background: .white)
    stage.root.addSubview(box(0, 0, 36, 32, .green))
    stage.root.addSubview(box(7.5, 5.5, 21, 21, .red, radius: 10.5))
    stage.root.addSubview(
      label(
        "thin", at: Rect(x: 37, y: 0, width: 42, height: 32), .system(size: 18),
        .black))
    return stage.displayList()
  }
}
