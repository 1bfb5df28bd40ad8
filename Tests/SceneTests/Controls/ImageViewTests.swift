import Scene
import Testing

@Suite struct ImageViewTests {
  private func image(_ width: Int, _ height: Int, scale: Double = 1) throws -> Image {
    try Image(
      width: width, height: height, words: Array(repeating: .max, count: width * height),
      scale: scale)
  }

  /// What a view in the root draws of its image.
  private func placed(_ view: ImageView) throws -> PlacedImage {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.root.addSubview(view)
    var placed: PlacedImage?
    for case .image(let image, _, _) in stage.displayList().commands { placed = image }
    return try #require(placed)
  }

  static let frames: [(View.ContentMode, Rect)] = [
    (.scaleToFill, Rect(x: 10, y: 20, width: 30, height: 60)),
    (.redraw, Rect(x: 10, y: 20, width: 30, height: 60)),
    // 12 x 8 grows by 30 / 12 to 30 x 20, or by 60 / 8 to 90 x 60.
    (.scaleAspectFit, Rect(x: 10, y: 40, width: 30, height: 20)),
    (.scaleAspectFill, Rect(x: -20, y: 20, width: 90, height: 60)),
    (.center, Rect(x: 19, y: 46, width: 12, height: 8)),
    (.top, Rect(x: 19, y: 20, width: 12, height: 8)),
    (.bottom, Rect(x: 19, y: 72, width: 12, height: 8)),
    (.left, Rect(x: 10, y: 46, width: 12, height: 8)),
    (.right, Rect(x: 28, y: 46, width: 12, height: 8)),
    (.topLeft, Rect(x: 10, y: 20, width: 12, height: 8)),
    (.topRight, Rect(x: 28, y: 20, width: 12, height: 8)),
    (.bottomLeft, Rect(x: 10, y: 72, width: 12, height: 8)),
    (.bottomRight, Rect(x: 28, y: 72, width: 12, height: 8)),
  ]

  @Test("each content mode has its place in the bounds", arguments: frames)
  func modes(mode: View.ContentMode, frame: Rect) throws {
    let bounds = Rect(x: 10, y: 20, width: 30, height: 60)
    #expect(mode.frame(for: Size(width: 12, height: 8), in: bounds) == frame)
    let view = ImageView(image: try image(36, 24, scale: 3))
    view.bounds = bounds
    view.contentMode = mode
    let placed = try placed(view)
    #expect(placed.rect == frame)
    #expect(placed.part == Rect(x: 0, y: 0, width: 36, height: 24))
  }

  @Test(
    "the side that decides has the bounds' own length",
    arguments: [(3.0, 7.0), (7, 3), (0.1, 0.7), (1e9, 3)])
  func exact(width: Double, height: Double) {
    let bounds = Rect(x: 0, y: 0, width: 33.3, height: 77.7)
    let size = Size(width: width, height: height)
    let fit = View.ContentMode.scaleAspectFit.frame(for: size, in: bounds)
    #expect(fit.width == bounds.width || fit.height == bounds.height)
    let fill = View.ContentMode.scaleAspectFill.frame(for: size, in: bounds)
    #expect(fill.width == bounds.width || fill.height == bounds.height)
  }

  @Test("sizes that are none have no place", arguments: [0, -1, Double.nan])
  func noSize(side: Double) {
    let bounds = Rect(x: 0, y: 0, width: 30, height: 60)
    for mode in [View.ContentMode.scaleToFill, .scaleAspectFit, .center] {
      #expect(mode.frame(for: Size(width: side, height: 8), in: bounds).isEmpty)
    }
    let none = Rect(x: 0, y: 0, width: 0, height: 60)
    #expect(View.ContentMode.center.frame(for: Size(width: 4, height: 8), in: none).isEmpty)
  }

  @Test("the content's size is the image's in points; there is none without an image")
  func contentSize() throws {
    let view = ImageView()
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(view.sizeThatFits(Size(width: 50, height: 50)) == .zero)
    view.image = try image(30, 18, scale: 3)
    #expect(view.intrinsicContentSize == Size(width: 10, height: 6))
    #expect(view.sizeThatFits(Size(width: 5, height: 5)) == Size(width: 10, height: 6))
    view.sizeToFit()
    #expect(view.frame.size == Size(width: 10, height: 6))
  }

