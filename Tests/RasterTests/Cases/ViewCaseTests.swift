import Raster
import Scene
import TestSupport
import Testing

/// What reimplementations of UIKit get wrong, as far as pixels tell; `vN` numbers the statements.
@Suite struct ViewCaseTests {
  private func picture(
    _ width: Double, _ height: Double, background: Color = .white, _ views: View...
  ) throws -> Bitmap {
    let stage = Stage(size: Size(width: width, height: height), background: background)
    for view in views { stage.root.addSubview(view) }
    return try Renderer().render(stage.displayList())
  }

  private func view(_ frame: Rect, _ color: Color?, in superview: View? = nil) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    superview?.addSubview(view)
    return view
  }

  private func square(_ place: Double, _ side: Double) -> Rect {
    Rect(x: place, y: place, width: side, height: side)
  }

  @Test("v1: the border lies above the subviews", arguments: Drawer.allCases)
  func borderAboveSubviews(drawer: Drawer) throws {
    let bitmap = try drawer.draw(
      100, 100,
      node(
        0, 0, 100, 100, .clear, borderWidth: 10, borderColor: .blue, node(0, 0, 100, 100, .red)))
    expect(bitmap, 5, 50, is: (0, 0, 255))
    expect(bitmap, 50, 50, is: (255, 0, 0))
  }

  @Test("v2: the border lies inside the frame", arguments: Drawer.allCases)
  func borderInside(drawer: Drawer) throws {
    let bitmap = try drawer.draw(
      100, 100, node(20, 20, 60, 60, .green, borderWidth: 4, borderColor: .blue))
    for (column, color) in [(19, (255, 255, 255)), (20, (0, 0, 255)), (23, (0, 0, 255))] {
      expect(bitmap, column, 50, is: color)
    }
    expect(bitmap, 24, 50, is: (0, 255, 0))
  }

  @Test("v3: opacity is that of the whole group", arguments: Drawer.allCases)
  func groupOpacity(drawer: Drawer) throws {
    let bitmap = try drawer.draw(
      20, 20, node(0, 0, 20, 20, .black, alpha: 0.5, node(0, 0, 20, 20, .red)))
    expectAll(bitmap, are: (255, 128, 128))
  }

  @Test("v8: a radius cuts what is in the view only where it clips", arguments: Drawer.allCases)
  func roundedClip(drawer: Drawer) throws {
    for clips in [false, true] {
      let bitmap = try drawer.draw(
        100, 100, node(0, 0, 100, 100, .clear, radius: 20, clips: clips, node(0, 0, 100, 100, .red))
      )
      expect(bitmap, 1, 1, is: clips ? (255, 255, 255) : (255, 0, 0))
      expect(bitmap, 50, 50, is: (255, 0, 0))
    }
  }

  @Test("v9: only the masked corners are round, in background, border and clip alike")
  func maskedCorners() throws {
    let round = view(square(0, 100), .green)
    round.cornerRadius = 20
    round.maskedCorners = .minXMinY
    let bitmap = try picture(100, 100, round)
    expect(bitmap, 1, 1, is: (255, 255, 255))
    for (x, y) in [(98, 1), (1, 98), (98, 98)] { expect(bitmap, x, y, is: (0, 255, 0)) }

    round.clipsToBounds = true
    round.borderWidth = 4
    round.borderColor = .blue
    _ = view(square(0, 100), .red, in: round)
    let cut = try picture(100, 100, round)
    expect(cut, 1, 1, is: (255, 255, 255))
    for (x, y) in [(98, 1), (1, 98), (98, 98)] { expect(cut, x, y, is: (0, 0, 255)) }
    for (x, y) in [(94, 5), (5, 94), (94, 94)] { expect(cut, x, y, is: (255, 0, 0)) }
  }

  @Test(
    "v10: at the rim of a bordered view nothing of what is in it shows", arguments: [false, true])
  func borderRim(clips: Bool) throws {
    let bordered = view(square(0, 40), .black)
    bordered.cornerRadius = 10
    bordered.borderWidth = 4
    bordered.borderColor = .yellow
    bordered.clipsToBounds = clips
    if clips { _ = view(square(0, 40), .red, in: bordered) }
    let bitmap = try picture(40, 40, bordered)
    var softCount = 0
    for y in 0..<40 {
      for x in 0..<40 {
        // White (1 - c) + yellow c outside, yellow and what it borders inside: without blue.
        let pixel = bitmap[x, y]
        let isRim = pixel.red >= 254 && pixel.green >= 254
        #expect(isRim || pixel.blue <= 1, "(\(x), \(y)) is \(pixel)")
        if isRim, (32..<224).contains(pixel.blue) { softCount += 1 }
      }
    }
    #expect(softCount >= 16)
    expect(bitmap, 20, 20, is: clips ? (255, 0, 0) : (0, 0, 0))
  }

  @Test("v14: the bounds' origin moves what is in the view, and neither frame nor background")
  func boundsOrigin() throws {
    let parent = view(Rect(x: 0, y: 0, width: 40, height: 40), .green)
    let child = view(Rect(x: 10, y: 10, width: 20, height: 20), .red, in: parent)
    parent.bounds.origin = Point(x: 5, y: 0)
    let bitmap = try picture(60, 40, parent)
    #expect(child.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    for (x, color) in [
      (4, (0, 255, 0)), (5, (255, 0, 0)), (24, (255, 0, 0)), (25, (0, 255, 0)), (0, (0, 255, 0)),
      (39, (0, 255, 0)), (40, (255, 255, 255)),
    ] {
      expect(bitmap, x, 20, is: color)
    }
  }
}
