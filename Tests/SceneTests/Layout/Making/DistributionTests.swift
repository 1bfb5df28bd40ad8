import Scene
import Testing

/// Rows and columns; numbers are worked out by hand from the rules each test states.
@Suite struct DistributionTests {
  let scene = MakingScene()

  private func spans(_ views: [View]) -> [[Double]] {
    scene.stage.layoutIfNeeded()
    return views.map { $0.span }
  }

  @Test("equal lengths without gaps divide the room: four in 320 are 80 each")
  func equal() {
    let row = scene.row([20, 60, 40, 10])
    row.distribute(along: .horizontal, fixedSpacing: 0, leadSpacing: 0, tailSpacing: 0)
    #expect(spans(row) == [[0, 80], [80, 160], [160, 240], [240, 320]])
    #expect(scene.told.isEmpty)
  }

  @Test("with gaps, lead and tail the width is (W - lead - tail - gaps) / n")
  func spaced() {
    let row = scene.row([20, 60, 40, 10])
    row.distribute(along: .horizontal, fixedSpacing: 8, leadSpacing: 10, tailSpacing: 6)
    // (320 - 10 - 6 - 24) / 4 = 70
    #expect(spans(row) == [[10, 80], [88, 158], [166, 236], [244, 314]])
  }

  @Test("a column is distributed as a row is")
  func column() {
    let column = scene.row([0, 0])
    column.distribute(along: .vertical, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 15)
    column.makeConstraints { make in make.horizontalEdges.equalToSuperview() }
    // (100 - 5 - 15 - 10) / 2 = 35
    #expect(spans(column) == [[0, 320], [0, 320]])
    #expect(column.map { $0.rise } == [[5, 40], [50, 85]])
    let fixed = scene.row([0, 0, 0])
    fixed.distribute(along: .vertical, fixedItemLength: 20, leadSpacing: 10, tailSpacing: 10)
    scene.stage.layoutIfNeeded()
    #expect(fixed.map { $0.rise } == [[10, 30], [40, 60], [70, 90]])
  }

  @Test("thirds are thirds to the solver, and device pixels in frames")
  func thirds() {
    let row = scene.row([0, 0, 0])
    row.distribute(along: .horizontal, fixedSpacing: 0)
    scene.stage.scale = 2
    // 106.667 and 213.333 to the nearest half; origin and size each for itself.
    #expect(spans(row) == [[0, 106.5], [106.5, 213], [213.5, 320]])
  }

  @Test("of a fixed length, the gaps follow: 40 in 320 with 10 at both ends")
  func fixedLength() {
    let row = scene.row([20, 60, 40, 10])
    row.distribute(along: .horizontal, fixedItemLength: 40, leadSpacing: 10, tailSpacing: 10)
    scene.stage.scale = 1000
    for (span, left) in zip(spans(row), [10, 10 + 260.0 / 3, 10 + 520.0 / 3, 270]) {
      #expect(abs(span[0] - left) <= 0.0006)
    }
    #expect(row.allSatisfy { $0.frame.width == 40 })
  }

  @Test("fixed lengths that do not fit overlap, and nothing is told")
  func overlap() {
    let row = scene.row([0, 0, 0])
    row.distribute(along: .horizontal, fixedItemLength: 200)
    #expect(spans(row) == [[0, 200], [60, 260], [120, 320]])
    #expect(scene.told.isEmpty)
  }

  @Test("own lengths are kept, and what is left lies behind the last")
  func ownLengths() {
    let row = scene.row([20, 60, 40])
    row.distribute(along: .horizontal, ownLengthsWithSpacing: 10, leadSpacing: 10)
    #expect(spans(row) == [[10, 30], [40, 100], [110, 150]])
    #expect(scene.told.isEmpty)
  }

  @Test("own lengths with a tail give a superview its width")
  func ownLengthsWithTail() {
    let content = View()
    scene.box.addSubview(content)
    content.makeConstraints { make in make.leading.equalToSuperview() }
    let row = [20.0, 60].map { MakingScene.view("x", width: $0) }
    for view in row { content.addSubview(view) }
    row.distribute(
      along: .horizontal, ownLengthsWithSpacing: 10, leadSpacing: 4, tailSpacing: 6)
    #expect(spans([content]) == [[0, 100]])
  }

