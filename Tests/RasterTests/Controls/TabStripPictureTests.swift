import Raster
import Scene
import TestSupport
import Testing

/// What a strip draws, pixel by pixel.
@Suite struct TabStripPictureTests {
  private static let titles = ["Notes", "Likes", "Follows", "Me"]

  private func scene(
    _ titles: [String] = titles, _ change: (TabStrip) -> Void = { _ in }
  ) -> (stage: Stage, strip: TabStrip) {
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    let strip = TabStrip(titles: titles)
    strip.frame = stage.bounds
    stage.root.addSubview(strip)
    change(strip)
    return (stage, strip)
  }

  /// The picture of a strip that was set to a position and never moved.
  private func picture(
    _ position: Double, _ change: (TabStrip) -> Void = { _ in }
  ) throws -> Bitmap {
    let (stage, strip) = scene(Self.titles, change)
    strip.position = position
    return try Renderer().render(stage.displayList())
  }

  private func styles() -> [(TabStrip) -> Void] {
    [
      { _ in },
      { strip in
        strip.style.colorChange = .swap
        strip.style.indicator = .pill
        strip.style.selectedTextColor = .white
        strip.style.selectedFont = .system(size: 16, weight: .bold)
      },
      { strip in
        strip.style.tabWidth = .intrinsic
        strip.style.padding = 40
        strip.style.colorChange = .crossFade
        strip.style.selectedFont = .system(size: 20, weight: .bold)
        strip.style.indicator.motion = .elastic
        strip.badges = [.dot, .count(12)]
        strip.semanticContentAttribute = .forceRightToLeft
      },
    ]
  }

  // MARK: - One function for all

  @Test("a tap's animation shows at each moment what its position shows", arguments: 0..<3)
  func tapEqualsPosition(style: Int) throws {
    let change = styles()[style]
    let (stage, strip) = scene(Self.titles, change)
    strip.select(3, animated: true)
    let renderer = Renderer()
    for (frame, list) in stage.frames(duration: 0.25, rate: 20).enumerated() {
      let shown = strip.presentation(at: Double(frame) / 20).numbers[0]
      #expect(try renderer.render(list) == picture(shown, change), "frame \(frame)")
    }
  }

  @Test("a drag shows what its position shows, and ends as a selection does", arguments: 0..<3)
  func dragEqualsPosition(style: Int) throws {
    let change = styles()[style]
    let (stage, strip) = scene(Self.titles, change)
    let renderer = Renderer()
    for position in [0.1, 0.5, 0.9, 1.7, -0.25, 3.4] {
      strip.drag(to: position)
      #expect(try renderer.render(stage.displayList()) == picture(position, change))
    }
    strip.endDrag()
    stage.advance(to: 1)
    #expect(try renderer.render(stage.displayList()) == picture(3, change))
  }

  @Test("the picture at the end is the same by tap and by slide, and as it was at first")
  func ends() throws {
    let (stage, strip) = scene()
    let first = try Renderer().render(stage.displayList())
    strip.select(1, animated: true)
    stage.advance(to: 1)
    #expect(try Renderer().render(stage.displayList()) == picture(1))
    for step in (0..<10).reversed() { strip.position = Double(step) / 10 }
    #expect(try Renderer().render(stage.displayList()) == first)
    strip.select(1)
    strip.select(0)
    #expect(try Renderer().render(stage.displayList()) == first)
  }

  // MARK: - Pixels

  @Test("at rest a blue bar of four rows lies under the text, with the rest of the rows white")
  func bar() throws {
    let picture = try picture(1)
    let width = Font.system(size: 16).size(of: "Likes").width
    let blue = Pixel(red: 0, green: 122, blue: 255)
    let (left, right) = (240 - width, 240 + width)
    for y in 84..<88 {
      for x in 0..<640 {
        let pixel = picture[x, y]
        if Double(x) >= left, Double(x + 1) <= right {
          #expect(pixel == blue)
        } else if Double(x + 1) <= left || Double(x) >= right {
          #expect(pixel == Pixel(red: 255, green: 255, blue: 255))
        }
      }
    }
  }

