import Raster
import Scene
import SceneTesting
import Testing

/// Laws of pictures that our renderer draws, and of such as renderers with a fault draw.
@Suite struct LawTests {
  /// Two cards apart from each other, in a plain container, with rounded corners at fractions of pixels.
  private static func stage() -> Stage {
    let stage = Stage(size: Size(width: 40, height: 24))
    let container = View(frame: Rect(x: 0, y: 0, width: 40, height: 24))
    container.name = "container"
    for (name, x, color) in [("left", 2.3, Color.red), ("right", 21.6, .blue)] {
      let card = View(frame: Rect(x: x, y: 3.1, width: 15.2, height: 17.7))
      card.name = name
      card.backgroundColor = color
      card.cornerRadius = 4.7
      card.alpha = 0.8
      let inner = View(frame: Rect(x: 4, y: 4, width: 20, height: 6))
      inner.name = "inner of \(name)"
      inner.backgroundColor = .yellow
      card.clipsToBounds = true
      card.addSubview(inner)
      container.addSubview(card)
    }
    stage.root.addSubview(container)
    return stage
  }

  /// A stage with a text, a turned square and a circle.
  private static func mixedStage() -> Stage {
    let stage = Self.stage()
    let label = Label(frame: Rect(x: 1, y: 1, width: 38, height: 20))
    label.text = "Laws"
    stage.root.addSubview(label)
    let square = View(frame: Rect(x: 12.5, y: 9.5, width: 7, height: 7))
    square.backgroundColor = .green
    square.transform = AffineTransform(rotationAngle: 0.5)
    stage.root.addSubview(square)
    return stage
  }

  @Test("all laws hold for what we draw: a view, a stage, a list, several times")
  func ours() throws {
    let stage = Self.stage()
    expectLaws(of: stage)
    expectLaws(of: stage.displayList(), [.tile, .threads])
    let view = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = .red
    view.cornerRadius = 3
    expectLaws(of: view)
    for verdict in try checkLaws(of: stage) {
      #expect(verdict.outcome == .holds, "\(verdict)")
    }
    #expect(try checkLaws(of: stage, [.tile], at: [0, 1]).count == 2)
  }

