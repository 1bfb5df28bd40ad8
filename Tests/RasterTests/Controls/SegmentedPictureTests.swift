import Raster
import Scene
import TestSupport
import Testing

/// Segmented controls as pixels: two a point.
@Suite struct SegmentedPictureTests {
  private func stage() -> Stage {
    Stage(size: Size(width: 160, height: 40), scale: 2, background: .white)
  }

  @discardableResult
  private func add(
    _ items: [String], selected: Int, to stage: Stage, y: Double = 4,
    _ change: (SegmentedControl) -> Void = { _ in }
  ) -> SegmentedControl {
    let control = SegmentedControl(items: items)
    control.frame = Rect(x: 0, y: y, width: 160, height: 32)
    control.style.shadowOpacity = 0
    control.selectedSegmentIndex = selected
    change(control)
    stage.root.addSubview(control)
    return control
  }

  private func picture(
    _ items: [String], selected: Int, _ change: (SegmentedControl) -> Void = { _ in }
  ) throws -> Bitmap {
    let stage = stage()
    add(items, selected: selected, to: stage, change)
    return try Renderer().render(stage.displayList())
  }

  @Test(
    "at rest: the track at 12 %, a white pill with sharp edges 2 points inside, lines, black titles"
  )
  func rest() throws {
    let picture = try picture(["", "", "", ""], selected: 1)
    // 255 + (118 - 255) 31 / 255 is 238.3; blue, 255 - 127 31 / 255, is 239.6.
    let track = (238, 238, 240)
    expect(picture, 2, 40, is: track)
    expect(picture, 40, 8, is: track)
    expect(picture, 40, 71, is: track)
    expect(picture, 40, 7, is: (255, 255, 255), "above the control")
    expect(picture, 40, 72, is: (255, 255, 255), "below the control")
    expect(picture, 0, 8, is: (255, 255, 255), "outside the round corner")
    // The second of four segments of 80 pixels, less 4 on each side.
    expect(picture, 83, 40, is: track)
    expect(picture, 84, 40, is: (255, 255, 255))
    expect(picture, 155, 40, is: (255, 255, 255))
    expect(picture, 156, 40, is: track)
    expect(picture, 120, 11, is: track)
    expect(picture, 120, 12, is: (255, 255, 255))
    expect(picture, 120, 67, is: (255, 255, 255))
    expect(picture, 120, 68, is: track)
    expect(picture, 84, 12, is: track, "outside the pill's corner")
    // 142 at 77 / 255 on 238.3 is 209; 147 on 239.6 is 211.6. Two pixels wide, from 8 points down.
    for x in [239, 240] {
      expect(picture, x, 40, is: (209, 209, 212))
      expect(picture, x, 24, is: (209, 209, 212))
      expect(picture, x, 55, is: (209, 209, 212))
      expect(picture, x, 23, is: track)
      expect(picture, x, 56, is: track)
    }
    expect(picture, 238, 40, is: track)
    expect(picture, 241, 40, is: track)
    expect(picture, 79, 40, is: track, "beside the pill there is no line")
    expect(picture, 160, 40, is: track, "beside the pill there is no line")
  }

  @Test("a title has the bytes of a label in the middle of the segment")
  func titles() throws {
    let actual = try picture(["", "Free"], selected: 0)
    let stage = stage()
    add(["", ""], selected: 0, to: stage)
    let label = Label(frame: Rect(x: 84, y: 4, width: 72, height: 32))
    label.text = "Free"
    label.font = .system(size: 13)
    label.textAlignment = .center
    stage.root.addSubview(label)
    expectSame(actual, try Renderer().render(stage.displayList()))
    #expect(actual != (try picture(["", ""], selected: 0)))
  }

  @Test("the selected title is a medium one, and a long one is shortened 4 points from the edge")
  func selectedTitle() throws {
    let actual = try picture(["", "Much too long a title"], selected: 1)
    let stage = stage()
    add(["", ""], selected: 1, to: stage)
    let label = Label(frame: Rect(x: 84, y: 4, width: 72, height: 32))
    label.text = "Much too long a title"
    label.font = .system(size: 13, weight: .medium)
    label.textAlignment = .center
    stage.root.addSubview(label)
    expectSame(actual, try Renderer().render(stage.displayList()))
  }

  @Test("from right to left it has the bytes of the other order from left to right")
  func rightToLeft() throws {
    let titles = ["A", "Two", "More of it"]
    let mirrored = try picture(titles, selected: 2) {
      $0.apportionsSegmentWidthsByContent = true
      $0.semanticContentAttribute = .forceRightToLeft
    }
    let reversed = try picture(titles.reversed(), selected: 0) {
      $0.apportionsSegmentWidthsByContent = true
    }
    expectSame(mirrored, reversed)
  }

  @Test(
    "after a slide the picture is the one without; on the way it is another", arguments: [0, 0.12])
  func slide(shadow: Double) throws {
    let items = ["One", "Two", "Three"]
    let still = try picture(items, selected: 2) { $0.style.shadowOpacity = shadow }
    let stage = stage()
    let control = add(items, selected: 0, to: stage) { $0.style.shadowOpacity = shadow }
    stage.layoutIfNeeded()
    control.select(2, animated: true)
    expectSame(try Renderer().render(stage.displayList(at: 0.25)), still)
    #expect(try Renderer().render(stage.displayList(at: 0.2)) != still)
  }

  @Test("the shadow is darker below the pill than above, and ends at the edge of the control")
  func shadow() throws {
    let with = try picture(["", "", ""], selected: 1) { $0.style.shadowOpacity = 0.12 }
    let without = try picture(["", "", ""], selected: 1)
    func loss(_ x: Int, _ y: Int) -> Int { Int(without[x, y].red) - Int(with[x, y].red) }
    #expect(loss(160, 70) > loss(160, 9))
    #expect(loss(160, 9) > 0)
    #expect(loss(103, 40) > loss(95, 40), "softer farther out")
    for x in 0..<320 {
      #expect(loss(x, 7) == 0 && loss(x, 72) == 0)
      for y in [7, 72] { #expect(with[x, y] == Pixel(red: 255, green: 255, blue: 255)) }
    }
    #expect(loss(160, 40) == 0, "white is white")
  }

  @Test("without titles only the track is drawn")
  func empty() throws {
    let picture = try picture([], selected: 0)
    expect(picture, 160, 40, is: (238, 238, 240))
    for x in 20..<300 { #expect(picture[x, 40] == picture[160, 40]) }
  }

  @Test("the reference draws the same, but for a level at soft edges")
  func reference() throws {
    let stage = stage()
    add(["One", "Two", "Three"], selected: 1, to: stage) { $0.style = SegmentedControlStyle() }
    let list = stage.displayList()
    let actual = try Renderer().render(list)
    let expected = try ReferenceRenderer.render(list).bitmap
    var largest = 0
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        largest = max(largest, abs(Int(actual[x, y].red) - Int(expected[x, y].red)))
      }
    }
    #expect(largest <= 3)
  }
}