  @Test("constraints follow the image")
  func constraints() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = ImageView(image: try image(10, 6))
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.layoutIfNeeded()
    #expect(view.frame == Rect(x: 7, y: 0, width: 10, height: 6))
    view.image = try image(40, 20)
    stage.layoutIfNeeded()
    #expect(view.frame == Rect(x: 7, y: 0, width: 40, height: 20))
    #expect(view.contentHuggingPriority(for: .horizontal) == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 750)
  }

  @Test("touches go through an image view, as UIKit has it")
  func touches() throws {
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(!ImageView(image: try image(1, 1)).isUserInteractionEnabled)
  }

  @Test("a part of the image is shown in its own size")
  func contentsRect() throws {
    let view = ImageView(image: try image(40, 20, scale: 2))
    view.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    view.contentsRect = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    view.contentMode = .topLeft
    let placed = try placed(view)
    #expect(placed.part == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(placed.rect == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("insets of a resizable image are in points, and kept at its scale")
  func caps() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = ImageView(image: try image(40, 40, scale: 2).resizableImage(withCapInsets: insets))
    let placed = try placed(view)
    #expect(placed.caps == EdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    #expect(placed.capScale == 2)
  }

  @Test("a template takes the view's tint, any other image its own colours")
  func tint() throws {
    let view = ImageView(image: try image(4, 4))
    view.tintColor = .green
    #expect(try placed(view).tint == nil)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(try placed(view).tint == .green)
  }

  @Test("filters reach the picture")
  func filters() throws {
    let view = ImageView(image: try image(4, 4))
    view.magnificationFilter = .nearest
    let placed = try placed(view)
    #expect(placed.magnificationFilter == .nearest)
    #expect(placed.minificationFilter == .linear)
  }

  @Test("a view that is its image alone takes its opacity without a group")
  func opacity() throws {
    let stage = Stage(size: Size(width: 10, height: 10))
    let view = ImageView(image: try image(4, 4))
    view.alpha = 0.5
    stage.root.addSubview(view)
    let commands = stage.displayList().commands
    #expect(commands.count == 1)
    guard case .image(let placed, _, _)? = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(placed.alpha == 0.5)
    view.backgroundColor = .red
    #expect(stage.displayList().commands.count == 4)
  }

  @Test("no image, or no room for one, draws nothing")
  func nothing() throws {
    let stage = Stage(size: Size(width: 10, height: 10))
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    stage.root.addSubview(view)
    #expect(stage.displayList().commands.isEmpty)
    view.image = try image(4, 4)
    view.frame = Rect(x: 0, y: 0, width: 0, height: 5)
    #expect(stage.displayList().commands.isEmpty)
  }

  @Test("a description tells the image's size and the mode")
  func description() throws {
    let view = ImageView(image: try image(6, 4, scale: 2))
    view.contentMode = .scaleAspectFit
    #expect(
      view.description
        == "ImageView frame (0, 0, 3, 2), no interaction, image 6 x 4 at 2, scaleAspectFit")
    view.image = nil
    #expect(view.description == "ImageView frame (0, 0, 3, 2), no interaction")
  }

  @Test("a canvas draws an image with its insets, and a template in black")
  func canvas() throws {
    final class Drawing: View {
      let image: Image
      init(_ image: Image) {
        self.image = image
        super.init(frame: Rect(x: 10, y: 20, width: 30, height: 30))
      }
      override func draw(_ canvas: inout Canvas) {
        canvas.translateBy(x: 1, y: 2)
        canvas.draw(image, in: Rect(x: 5, y: 5, width: -4, height: 3))
      }
    }
    let image = try image(4, 4).withRenderingMode(.alwaysTemplate)
    let stage = Stage(size: Size(width: 100, height: 100), scale: 2)
    stage.root.addSubview(Drawing(image))
    let list = stage.displayList()
    var placed = PlacedImage(
      index: 0, rect: Rect(x: 1, y: 5, width: 4, height: 3), part: image.pixelBounds)
    placed.tint = .black
    let map = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 22, ty: 44)
    #expect(list.commands == [.image(placed, transform: map, source: 1)])
    #expect(list.images == [image])
  }
}
