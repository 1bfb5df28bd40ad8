import Scene

/// A view whose content has a size.
final class ContentView: View {
  var content: Size { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: Double, _ height: Double = 20) {
    content = Size(width: width, height: height)
    super.init(frame: .zero)
  }

  override var typeName: StaticString { "ContentView" }
  override var intrinsicContentSize: Size { content }
}
