import Raster
import Scene
import SceneTesting
import Testing

@Suite struct SnapshottableTests {
  private func size(
    of subject: some Snapshottable, as style: SnapshotStyle = .image
  ) throws -> [Int] {
    let pictures = try subject.snapshotPictures(as: style, at: .now)
    return pictures.bitmaps.flatMap { [$0.width, $0.height] }
  }

  @Test("a view is as large as its frame, wherever it lies")
  func frame() throws {
    let view = View(frame: Rect(x: 30, y: -7, width: 6, height: 5))
    view.backgroundColor = .red
    let pictures = try view.snapshotPictures(as: .image(scale: 2), at: .now)
    #expect(pictures.bitmaps[0].width == 12)
    #expect(pictures.bitmaps[0].height == 10)
    #expect(pictures.bitmaps[0][0, 0] == Pixel(red: 255, green: 0, blue: 0))
    #expect(pictures.bitmaps[0][11, 9] == Pixel(red: 255, green: 0, blue: 0))
    #expect(pictures.treeDump.contains("background"))
  }

  @Test("no picture, and more or fewer times than pictures, are an error of whoever draws them")
  func counts() {
    let list = DisplayListBuilder(size: Size(width: 1, height: 1)).build()
    for (lists, times) in [([], []), ([list], []), ([list], [0, 1]), ([], [0])]
      as [(
        [DisplayList], [Double]
      )]
    {
      #expect(
        throws: SnapshotError.countsDiffer(pictures: lists.count, times: times.count)
      ) { try SnapshotPictures(drawing: lists, at: times) }
    }
  }

  @Test("a size that is asked for is stronger than the frame")
  func askedSize() throws {
    let view = View(frame: Rect(x: 30, y: -7, width: 6, height: 5))
    #expect(try size(of: view, as: .image(size: Size(width: 3, height: 8))) == [3, 8])
    #expect(view.frame == Rect(x: 30, y: -7, width: 6, height: 5))
    #expect(view.superview == nil)
    #expect(view.stage == nil)
  }

  @Test("without a frame the content says the size, and without content the constraints")
  func ownSizes() throws {
    let label = Label()
    label.text = "Hello"
    let wanted = label.intrinsicContentSize
    #expect(
      try size(of: label) == [Int(wanted.width.rounded(.up)), Int(wanted.height.rounded(.up))])

    let card = View()
    let inside = View()
    inside.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inside)
    LayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: card.topAnchor, constant: 2),
      inside.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -2),
      inside.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3),
      inside.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -3),
      inside.widthAnchor.constraint(equalToConstant: 10),
      inside.heightAnchor.constraint(equalToConstant: 6),
    ])
    #expect(try size(of: card) == [16, 10])
  }

  @Test("a view that is turned keeps its bounds")
  func turned() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 4))
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    let bounds = view.bounds
    let pictures = try view.snapshotPictures(as: .image, at: .now)
    #expect(view.bounds == bounds)
    #expect(pictures.bitmaps[0].height >= 10)
  }

  @Test("a view without any size, or inside another, is refused")
  func refuses() {
    #expect(throws: SnapshotError.viewWithoutSize) { try size(of: View()) }
    let parent = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    let child = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    parent.addSubview(child)
    #expect(throws: SnapshotError.viewInsideAnother) { try size(of: child) }
  }

  @Test("the root of a stage is shown as the stage is")
  func root() throws {
    let stage = Stage(size: Size(width: 3, height: 2), scale: 2, background: .blue)
    let pictures = try stage.root.snapshotPictures(as: .image, at: .now)
    #expect(pictures.bitmaps[0][5, 3] == Pixel(red: 0, green: 0, blue: 255))
    #expect(pictures.bitmaps == (try stage.snapshotPictures(as: .image, at: .now).bitmaps))
  }

  @Test("a background shows where a view does not")
  func background() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 2, height: 2))
    let pictures = try view.snapshotPictures(as: .image(background: .blue), at: .now)
    #expect(pictures.bitmaps[0][1, 1] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("what has a property of its own takes no other, and a picture has no times")
  func notAdjustable() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    #expect(throws: SnapshotError.notAdjustable(property: "scale", subject: "a bitmap")) {
      try size(of: bitmap, as: .image(scale: 2))
    }
    let stage = Stage(size: Size(width: 1, height: 1))
    #expect(throws: SnapshotError.notAdjustable(property: "size", subject: "a stage")) {
      try size(of: stage, as: .image(size: .zero))
    }
    #expect(throws: SnapshotError.notMoving(subject: "a display list")) {
      try stage.displayList().snapshotPictures(as: .image, at: 0.5)
    }
  }

  @Test("an animation is shown at its times, and the stage's time stays")
  func times() throws {
    let stage = Stage(size: Size(width: 1, height: 1))
    let view = square(.black)
    stage.root.addSubview(view)
    stage.layoutIfNeeded()
    stage.animate(withDuration: 1, options: .curveLinear) { view.alpha = 0 }
    let pictures = try stage.snapshotPictures(as: .image, at: [0, 0.6, 1])
    // Black at opacity 1, 0.4 and 0 on white; 153 = 255 * 0.6.
    #expect(pictures.bitmaps.map { $0[0, 0].red } == [0, 153, 255])
    #expect(pictures.times == [0, 0.6, 1])
    #expect(stage.time == 0)
  }

  @Test("a size without pixels is refused")
  func emptyStage() {
    #expect(throws: SnapshotError.self) { try size(of: Stage(size: .zero)) }
  }
}