  @Test("laws that say nothing of a picture are skipped, and say why")
  func skipped() throws {
    let verdicts = try checkLaws(of: Self.mixedStage())
    let texts = verdicts.filter { $0.outcome != .holds }.map { $0.description }
    #expect(
      texts == [
        "translate: skipped, turned, stretched or very large shapes have rounded coordinates",
        "mirror: skipped, paths and text are drawn from left to right",
      ])
    let single = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    single.backgroundColor = .red
    #expect(
      try checkLaws(of: single, [.reorderSiblings]).map { $0.description } == [
        "reorderSiblings: skipped, no two siblings lie apart"
      ])
    #expect(try checkLaws(of: try Bitmap(width: 1, height: 1)).isEmpty)
  }

  /// Our renderer, but that it draws another list, or changes what comes out.
  private static func renderer(
    fault: @escaping (DisplayList, PixelRect, _ threads: Int, _ count: Int) -> Bool
  ) -> LawRenderer {
    LawRenderer { threads in
      let renderer = Renderer(threads: threads)
      var count = 0
      return { (list, tile) throws(BitmapError) in
        count += 1
        var bitmap = try renderer.render(list, tile: tile)
        if fault(list, tile, threads, count) {
          bitmap[0, 0] = Pixel(red: bitmap[0, 0].red ^ 255, green: 7, blue: 7)
        }
        return bitmap
      }
    }
  }

  /// The laws that a renderer with a fault breaks.
  private static func broken(
    _ fault: @escaping (DisplayList, PixelRect, _ threads: Int, _ count: Int) -> Bool
  ) -> [Law] {
    let check = LawCheck(stage().displayList(), renderer: renderer(fault: fault))
    return Law.allCases.filter { check.verdict(on: $0).isBroken }
  }

  @Test("a renderer that remembers breaks the law that it must not")
  func remembering() {
    #expect(Self.broken { _, tile, _, count in tile.width == 40 && count > 2 } == [.renderTwice])
  }

  @Test("a renderer that draws otherwise with threads breaks the law of threads")
  func threads() {
    #expect(Self.broken { _, _, threads, _ in threads > 1 } == [.threads])
  }

  @Test("a renderer whose tiles are wrong breaks the law of tiles")
  func tiles() {
    #expect(Self.broken { _, tile, _, _ in tile.width == 9 && tile.x > 9 } == [.tile])
  }

  @Test("a renderer that rounds places breaks the laws of moving and mirroring")
  func places() {
    // It draws the left card half a pixel off where that is left of column 5.
    let renderer = LawRenderer { _ in
      let renderer = Renderer()
      return { (list, tile) throws(BitmapError) in
        let commands = list.commands.map { command in
          command.changed { shape, transform in
            guard case .roundedRect(let rounded) = shape else { return (shape, transform) }
            let left = rounded.rect.minX * transform.a + transform.tx
            var transform = transform
            if left < 5 { transform.tx += 0.5 }
            return (shape, transform)
          }
        }
        return try renderer.render(list.copy(commands: commands), tile: tile)
      }
    }
    let check = LawCheck(Self.stage().displayList(), renderer: renderer)
    #expect(
      Law.allCases.filter { check.verdict(on: $0).isBroken } == [.translate, .mirror])
  }

  @Test("a renderer that minds clips which cut nothing breaks the law of such clips")
  func clips() {
    let broken = Self.broken { list, _, _, _ in
      guard case .beginGroup(.rect, _, _, _) = list.commands.first else { return false }
      return true
    }
    #expect(broken == [.noOpClip])
  }

  @Test("a renderer that minds plain groups breaks the law of splitting them")
  func groups() {
    let broken = Self.broken { list, _, _, _ in
      list.commands.contains { command in
        if case .beginGroup(nil, 1, _, _) = command { true } else { false }
      }
    }
    #expect(broken == [.splitGroup])
  }

  @Test("a renderer that draws what comes first otherwise breaks the law of siblings")
  func siblings() {
    let renderer = LawRenderer { _ in
      let renderer = Renderer()
      return { (list, tile) throws(BitmapError) in
        var commands = list.commands
        for (place, command) in commands.enumerated() {
          guard case .fill(let shape, _, let transform, let source) = command else { continue }
          commands[place] = .fill(shape, color: .green, transform: transform, source: source)
          break
        }
        return try renderer.render(list.copy(commands: commands), tile: tile)
      }
    }
    let check = LawCheck(Self.stage().displayList(), renderer: renderer)
    #expect(Law.allCases.filter { check.verdict(on: $0).isBroken } == [.reorderSiblings])
  }

  @Test("what breaks a law is cut down to the view that does it")
  func shrinking() throws {
    let stage = Self.stage()
    var parent = stage.root
    for number in 0..<12 {
      let view = View(frame: Rect(x: 1, y: 1, width: 30, height: 20))
      view.name = "number \(number)"
      view.backgroundColor = number == 7 ? Color(1, 2, 3) : .yellow
      view.clipsToBounds = true
      parent.addSubview(view)
      if number % 3 == 0 { parent = view }
    }
    let renderer = Self.renderer { list, _, threads, _ in
      threads > 1
        && list.commands.contains { command in
          guard case .fill(_, let color, _, _) = command else { return false }
          return color == Color(1, 2, 3)
        }
    }
    let verdict = LawCheck(stage.displayList(), renderer: renderer).verdict(on: .threads)
    guard case .broken(let breach) = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(breach.stepCount == 1)
    #expect(breach.originalStepCount > 20)
    let lines = breach.listing.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains(" Color(1, 2, 3)") == true)
    #expect(
      lines.last?.hasSuffix("View \"number 3\" > View \"number 6\" > View \"number 7\"") == true)
    #expect(verdict.description.hasPrefix("threads: broken: the number of threads does not show; "))
  }

  @Test("a large picture is cut down no longer than is allowed")
  func trialLimit() {
    var trials = 0
    let list = Self.stage().displayList()
    let rest = list.shrunk(trialLimit: 3) { _ in
      trials += 1
      return trials == 1
    }
    #expect(trials <= 5)
    #expect(rest.commands.count == list.commands.count)
  }

  @Test("a picture without pixels breaks no law")
  func empty() {
    let list = DisplayListBuilder(size: .zero).build()
    for law in Law.allCases { #expect(!LawCheck(list).verdict(on: law).isBroken) }
  }
}
