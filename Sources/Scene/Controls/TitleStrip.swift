/// A row of titles of one font and one colour; whoever holds it places the labels.
final class TitleStrip: View {
  /// One label a title.
  private(set) var labels: [TitleLabel] = []
  /// The texts.
  var titles: [String] = [] { didSet { updateLabels() } }
  /// The font of all titles.
  var font: Font { didSet { for label in labels { label.font = font } } }
  /// The colour of all titles.
  var textColor: Color { didSet { for label in labels { label.textColor = textColor } } }
  /// How many lines a title may have; 0 and less is any number.
  var numberOfLines = 1 {
    didSet { for label in labels { label.numberOfLines = numberOfLines } }
  }

  /// Creates a row without titles.
  init(font: Font, textColor: Color) {
    self.font = font
    self.textColor = textColor
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var typeName: StaticString { "TitleStrip" }

  private func updateLabels() {
    while labels.count > titles.count { labels.removeLast().removeFromSuperview() }
    while labels.count < titles.count { addLabel() }
    for (label, title) in zip(labels, titles) { label.text = title }
  }

  private func addLabel() {
    let label = TitleLabel()
    label.font = font
    label.textColor = textColor
    label.textAlignment = .center
    label.numberOfLines = numberOfLines
    labels.append(label)
    addSubview(label)
  }
}
