import Scene

/// A bar over the pages that it names, as tall as the picture lets it.
struct PagedScreen {
  let stage: Stage
  let pager: Pager

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - pictures: Of what size.
  ///   - bar: What names the pages; its frame is that of the bar.
  ///   - titles: The pages' headings, one each.
  ///   - direction: Where the first page lies.
  init(
    _ pictures: PictureOptions, under bar: View, titles: [String],
    direction: LayoutDirection = .leftToRight
  ) {
    stage = pictures.stage()
    stage.layoutDirection = direction
    pager = Pager(pageCount: titles.count) {
      SamplePage(
        $0, title: titles[$0], text: "\($0 + 1) of \(titles.count)", fonts: pictures.fonts)
    }
    let top = bar.frame.maxY
    pager.frame = Rect(
      x: 0, y: top, width: stage.size.width, height: max(stage.size.height - top, 0))
    stage.root.addSubview(pager)
    stage.root.addSubview(bar)
  }

  /// What a finger does to the pages: a slow drag forward and half of it back, so that the page stays;
  /// a fling to the next one; and a tap on the bar.
  ///
  /// - Parameters:
  ///   - tap: Where it taps at last.
  ///   - frame: Where the pages are.
  ///   - direction: Where the first page lies.
  /// - Returns: The script, with some time at the end for the pages to come to rest.
  static func script(
    tap: Point, pages frame: Rect, direction: LayoutDirection = .leftToRight
  ) -> TouchScript {
    func place(_ part: Double) -> Point {
      let part = direction == .leftToRight ? part : 1 - part
      return Point(x: frame.minX + frame.width * part, y: frame.midY)
    }
    var drag = TouchScript()
    drag.hold(for: 0.25)
    drag.down(at: place(0.85))
    drag.move(to: place(0.2), duration: 1)
    drag.move(to: place(0.5), duration: 0.5)
    drag.hold(for: 0.25)
    drag.up()
    let way = place(0.4).x - place(0.8).x
    return
      drag
      .then(
        .fling(from: place(0.8), velocity: Point(x: way / 0.12, y: 0), duration: 0.12), after: 0.75
      )
      .then(.tap(at: tap), after: 0.9)
      .then(.pause(0.5))
  }
}
