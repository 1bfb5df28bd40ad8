import Scene
import TestSupport
import Testing

/// Pictures of times are pure functions, for senseless numbers too.
@Suite struct SamplingTests {
  /// A stage with many views and many animations under way, the same for the same seed.
  private func makeStage(seed: UInt64) -> Stage {
    var random = SplitMix64(seed: seed)
    let stage = Stage(size: Size(width: 100, height: 100), background: .black)
    var views: [View] = []
    for index in 0..<30 {
      let view = View(frame: Rect(x: Double(index), y: 0, width: 9, height: 9))
      view.backgroundColor = .red
      let parent = views.isEmpty || random.chance(30) ? stage.root : views[random.below(index)]
      parent.addSubview(view)
      views.append(view)
    }
    for _ in 0..<60 {
      stage.advance(to: stage.time + random.number(in: 0...0.1))
      let view = views[random.below(30)]
      let kind = random.below(8)
      let value = random.number(in: -40...40)
      stage.animate(
        withDuration: random.number(in: 0...2), delay: random.number(in: -0.5...0.5),
        options: [[], .autoreverse, .curveLinear][random.below(3)],
        repeatCount: random.number(in: 0...3)
      ) {
        switch kind {
        case 0: view.center.x += value
        case 1: view.bounds.size.width = value
        case 2: view.bounds.origin.y = value
        case 3: view.transform = AffineTransform(rotationAngle: value)
        case 4: view.transform = AffineTransform(scaleX: value.rounded() / 20, y: 1)
        case 5: view.alpha = value / 40
        case 6: view.backgroundColor = value < 0 ? nil : .blue
        default: view.cornerRadius = value
        }
      }
    }
    return stage
  }

  @Test("asking twice, in any order, gives equal pictures and changes nothing")
  func pure() {
    let stage = makeStage(seed: 1)
    let start = stage.time
    let times = (0...40).map { start + Double($0) * 0.05 }
    let inOrder = times.map { stage.displayList(at: $0) }
    #expect(times.map { stage.displayList(at: $0) } == inOrder)
    for step in times.indices {
      let place = step * 17 % times.count
      #expect(stage.displayList(at: times[place]) == inOrder[place])
    }
    #expect(stage.time == start)
    #expect(inOrder[0] != inOrder[20])
  }

  @Test("a picture of a time does not depend on the stops on the way there")
  func steps() {
    let (direct, stepped) = (makeStage(seed: 3), makeStage(seed: 3))
    for step in 1...100 {
      let time = direct.time + Double(step) * 0.03
      stepped.advance(to: time)
      #expect(direct.displayList(at: time) == stepped.displayList())
    }
  }

  @Test("60 and 120 frames a second agree where they meet")
  func rates() {
    let stage = makeStage(seed: 4)
    let slow = Array(stage.frames(duration: 1, rate: 60))
    let fast = Array(stage.frames(duration: 1, rate: 120))
    #expect(slow.count == 61)
    for (index, list) in slow.enumerated() { #expect(fast[index * 2] == list) }
  }

  @Test(
    "senseless times have a result",
    arguments: [0, -1, 1, 1e300, 1e-300, .nan, .infinity, -.infinity] as [Double])
  func senselessTimes(value: Double) {
    for other in [0, 1, -1, .nan, .infinity, -.infinity] as [Double] {
      let scene = AnimatedScene()
      let (stage, view) = (scene.stage, scene.view)
      scene.animate("a", value, delay: other) { scene.moveTo(100) }
      scene.animate("b", other, delay: value, repeatCount: value) { view.alpha = 0 }
      scene.animate("c", 1, repeatCount: value) {
        view.transform = AffineTransform(rotationAngle: 1)
      }
      stage.animate(
        withDuration: value, usingSpringWithDamping: other, initialSpringVelocity: value
      ) { view.cornerRadius = 5 }
      for time in [0, 0.5, 1e9, .nan, .infinity] as [Double] {
        let shown = view.presentation(at: time)
        #expect(shown.position.x.isFinite && (0...1).contains(shown.alpha))
        _ = stage.displayList(at: time)
      }
      stage.advance(to: 1e308)
      stage.removeAllAnimations()
      #expect(view.presentation == view.state)
      stage.advance(to: 1e308)
      #expect(scene.told.sorted().map { $0.prefix(1) } == ["a", "b", "c"])
    }
  }

  @Test("between numbers of which one is not finite there is nothing: the new one shows at once")
  func senselessValues() {
    let scene = AnimatedScene()
    let (stage, view) = (scene.stage, scene.view)
    for value in [.nan, .infinity, -.infinity] as [Double] {
      for new in [value, 10] {
        stage.animate(withDuration: 1) {
          view.frame = Rect(x: new, y: 0, width: new, height: 5)
          view.bounds.origin.x = new
          view.transform = AffineTransform(a: new, b: 0, c: 0, d: 1, tx: new, ty: 0)
          view.alpha = new
          view.cornerRadius = new
          view.numbers = [new]
        }
        _ = stage.displayList(at: 0.5)
      }
    }
    #expect(scene.x(0.5) == view.frame.origin.x)
    #expect(view.presentation(at: 0.5).numbers == [10])
    #expect(view.presentation(at: 0.5).transform.a == 10)
  }

  @Test("greatest numbers overflow into nothing drawn, and come back")
  func greatestValues() {
    let scene = AnimatedScene()
    let great = Double.greatestFiniteMagnitude
    scene.view.center.x = -great
    scene.stage.animate(withDuration: 1, curve: .linear) { scene.view.center.x = great }
    #expect(scene.view.presentation(at: 0.5).position.x == great)
    scene.view.numbers = [1]
    scene.stage.animate(withDuration: 1) { scene.view.numbers = [] }
    scene.stage.animate(withDuration: 1) { scene.view.numbers = [2, 3] }
    #expect(scene.view.presentation(at: 0.5).numbers == [2, 3])
  }

  @Test("ten thousand views are animated, sampled and dropped")
  func many() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let views = (0..<10_000).map { _ in View(frame: stage.bounds) }
    for view in views {
      view.backgroundColor = .red
      stage.root.addSubview(view)
    }
    var told = 0
    stage.animate(withDuration: 1, curve: .linear) {
      for view in views { view.frame.origin.x = 100 }
    } completion: { _ in
      told += 1
    }
    #expect(stage.displayList(at: 0.5).commands.count == 10_000)
    for view in views[..<5000] { view.removeAllAnimations() }
    #expect(views[0].presentation(at: 0.5).frame.origin.x == 100)
    #expect(views[9999].presentation(at: 0.5).frame.origin.x == 50)
    #expect(told == 0)
    stage.advance(to: 1)
    #expect(told == 1)
    #expect(!stage.isAnimating)
  }
}
