import Raster
import Scene
import Teaching
import Testing

@Suite struct LessonFigureTests {
  private let figure = LessonFigure(.illusion)

  @Test("the highlight follows a finger by as many points as it moves")
  func drag() {
    figure.touch(.began, at: Point(x: 40, y: 22))
    figure.touch(.moved, at: Point(x: 90, y: 10))
    // A segment is 80 points wide.
    #expect(figure.position == 50.0 / 80)
    figure.touch(.moved, at: Point(x: 1000, y: 22))
    #expect(figure.position == 3)
    figure.touch(.moved, at: Point(x: 40 + 130, y: 22))
    figure.touch(.ended, at: Point(x: 40 + 130, y: 22))
    #expect(figure.advance(by: 0.125))
    #expect(!figure.advance(by: 1))
    #expect(figure.position == 2)
  }

  @Test("a finger that hardly moves taps, and the highlight slides to the title for 0.25 s")
  func tap() {
    figure.touch(.began, at: Point(x: 200, y: 22))
    figure.touch(.moved, at: Point(x: 202, y: 22))
    figure.touch(.ended, at: Point(x: 202, y: 22))
    #expect(figure.position == 0)
    #expect(figure.advance(by: 0.125))
    #expect(abs(figure.position - 1) < 0.02)
    #expect(!figure.advance(by: 0.125))
    #expect(figure.position == 2)
  }

  @Test("a cancelled tap selects nothing")
  func cancelled() {
    figure.touch(.began, at: Point(x: 200, y: 22))
    figure.touch(.cancelled, at: Point(x: 200, y: 22))
    _ = figure.advance(by: 1)
    #expect(figure.position == 0)
  }

  @Test("keys select the neighbours, and stop at the ends")
  func keys() {
    for (step, expected) in [(1, 1.0), (1, 2), (-1, 1), (.min, 0), (-1, 0), (.max, 3), (1, 3)] {
      figure.selectNext(step)
      _ = figure.advance(by: 1)
      #expect(figure.position == expected)
    }
  }

  @Test("setting the time shows the film again, and switches hold for both")
  func film() throws {
    let film = try #require(figure.draw())
    figure.selectNext(1)
    _ = figure.advance(by: 1)
    #expect(figure.draw() != film)
    figure.set(0, at: 2)
    let unclipped = figure.draw()
    figure.set(1, at: 2)
    #expect(figure.draw() != unclipped)
    figure.set(0.1333, at: 0)
    #expect(figure.draw() == film)
  }

  @Test("what is not finite, and scenes that are not live, do nothing")
  func nothing() throws {
    figure.touch(.began, at: Point(x: .nan, y: 0))
    figure.touch(.moved, at: Point(x: .infinity, y: 0))
    figure.touch(.ended, at: Point(x: 10, y: .nan))
    #expect(!figure.advance(by: .nan))
    #expect(!figure.advance(by: -1))
    figure.set(.nan, at: 0)
    figure.set(1, at: -1)
    figure.set(1, at: 3)
    #expect(figure.values == LessonScene.illusion.initialValues)
    let still = LessonFigure(.groups)
    let picture = try #require(still.draw())
    still.touch(.began, at: .zero)
    still.selectNext(1)
    #expect(!still.advance(by: 1))
    #expect(still.position == 0)
    #expect(still.draw() == picture)
  }

  @Test("exploded pictures keep their size, whatever the camera is")
  func exploded() throws {
    for (yaw, pitch, spacing) in [
      (0.0, 0.1, 0.0), (-5, 5, 1), (.nan, .nan, .nan), (.infinity, -.infinity, 0.5),
    ] {
      let bitmap = try #require(figure.drawExploded(yaw: yaw, pitch: pitch, spacing: spacing))
      #expect(bitmap.width == Int(figure.explodedSize.width))
      #expect(bitmap.height == Int(figure.explodedSize.height))
    }
  }

  @Test("an explanation begins with the pixel, and has its ledger's lines with their colours")
  func explanation() {
    let lines = figure.explanation(x: 286, y: 43).split(separator: "\n")
    #expect(lines.first == "#FFF0F0\tpixel 286,43: #FFF0F0")
    #expect(lines.dropFirst().first?.hasPrefix("#FFFFFF\t   1") == true)
    let list = figure.displayList
    let ledger = PixelLedger(list, x: 286, y: 43).lines(of: list).map { $0.text }
    #expect(lines.dropFirst().map { String($0.dropFirst(8)) } == ledger)
  }

  @Test("the description is JSON with every scene and number")
  func description() {
    let json = LessonDescription.json
    for scene in LessonScene.allCases {
      #expect(json.contains("{\"name\":\"\(scene.rawValue)\",\"width\""))
      for parameter in scene.parameters { #expect(json.contains("\"\(parameter.name)\"")) }
    }
    #expect(json.count { $0 == "{" } == json.count { $0 == "}" })
  }
}