  @Test("equal lengths of views whose own widths are fixed clash, and the keys say which")
  func clash() throws {
    let row = scene.row([0, 0, 0])
    for (view, width) in zip(row, [20, 60, 40]) {
      view.makeConstraints { make in make.width.equalTo(width).labeled("own \(width)") }
    }
    row.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 10, tailSpacing: 10)
    scene.stage.layoutIfNeeded()
    let texts = scene.told.flatMap { told -> [String] in
      guard case .unsatisfiableConstraints(let constraints, _) = told else { return [] }
      return constraints
    }
    #expect(!texts.isEmpty)
    #expect(texts.contains { $0.hasPrefix("<own 20: ") })
    #expect(texts.contains { $0.hasPrefix("<equal length[1]: ") })
  }

  @Test("equal parts of the room centre the views: the middle of three lies in the middle")
  func centers() {
    let row = scene.row([20, 60, 40])
    row.distributeCenters(along: .horizontal, leadSpacing: 10, tailSpacing: 10)
    // Three parts of 100 from 10 on: middles 60, 160, 260.
    #expect(spans(row) == [[50, 70], [130, 190], [240, 280]])
    let single = scene.row([50])
    single.distributeCenters(along: .horizontal)
    #expect(spans(single) == [[135, 185]])
  }

  @Test("none makes nothing, and one fills the room between lead and tail")
  func few() {
    #expect([View]().distribute(along: .horizontal, fixedSpacing: 3).isEmpty)
    #expect([View]().distribute(along: .vertical, fixedItemLength: 3).isEmpty)
    let single = scene.row([20])
    single.distribute(along: .horizontal, fixedSpacing: 9, leadSpacing: 5, tailSpacing: 15)
    #expect(spans(single) == [[5, 305]])
    single.removeConstraints()
    single.distribute(along: .horizontal, fixedItemLength: 50, leadSpacing: 5, tailSpacing: 15)
    #expect(spans(single) == [[5, 55]])
  }

  @Test(
    "where text runs to the left a row begins at the right, unless left and right are asked for")
  func direction() {
    let mirrored = MakingScene(direction: .rightToLeft)
    let row = mirrored.row([20, 60, 40])
    row.distribute(along: .horizontal, ownLengthsWithSpacing: 10, leadSpacing: 10)
    mirrored.stage.layoutIfNeeded()
    #expect(row.map { $0.span } == [[290, 310], [220, 280], [170, 210]])
    row.removeConstraints()
    row.distribute(
      along: .horizontal, ownLengthsWithSpacing: 10, leadSpacing: 10, edges: .leftAndRight)
    mirrored.stage.layoutIfNeeded()
    #expect(row.map { $0.span } == [[10, 30], [40, 100], [110, 150]])
    row.removeConstraints()
    row.distribute(along: .horizontal, fixedSpacing: 5, leadSpacing: 10, tailSpacing: 0)
    mirrored.stage.layoutIfNeeded()
    #expect(row.map { $0.span } == [[210, 310], [105, 205], [0, 100]])
    row.removeConstraints()
    row.distribute(along: .horizontal, fixedItemLength: 40, leadSpacing: 20, tailSpacing: 0)
    mirrored.stage.layoutIfNeeded()
    #expect(row.map { $0.span } == [[260, 300], [130, 170], [0, 40]])
    row.removeConstraints()
    row.distributeCenters(along: .horizontal, leadSpacing: 20)
    mirrored.stage.layoutIfNeeded()
    // Three parts of 100 from the right: middles 250, 150, 50.
    #expect(row.map { $0.span } == [[240, 260], [120, 180], [30, 70]])
  }

  @Test("views in different superviews are distributed in the closest one that holds all")
  func cousins() {
    for view in [scene.a, scene.b] {
      view.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    }
    let cousins = [MakingScene.view("x"), MakingScene.view("y")]
    scene.a.addSubview(cousins[0])
    scene.b.addSubview(cousins[1])
    cousins.distribute(along: .horizontal, fixedSpacing: 0)
    // The box is divided; seen from a and b, which begin at 10, it begins at -10.
    #expect(spans(cousins) == [[-10, 150], [150, 310]])
  }

  @Test("a view among its own subviews is distributed in its superview")
  func container() {
    let inner = MakingScene.view("inner")
    scene.a.addSubview(inner)
    let made = [scene.a, inner].distribute(along: .horizontal, fixedSpacing: 0)
    #expect(made.first?.secondItem === scene.box)
  }

  @Test("remaking the constraints of one of them replaces what the distribution made of it")
  func remake() {
    let row = scene.row([20, 60])
    row.distribute(along: .horizontal, ownLengthsWithSpacing: 10)
    row[1].remakeConstraints { make in make.leading.offset(200) }
    #expect(spans(row) == [[0, 20], [200, 260]])
  }

  @Test("views without a common superview, and numbers that are not finite, are told")
  func mistakes() {
    let row = scene.row([20, 60])
    #expect(row.distribute(along: .horizontal, fixedSpacing: .nan).isEmpty)
    #expect(row.distribute(along: .horizontal, fixedItemLength: .infinity).isEmpty)
    #expect((row + [View()]).distributeCenters(along: .horizontal).isEmpty)
    #expect(scene.told.count == 3)
    #expect(scene.words.allSatisfy { $0.hasPrefix("SceneTests/DistributionTests.swift:") })
    #expect(scene.words[2].contains("no common superview"))
  }
}