  @Test("a slide of a hundredth of a page shows in the bar's soft ends")
  func softEnds() throws {
    let pictures = try [0.5, 0.501, 0.502, 0.503].map { try picture($0) }
    for (before, after) in zip(pictures, pictures.dropFirst()) { #expect(before != after) }
  }

  @Test("the selected title's darkest pixel is black, the others' grey")
  func titleColors() throws {
    let picture = try picture(2)
    for tab in 0..<4 {
      var darkest = UInt8.max
      for y in 0..<80 {
        for x in (160 * tab)..<(160 * tab + 160) { darkest = min(darkest, picture[x, y].red) }
      }
      #expect(darkest == (tab == 2 ? 0 : 142))
    }
  }

  @Test(
    "letter by letter: on a pill there is none of the normal colour, beside it none of the selected"
  )
  func swapOnPill() throws {
    let (stage, strip) = scene { strip in
      strip.style.colorChange = .swap
      strip.style.indicator = .pill
      strip.style.indicator.color = .blue
      strip.style.textColor = .red
      strip.style.selectedTextColor = .green
      strip.style.selectedFont = .system(size: 18, weight: .bold)
      strip.style.indicator.width = .fixed(70)
    }
    strip.setTitle("Other", at: 0)
    for position in [0, 0.3, 0.5, 0.8, 1] {
      strip.position = position
      let picture = try Renderer().render(stage.displayList())
      let pill = strip.layout.state(position: position).indicator
      for y in 0..<88 {
        for x in 0..<640 {
          let (point, pixel) = (Point(x: Double(x) / 2, y: Double(y) / 2), picture[x, y])
          switch side(of: point, pill) {
          case 1: #expect(pixel.red == 0, "\(x) \(y) at \(position)")
          case -1:
            #expect(pixel.green == pixel.blue && pixel.red == 255, "\(x) \(y) at \(position)")
          default: break
          }
        }
      }
    }
  }

  @Test(
    "as much of the selected title shows at the end of a motion as before, and some all the while")
  func titleOnBlock() throws {
    let (stage, strip) = scene(["Hello", "Hello", "Hello", "Hello"]) { strip in
      strip.style.colorChange = .swap
      strip.style.indicator = .pill
      strip.style.selectedTextColor = .white
    }
    stage.background = .black
    strip.select(2, animated: true)
    let renderer = Renderer()
    let counts = try stage.frames(duration: 0.25, rate: 60).map { list in
      let picture = try renderer.render(list)
      var count = 0
      for y in 0..<88 {
        for x in 0..<640 where picture[x, y] == Pixel(red: 255, green: 255, blue: 255) {
          count += 1
        }
      }
      return count
    }
    #expect(counts.count == 16)
    #expect(counts.first == counts.last)
    #expect((counts.first ?? 0) > 50)
    // Between two titles the pill may cover nothing; but never is it so for long.
    #expect(counts.filter { $0 == 0 }.count <= 4)
  }

  /// 1 for a pixel well inside a pill, -1 well outside, 0 near its edge.
  private func side(of point: Point, _ pill: TabStripLayout.State.Indicator) -> Int {
    let (box, radius) = (pill.frame, pill.cornerRadius)
    let x = min(max(point.x + 0.25, box.minX + radius), box.maxX - radius)
    let y = min(max(point.y + 0.25, box.minY + radius), box.maxY - radius)
    let (dx, dy) = (point.x + 0.25 - x, point.y + 0.25 - y)
    let distance = (dx * dx + dy * dy).squareRoot() - radius
    return distance < -0.6 ? 1 : distance > 0.6 ? -1 : 0
  }

  @Test(
    "letter by letter with a bar: at rest it is the picture of a switch, and on the way it is cut")
  func swapOverBar() throws {
    let swap = { (strip: TabStrip) in strip.style.colorChange = .swap }
    for position in [0.0, 1, 3] {
      #expect(try picture(position, swap) == picture(position))
    }
    let picture = try picture(0.5, swap)
    let window = try #require(
      scene(Self.titles, swap).strip.layout.state(position: 0.5).window?.rect)
    var inside = 0
    for y in 0..<80 {
      for x in 0..<640 where picture[x, y].red < 140 {
        #expect(Double(x) / 2 > window.minX - 1 && Double(x) / 2 < window.maxX + 1)
        inside += 1
      }
    }
    #expect(inside > 20)
  }

  @Test("from right to left the selected title is under the bar, at the right end")
  func rightToLeft() throws {
    let (stage, strip) = scene()
    strip.semanticContentAttribute = .forceRightToLeft
    let picture = try Renderer().render(stage.displayList())
    #expect(picture[560, 86] == Pixel(red: 0, green: 122, blue: 255))
    var darkest = UInt8.max
    for y in 0..<80 { for x in 480..<640 { darkest = min(darkest, picture[x, y].red) } }
    #expect(darkest == 0)
  }

  @Test("a strip of any number of tabs is drawn in any size", arguments: [0, 1, 50])
  func counts(count: Int) throws {
    for width in [0.0, 1, 320, 4000] {
      for style in styles() {
        let (stage, strip) = scene((0..<count).map { "Tab \($0)" }, style)
        strip.frame.size.width = width
        for position in [0, 0.5, Double(count), -0.5] {
          strip.position = position
          _ = try Renderer().render(stage.displayList())
        }
      }
    }
  }
}
