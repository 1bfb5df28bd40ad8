extension LessonStep {
  /// What moves, how long, and how light counts.
  static let motion = [
    LessonStep(
      name: "offsets",
      title: "Two offsets that cancel",
      text: #"""
        <p>Now the illusion. There are two rows of titles, a black one and a white one, equal in
        every other way and exactly above one another. The white row lies in a window that clips.
        Between the two, in the window, lies the red pill.</p>
        <p>The window moves to the right by <em>o</em>, and takes along all that is in it. So the
        white titles are moved to the left by <em>o</em> within the window. On the screen that makes
        <em>o</em> − <em>o</em> = 0: they stand still, and only the window’s edge passes over them.
        Where the edge crosses a letter, the letter is white on one side and black on the other, to
        the part of a pixel.</p>
        <p>The sum has to be 0, not almost 0. Numbers of a computer do not always cancel, so here
        every offset is rounded to a multiple of 1/65536 of a point before it is used, the window’s
        and the titles’ alike, so that −o is exactly the opposite of o. Between two of the film’s
        pictures, no white pixel away from the edge changes by a single level.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "offsets",
        description: "Four titles with a red pill between the second and the third",
        pixel: (286, 43),
        caption:
          "Four titles, 80 points each. Switch off the counter-offset, and the white titles travel "
          + "with the window. Switch off the clip, and all of them are seen at once.",
        mistakes: ["no-antialiasing", "linear-light"],
        explodes: true),
      question: "Why not simply colour each title by whether the pill is on it?",
      answer: #"""
        <p>Because for most of the time the pill is on parts of two titles. Half a letter would have
        to be white, and the border runs through the letter wherever the pill’s edge happens to be.
        A clip answers that for every pixel, at no cost and for anything: pictures, symbols, two
        lines of text.</p>
        """#),
    LessonStep(
      name: "easing",
      title: "Easing, and the 0.25 seconds",
      text: #"""
        <p>The pill does not move evenly. It sets off slowly, is fastest half way and comes to rest
        slowly. The curve is a cubic Bézier with the control points (0.42, 0) and (0.58, 1): to the
        right goes time, upwards goes the way.</p>
        <p>After a quarter of the time it has come 12.9&nbsp;% of the way, after half of it exactly
        half, and after three quarters 87.1&nbsp;%. There is a trap in this. A Bézier curve has a
        parameter of its own, which is neither time nor way. First one has to find the parameter at
        which the curve’s x is the time, and only then its y is the way.</p>
        <p>At 60 pictures a second, 0.25&nbsp;s are 16 pictures, from number 0 at rest to number 15
        at rest. Each is a function of its time: nothing is stepped, so any of them can be drawn
        first, and all come out the same.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "easing",
        description: "A ball on its way, and the curve that says how far it has come",
        pixel: (414, 150),
        caption:
          "The curve, and a ball that follows it. On the slider, arrow keys go from picture to "
          + "picture, a sixtieth of a second each."),
      question:
        "The pill has 240 points to go. How far is it after 0.0625&nbsp;s, and how far would an "
        + "even motion be?",
      answer: #"""
        <p>0.0625&nbsp;s is a quarter of the time. In and out: 0.129162 × 240 = 31.0 points. Evenly:
        60 points.</p>
        """#),
    LessonStep(
      name: "strip",
      title: "The length of the bar",
      text: #"""
        <p>Under a row of tabs lies a bar, as long as the title above it. The pages are swiped, and
        the bar follows. How long is it on its way from a title of length <em>a</em> to one of
        length <em>b</em>, at the part <em>p</em> of the swipe?</p>
        <pre class="math">L = a + (b − a) · p
        middle = middle of a + (middle of b − middle of a) · p</pre>
        <p>At p = 0 it is <em>a</em>, at p = 1 it is <em>b</em>, and in between it grows
        evenly, whichever of the two is longer. With a = 20 and b = 60 it is 20, 30, 40, 50, 60 at
        the quarters. On the way back to the title before, <em>b</em> is that title’s length, and
        the part of the way counts without its sign.</p>
        <p>Choose two titles and move the position: both ends of the bar move evenly, each at a pace
        of its own.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "strip",
        description: "Two tabs with titles, and a bar below them on its way",
        pixel: (205, 141),
        caption:
          "A strip of two tabs, and its bar on the way. Lengths are counted in the bar’s pixels, "
          + "a and b too. A pixel’s coverage is a whole number of 255ths, so each may be off by "
          + "0.002 pt, and the last two numbers may differ by 0.004 pt."),
      question:
        "Somebody first sets the bar’s middle, and then its frame, with the old left edge and the "
        + "new length. What goes wrong?",
      answer: #"""
        <p>The left edge was right for the old length. With the new one the middle is off by half
        the difference, (L<sub>new</sub> − L<sub>old</sub>) / 2. From 20 to 40 in one step that is
        10 points. Set the length first and the middle afterwards, or compute both from the position
        each time.</p>
        """#),
    LessonStep(
      name: "encoding",
      title: "Stored numbers and light",
      text: #"""
        <p>The numbers in a picture are not amounts of light. They are encoded so that steps look
        even: 128, about half of 255, gives off only 21.6&nbsp;% of the light of white, and half the
        light is stored as 188. That is sRGB.</p>
        <p>So there are two ways to mix red and green half and half. Mixing the stored numbers gives
        (128, 100, 0), a dark olive, from a green of 200. Mixing light gives (188, 146, 0), a much
        brighter ochre, and it is what you would see if the two were so fine that the eye cannot
        tell them apart.</p>
        <p>Light is right for lenses and lamps. Yet screens of phones and browsers mix stored
        numbers, all designs were drawn for that, and text gets thinner or bolder by the other rule.
        So do we. What matters is to know which of the two one does, and to do it everywhere.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "encoding",
        description: "Red over green in sixteen steps from nothing to all, and below at one alpha",
        pixel: (320, 160),
        caption: "Red over green, in sixteen steps above, at the alpha of your choice below.",
        mistakes: ["linear-light"]),
      question:
        "A fine chequerboard of black and white pixels is seen from far away. Which stored grey "
        + "looks like it?",
      answer: #"""
        <p>About 188. The eye averages light, half of it here, and half the light is stored as 188.
        A grey of 128 beside it looks clearly darker.</p>
        """#),
  ]
}
