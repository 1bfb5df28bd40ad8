extension LessonStep {
  /// What a picture is made of, and in which order.
  static let pictures = [
    LessonStep(
      name: "tree",
      title: "A picture is a tree",
      text: #"""
        <p>A screen is not described as pixels. It is described as <em>views</em>: rectangles that
        have a place, a look, and views of their own inside them. Each place is counted from the
        upper left corner of the view around it. So a card holds a photo, a title and a button, and
        none of the three knows where the card is.</p>
        <p>That is why the slider changes one number and everything on the card moves. Where a view
        lands on the screen is found by going up: the button’s place in the card, plus the card’s
        place in the root. Turning works alike. The card turns about its middle, and whatever is in
        it goes along, for its coordinates are the card’s.</p>
        <p>Opacity is inherited in the same way, but not by each view on its own. The card is drawn
        whole, and then the whole card is made translucent. Step 6 is about what happens
        otherwise.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "tree",
        description: "A card with a photo, a title and a button",
        pixel: (230, 150),
        caption:
          "One card, with a photo, a title and a button in it. Move over it, or tap, to see of "
          + "which views a pixel is made. Taken apart, each sheet is a view.",
        explodes: true),
      question:
        "The card is at x = 48, and the button is at x = 82 in it. The card moves to x = 108. "
        + "Which of the button’s numbers change?",
      answer: #"""
        <p>None. Its frame still says 82. What changes is where that is on the screen: it was 48 +
        82 = 130 and is now 108 + 82 = 190.</p>
        """#),
    LessonStep(
      name: "order",
      title: "Painter’s order",
      text: #"""
        <p>The tree is drawn as a painter works: what is behind first, and what is in front over it.
        For each view that means its background, then what it draws itself, then its subviews one
        after the other, then its border. A view’s subviews are a list, and the last of the list
        lies in front.</p>
        <p>There is nothing else to it: no depth, no sorting by distance. Bringing a view to the
        front moves it to the end of its superview’s list. The ledger beside the picture shows the
        order for one pixel. The lowest line was drawn last; where it is opaque, nothing of the
        lines above it is left, though each of them was drawn.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "order",
        description: "Three overlapping cards, A, B and C",
        pixel: (252, 130),
        caption:
          "Three cards in one list, the last in front. Change the order, and watch the ledger of a "
          + "pixel where two overlap.",
        explodes: true),
      question:
        "A lies before B in the list, so B covers A. A gets a subview. Can that subview cover B?",
      answer: #"""
        <p>No. A subview is drawn as a part of its superview, and all of A is done before B begins.
        It can stick out of A, and still B covers it. Either A moves behind B in the list, and so in
        front of it on the screen, or the subview becomes a view beside them.</p>
        """#),
    LessonStep(
      name: "coverage",
      title: "Coverage",
      text: #"""
        <p>A disc does not keep to the grid. Of a pixel at its rim it covers a part, and the part’s
        area is the pixel’s <em>coverage</em>: 0 for none of it, 255 for all of it, as bytes go. A
        black disc leaves white in proportion, so a pixel with coverage 167 shows 255 − 167 =
        88.</p>
        <p>A corner of radius 4 covers 0.160355 of the second pixel of its first row. Times 255 that
        is 40.9, which rounds to 41. No sampling is involved: a renderer that asks 4 × 4 points in
        each pixel knows 17 answers, and would have said 0.125 or 0.1875.</p>
        <p>Areas have a law that is easy to check. Wherever the disc lies, all numbers together,
        divided by 255, are its area, π r². Move it by hundredths of a pixel, and every number at
        the rim changes, but their sum stays, but for the rounding of each.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "coverage",
        description:
          "A black disc on white pixels, greatly enlarged, with its coverage in each pixel",
        pixel: (9, 3),
        caption:
          "24 by 12 pixels, enlarged. In each stands how much of it the disc covers, in 255ths.",
        mistakes: ["no-antialiasing"],
        showsCoverage: true),
      question:
        "A black line, one pixel wide, lies exactly between two columns, half in each. What "
        + "does each column show, and what would a renderer without coverage do?",
      answer: #"""
        <p>Each is half covered. Half of 255 is 127.5, and halves are rounded up: coverage 128, of
        white 127 are left, and both columns show the same grey. Without coverage one column is
        black and the other white, and which one changes with the slightest move.</p>
        """#),
  ]
}
