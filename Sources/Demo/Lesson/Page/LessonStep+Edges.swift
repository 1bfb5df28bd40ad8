extension LessonStep {
  /// How colours are mixed, and where pictures end.
  static let edges = [
    LessonStep(
      name: "blending",
      title: "Source-over, a pixel worked by hand",
      text: #"""
        <p>What is drawn is the <em>source</em>, what is there already the <em>backdrop</em>.
        Coverage and alpha are two reasons to let some of the backdrop through, and they multiply.
        With alpha 128 on a wholly covered pixel the amount is 255 × 128 / 255 = 128 parts of 255.
        Red, (255, 0, 0), over blue, (0, 64, 255), channel by channel:</p>
        <pre class="math">red    (255·128 +   0·127) / 255 = 128
        green  (  0·128 +  64·127) / 255 = 31.87, so 32
        blue   (  0·128 + 255·127) / 255 = 127</pre>
        <p>So the pixel is (128, 32, 127), or #80207F. The ledger beside the figure says the same,
        with the same sums, at whichever alpha and coverage you choose: it is not a comment on the
        program, it is the program’s own account.</p>
        <p><em>Premultiplied</em> means that a colour is stored already multiplied by its alpha: red
        at alpha 128 is (128, 0, 0, 128). Then source-over is one multiplication a channel, source +
        backdrop · (255 − alpha) / 255, and a transparent pixel has no colour of its own that could
        seep out of it. Take straight colours instead, multiply where one should not, and edges turn
        dark.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "blending",
        description: "A translucent red rectangle over a blue one",
        pixel: (260, 120),
        caption:
          "Red over blue. The ledger is of a pixel at the red edge, of which the coverage is yours "
          + "to choose.",
        mistakes: ["straight-color", "truncation"]),
      question:
        "A pixel has the value 200. The same grey is drawn over it with alpha 1 of 255. What "
        + "must come out, and what does come out if each product is cut off instead of rounded?",
      answer: #"""
        <p>A colour over itself changes nothing: (200·1 + 200·254) / 255 = 200. If each product is
        divided and cut off by itself, 200·1/255 is 0 and 200·254/255 is 199, and the pixel has
        become 199. Every further layer takes one more level: after a hundred of them the 200 is a
        100.</p>
        """#),
    LessonStep(
      name: "clipping",
      title: "A clip cuts once",
      text: #"""
        <p>A view that clips shows nothing of its subviews outside its own outline. The outline may
        be round, and then it has a rim of pixels that are covered in part. The question is when
        that part is taken.</p>
        <p>The right answer is: once, at the end. Everything inside is drawn as if there were no
        clip, and the finished whole is mixed with what lay behind, in proportion to the clip’s
        coverage. In a ledger such a group is indented, and its last line tells what the cut left of
        it.</p>
        <p>The usual mistake cuts each drawing by itself. Take a round window of radius 4 on
        white, with a green layer in it and a black one that hides the green. The second pixel
        of the first row is covered by 0.16. Cut once it is grey, (214, 214, 214). Cut twice it
        is (180, 197, 180): the green that nobody should see has left a rim. In the figure the
        window’s own red plays that part.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "clipping",
        description: "A picture in a window with round corners",
        pixel: (222, 20),
        caption: "A picture in a window with round corners. Without the clip it is seen whole.",
        mistakes: ["per-draw-clip", "no-antialiasing"],
        explodes: true),
      question:
        "A window clips, and in it lies a second window of the same outline that clips, too. Is "
        + "the rim cut twice?",
      answer: #"""
        <p>It must not be. Of a pixel that the outline covers by 0.16, the inner window already
        leaves nothing outside; cutting that again by the same outline would leave 0.16 of 0.16,
        which is too little. So here, where shapes share the clip’s edge, they are drawn by how much
        of the <em>clipped</em> pixel they cover, and a window in a window of the same outline looks
        like one.</p>
        """#),
    LessonStep(
      name: "groups",
      title: "A group is translucent as a whole",
      text: #"""
        <p>Give a view the opacity 0.5. Is each thing in it half transparent, or is all of it? For a
        single thing there is no difference. As soon as two overlap, there is: if each is half
        transparent by itself, the lower one shines through the upper one, where nobody has asked
        for that.</p>
        <p>So what is in the view is drawn first, opaque, as a group. Then the group is mixed with
        what lies behind it, once. Where the blue disc covers the red square, on white, half of it
        is (146, 173, 238): a light blue that shows nothing of the square. Each by itself would give
        (139, 125, 188).</p>
        <p>The numbers show how one arrives there. Opacity 0.5 is 128 of 255. The red, (226, 61,
        51), at 128 on white is (240, 158, 153). The blue, (38, 92, 222), at 128 over that is 38·128
        + 240·127 in the red channel, divided by 255: 138.6, stored as 139. On plain white it would
        be 38·128 + 255·127, which makes 146.</p>
        """#,
      figure: LessonFigureMarkup(
        scene: "groups",
        description: "A square and a disc that overlap, in one translucent view over grey stripes",
        pixel: (300, 140),
        caption: "A square and a disc in one view, and that view’s alpha.",
        mistakes: ["per-child-opacity"],
        explodes: true),
      question: "A group of alpha 0.5 lies in a group of alpha 0.5. Can both be replaced by one?",
      answer: #"""
        <p>If nothing else is in the outer one, yes: by one of alpha 0.25, up to rounding. If the
        outer group has other things behind the inner group, no: they are hidden by it by half only,
        and that has to be settled before the outer alpha is applied.</p>
        """#),
  ]
}
