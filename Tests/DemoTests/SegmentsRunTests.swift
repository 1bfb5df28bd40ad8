import Raster
import Scene
import Testing

@testable import Demo

/// The command `segments`.
@Suite struct SegmentsRunTests {
  private func screen() -> SegmentsScreen {
    let stage = Stage(size: Size(width: 375, height: 356), scale: 2)
    return SegmentsScreen(on: stage, titles: ["Paid", "Free", "Top Grossing"])
  }

  @Test("the finger selects what it taps, but what is disabled, and drags the pill of the first")
  func script() throws {
    let screen = screen()
    var heard: [String] = []
    func listen(_ control: SegmentedControl, _ name: String) {
      control.valueChanged = { heard.append("\(name) \($0)") }
    }
    listen(screen.charts, "charts")
    listen(screen.momentary, "momentary")
    listen(screen.partlyDisabled, "disabled")
    listen(screen.proportional, "proportional")
    listen(screen.rightToLeft, "right to left")
    screen.stage.play(screen.script)
    #expect(
      heard == [
        "charts 1", "charts 2", "momentary 1", "disabled 1", "proportional 2", "right to left 1",
      ])
    let segments = try Segments(arguments: [])
    #expect(screen.script.duration < segments.duration)
    screen.stage.advance(to: segments.duration)
    #expect(screen.stage.isSettled)
  }

  @Test("above the control the two bars are of one colour; below it there is a line")
  func seam() throws {
    let picture = try Renderer().render(screen().stage.displayList())
    let tint = Pixel(red: 248, green: 248, blue: 248)
    for y in 0..<183 { #expect(picture[8, y] == tint, "row \(y)") }
    #expect(picture[8, 183] != tint)
    #expect(picture[8, 184] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("pictures begin and end at rest, and there are as many as were said")
  func frames() throws {
    let segments = try Segments(arguments: ["--fps", "10", "--titles", "Alone", "--scale", "1"])
    let lists = Array(segments.frames())
    #expect(lists.count == segments.frames().count && lists.count == 29)
    #expect(lists.first == lists.dropFirst().first)
    #expect(lists.first != lists.last)
    #expect(lists.last?.size == Size(width: 375, height: 356))
  }

  @Test("every option is taken, others are refused, and so is what cannot be drawn")
  func options() throws {
    let segments = try Segments(arguments: [
      "--titles", "A,B", "--size", "200x100", "--output", "-",
    ])
    #expect(segments.titles == ["A", "B"])
    #expect(segments.pictures.size == Size(width: 200, height: 100))
    #expect(segments.pictures.destination == .standardOutput)
    #expect(throws: Failure.self) { try Segments(arguments: ["--duration", "1"]) }
    #expect(throws: Failure.self) { try Segments(arguments: ["--titles", ""]) }
    #expect(throws: Failure.self) { try Segments(arguments: ["--fps", "1e9"]) }
    #expect(Array(try Segments(arguments: ["--size", "1x1", "--fps", "1"]).frames()).count == 4)
  }
}
