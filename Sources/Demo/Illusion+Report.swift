import Scene

extension Illusion {
  /// What was drawn, as the beginning of a sentence.
  func summary(_ count: Int) -> String {
    let (width, height) = options.pixelSize
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return "\(pictures) of \(width) x \(height) pixels"
  }

  /// What was written, and what to look at.
  func report(_ count: Int, folder: String, hasFilmstrip: Bool) -> [String] {
    let first = PictureName.frame(0, of: count, options.format)
    let last = PictureName.frame(count - 1, of: count, options.format)
    let strip = PictureName.filmstrip(options.format)
    let names = count == 1 ? first : "\(first) … \(last)"
    var lines = ["\(summary(count)) in \(folder): \(names)"]
    if hasFilmstrip {
      lines[0] += ", and all under each other: \(strip)."
    } else {
      lines[0] += "; for one picture of all they are too many."
    }
    lines += ["", "Look at \(hasFilmstrip ? strip : "any of them"), enlarged:"] + advice
    return lines
  }

  /// What is to be seen, with these options.
  private var advice: [String] {
    if options.mistakes.contains(.noClip) {
      return [
        "  Nothing cuts the white titles, so all of them show, above the black ones:",
        "  beside the pill no title can be read.",
      ]
    }
    if options.mistakes.contains(.noCounterOffset) {
      return [
        "  The white titles travel with the pill: it carries the title it started with over",
        "  the others, and at the end it stands on another one.",
      ]
    }
    let corner =
      options.clipMode == .pill
      ? "  Also in its round corners: not a white pixel lies outside the pill."
      : "  The window is a rectangle: a letter in a round corner is white beside the pill, too."
    return [
      "  Where the edge of the pill crosses a letter, the letter is white inside and black",
      "  outside, to the pixel; and no letter moves.",
      corner,
    ]
  }
}
