public import Scene

/// A number in a red capsule, as wide as the number needs.
public final class Badge: View {
  /// What is counted.
  public var count: Int {
    didSet {
      label.text = count > 99 ? "99+" : String(count)
      invalidateIntrinsicContentSize()
    }
  }

  private let label = Label()

  /// Creates a badge.
  public init(count: Int) {
    self.count = count
    super.init()
    backgroundColor = .red
    label.text = count > 99 ? "99+" : String(count)
    label.textColor = .white
    addSubview(label)
  }

  public override var typeName: StaticString { "Badge" }

  public override var intrinsicContentSize: Size {
    let text = label.intrinsicContentSize
    return Size(width: max(text.height, text.width + 10) + 4, height: text.height + 4)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.intrinsicContentSize
    cornerRadius = bounds.size.height / 2
    label.frame = Rect(
      x: (bounds.size.width - text.width) / 2, y: (bounds.size.height - text.height) / 2,
      width: text.width, height: text.height)
  }
}
