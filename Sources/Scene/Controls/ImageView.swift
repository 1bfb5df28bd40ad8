/// A view that shows an image.
///
/// What of the image reaches beyond the bounds shows, unless `clipsToBounds` is set; then `cornerRadius`
/// rounds it, too. The image lies in the bounds of each picture's time, so that it follows an
/// animation. Where an image of a whole size in device pixels lies on whole ones, its pixels are those
/// of the picture.
open class ImageView: View {
  /// What is shown; `nil` shows the background alone.
  public final var image: Image? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// How the image lies in the bounds.
  public final var contentMode = ContentMode.scaleToFill
  /// The part of the image that is shown, in parts of its size: from (0, 0) to (1, 1) at first.
  ///
  /// Where it reaches beyond the image, the outermost pixels go on. Modes that keep the content's size
  /// mean that of the part.
  public final var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  /// How the image is enlarged.
  public final var magnificationFilter = ImageFilter.linear
  /// How the image is reduced.
  public final var minificationFilter = ImageFilter.linear
  /// The colour of an image whose `renderingMode` says that it is a template.
  public final var tintColor = Color(0, 122, 255)

  /// Creates a view without an image.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of an image, which it shows.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var typeName: StaticString { "ImageView" }

  open override var detail: String {
    guard let image else { return "" }
    let scale = image.scale == 1 ? "" : " at \(image.scale.text)"
    return "image \(image.width) x \(image.height)\(scale), \(contentMode.text)"
  }

  /// The size of the image in points.
  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size of the image in points, whatever is offered; nothing without an image.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  open override func draw(_ canvas: inout Canvas) {
    guard let image else { return }
    let part = part(of: image)
    let size = Size(width: part.width / image.scale, height: part.height / image.scale)
    var placed = PlacedImage(image, rect: contentMode.frame(for: size, in: canvas.bounds))
    placed.part = part
    placed.magnificationFilter = magnificationFilter
    placed.minificationFilter = minificationFilter
    if image.renderingMode == .alwaysTemplate { placed.tint = tintColor }
    canvas.draw(image, as: placed)
  }

  /// What is shown of an image, in its pixels.
  private final func part(of image: Image) -> Rect {
    let (width, height) = (Double(image.width), Double(image.height))
    return Rect(
      x: contentsRect.origin.x * width, y: contentsRect.origin.y * height,
      width: contentsRect.size.width * width, height: contentsRect.size.height * height
    ).standardized
  }
}
