import Scene

extension Illusion {
  static let name = "illusion"

  static let help = """
    illusion: a segmented control whose highlight slides from one title to
    another and recolours the letters it passes.

      --titles A,B,C        what the segments say        (Hello,World,There,Again)
      --from I, --to I      from which segment to which, counted from 0 (0, last)
      --size WxH            the control, in points                       (320x44)
      --duration T          seconds                                        (0.25)
      --curve C             linear, ease-in, ease-out, ease-in-out, default, or
                            the four numbers x1,y1,x2,y2           (ease-in-out)
      --spacing S           points between two segments                       (0)
      --clip pill|rect      what cuts the white titles                     (pill)
      --as-in-the-post      the view of the post that described the illusion first,
                            built from constraints; its window is a rectangle
      --driven-by-pager     a screen of 320x300, where pages below move the pill: a
                            finger turns them, and taps the segment of --to
      --no-counter-offset   mistake: the white titles travel with the window
      --no-clip             mistake: the window cuts nothing
    """

  /// With a pager most of the pictures look like their neighbours.
  var filmstripStep: Int { options.isDrivenByPager ? 10 : 1 }

  /// What is to be seen, with these options.
  var advice: [String] {
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
