import Compositor
import Foundation
import Raster
import Scene
import Teaching
import TestSupport
import Testing

@Suite struct LessonSceneTests {
  private static let list = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "digests.txt")

  @Test("the scenes have the digests that the page's engine has under WebAssembly, too")
  func digests() throws {
    var lines: [String] = []
    for scene in LessonScene.allCases {
      let figure = LessonFigure(scene)
      lines.append(try line("\(scene)", figure.draw()))
      for (index, parameter) in scene.parameters.enumerated() {
        for quarter in parameter.isSwitch ? [0] : [0, 1, 4] {
          let range = parameter.maximum - parameter.minimum
          figure.set(parameter.minimum + range * Double(quarter) / 4, at: index)
          lines.append(try line("\(scene) \(parameter.name) \(quarter)/4", figure.draw()))
        }
        figure.set(parameter.initial, at: index)
      }
      if scene == .clipping {
        for mistake in [Mistake.perDrawClip, .linearLight] {
          figure.mistake = mistake
          lines.append(try line("\(scene) mistake \(mistake.name)", figure.draw()))
        }
        figure.mistake = nil
      }
      guard [.illusion, .clipping].contains(scene) else { continue }
      let exploded = figure.drawExploded(yaw: -0.5, pitch: 0.75, spacing: 0.5)
      lines.append(try line("\(scene) exploded", exploded))
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "all" {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Self.list)
      Issue.record("the list of digests was written anew; run again without RECORD")
    }
    let committed = try String(contentsOf: Self.list, encoding: .utf8)
    #expect(committed.split(separator: "\n").map(String.init) == lines)
  }

  private func line(_ name: String, _ bitmap: Bitmap?) throws -> String {
    var hash = FNV1a()
    for byte in try #require(bitmap).bytes { hash.combine(byte) }
    return name + " " + hash.hexadecimal
  }

  @Test("every number of every scene changes its picture")
  func numbersCount() throws {
    for scene in LessonScene.allCases {
      for (index, parameter) in scene.parameters.enumerated() {
        var (least, greatest) = (scene.initialValues, scene.initialValues)
        least[index] = parameter.minimum
        greatest[index] = parameter.maximum
        let (a, b) = (scene.displayList(least), scene.displayList(greatest))
        #expect(a != b, "\(scene) does not depend on \(parameter.name)")
      }
    }
  }

  @Test("numbers out of range are the nearest, and those that are missing or NaN the initial ones")
  func badNumbers() {
    for scene in LessonScene.allCases {
      let initial = scene.displayList(scene.initialValues)
      #expect(scene.displayList([]) == initial)
      #expect(scene.displayList(scene.parameters.map { _ in .nan }) == initial)
      let greatest = scene.displayList(scene.parameters.map { $0.maximum })
      #expect(scene.displayList(scene.parameters.map { _ in .infinity }) == greatest)
      let least = scene.displayList(scene.parameters.map { $0.minimum })
      #expect(scene.displayList(scene.parameters.map { _ in -1e308 }) == least)
    }
  }

  @Test("pictures are opaque, so that premultiplied and straight bytes are the same")
  func opaque() throws {
    for scene in LessonScene.allCases {
      let bitmap = try Renderer().render(scene.displayList(scene.initialValues))
      let opacities = bitmap.withWords { words in
        words.indices.map { words[$0] >> 24 }
      }
      #expect(opacities.allSatisfy { $0 == 255 }, "\(scene)")
    }
  }

  @Test("the highlight of the lesson is that of the demo, at every time")
  func sameAsTheDemo() throws {
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])
    control.frame = stage.bounds
    stage.root.addSubview(control)
    control.select(3, animated: true)
    let figure = LessonFigure(.illusion)
    for frame in 0...15 {
      let time = Double(frame) / 60
      figure.set(time, at: 0)
      let demo = try Renderer().render(stage.displayList(at: time))
      #expect(figure.draw() == demo)
    }
  }
}
