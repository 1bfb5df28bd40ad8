import Compositor
import Foundation
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
    figure.set(8.0 / 60, at: 0)
    #expect(figure.draw() == film)
  }

  @Test("asking where the highlight is changes nothing")
  func asking() throws {
    figure.set(0.125, at: 0)
    let film = try #require(figure.draw())
    // Half way of three segments.
    #expect(abs(figure.position - 1.5) < 1e-3)
    #expect(figure.draw() == film)
    #expect(LessonFigure(.offsets).position == 0)
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

  @Test(
    "every mistake changes the picture of the scene that shows it, and leaves no trace after it")
  func mistakes() throws {
    let scenes: [Mistake: LessonScene] = [
      .noClip: .clipping, .noCounterOffset: .offsets, .perChildOpacity: .groups,
      .perDrawClip: .clipping, .truncation: .encoding, .noAntialiasing: .coverage,
      .linearLight: .encoding, .straightColor: .blending,
    ]
    for mistake in Mistake.allCases {
      let figure = LessonFigure(try #require(scenes[mistake]))
      let right = try #require(figure.draw())
      figure.mistake = mistake
      let wrong = try #require(figure.draw())
      #expect(wrong != right, "\(mistake.name)")
      #expect(wrong.width == right.width && wrong.height == right.height)
      figure.mistake = nil
      #expect(figure.draw() == right)
    }
  }

  @Test("a mistake holds for the highlight in the hands of a user, too")
  func liveMistake() throws {
    figure.selectNext(1)
    _ = figure.advance(by: 1)
    let right = try #require(figure.draw())
    for mistake in [Mistake.noClip, .noCounterOffset, .noAntialiasing] {
      figure.mistake = mistake
      #expect(figure.draw() != right)
      #expect(figure.position == 1)
    }
  }

  @Test("the description is JSON with every scene, number and mistake")
  func description() throws {
    struct Description: Decodable {
      struct Scene: Decodable {
        struct Parameter: Decodable {
          var name: String
          var minimum: Double
          var maximum: Double
          var initial: Double
          var isSwitch: Bool
        }
        var name: String
        var width: Int
        var height: Int
        var scale: Int
        var isLive: Bool
        var parameters: [Parameter]
      }
      struct Mistake: Decodable {
        var name: String
        var title: String
        var explanation: String
      }
      var scenes: [Scene]
      var mistakes: [Mistake]
    }
    let description = try JSONDecoder().decode(
      Description.self, from: Data(LessonDescription.json.utf8))
    #expect(description.scenes.map { $0.name } == LessonScene.allCases.map { $0.rawValue })
    #expect(
      description.scenes.map { $0.parameters.map { $0.name } }
        == LessonScene.allCases.map { $0.parameters.map { $0.name } })
    #expect(description.mistakes.map { $0.explanation } == Mistake.allCases.map { $0.explanation })
    #expect(description.mistakes.map { $0.title } == Mistake.allCases.map { $0.title })
  }
}
