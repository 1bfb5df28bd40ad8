import Scene

/// A sheet of a font's sizes, faces, characters, kerning pairs and ligatures.
struct SpecimenSheet {
  private static let margin = 24.0
  private static let captionWidth = 64.0
  private static let gray = Color(white: 0.45)

  private let fonts: FontChoice
  private let text: String
  private var typeface: Typeface { fonts.font(size: 1).typeface }

  /// Prepares a sheet; without a text the font says something of its own.
  init(_ fonts: FontChoice, text: String?) {
    self.fonts = fonts
    self.text = text ?? SpecimenText.sample(for: fonts.font(size: 1).typeface)
  }

  /// A stage as high as the sheet.
  func stage(width: Double, scale: Double) -> Stage {
    let column = StackView()
    column.axis = .vertical
    column.spacing = 10
    for view in [heading] + sizes + faces + characters + pairs + ligatures {
      column.addArrangedSubview(view)
    }
    let inner = width - 2 * Self.margin
    let height = column.systemLayoutSizeFitting(
      Size(width: inner, height: 0), horizontalPriority: .required
    ).height.rounded(.up)
    column.frame = Rect(x: Self.margin, y: Self.margin, width: inner, height: height)
    let stage = Stage(
      size: Size(width: width, height: height + 2 * Self.margin), scale: scale)
    stage.root.backgroundColor = .white
    stage.root.addSubview(column)
    return stage
  }

  // MARK: - Sections

  private var heading: View {
    let column = StackView()
    column.axis = .vertical
    column.spacing = 2
    let name = label(SpecimenText.name(of: typeface), fonts.font(size: 34))
    name.numberOfLines = 0
    column.addArrangedSubview(name)
    column.addArrangedSubview(label(SpecimenText.facts(of: typeface), .system(size: 11), Self.gray))
    return column
  }

  private var sizes: [View] {
    [title("Sizes")]
      + [10.0, 12, 14, 17, 20, 24, 32, 48].map { size in
        row("\(Int(size)) pt", label(text, fonts.font(size: size)))
      }
  }

  private var faces: [View] {
    let faces = SpecimenFaces(fonts).all
    guard faces.count > 1 else { return [] }
    return [title("Faces")]
      + faces.map { face in row(face.caption, label(text, Font(face.typeface, size: 20))) }
  }

  private var characters: [View] {
    let found = SpecimenText.characters(of: typeface)
    guard !found.isEmpty else { return [] }
    return [title("Characters")]
      + found.map { line in
        let label = label(line, fonts.font(size: 18))
        label.numberOfLines = 0
        label.lineBreakMode = .byCharWrapping
        return label
      }
  }

  private var pairs: [View] {
    let font = fonts.font(size: 30)
    let found = SpecimenText.pairs.filter { SpecimenText.covers($0, typeface) }
    guard !found.isEmpty else { return [] }
    var rows: [View] = [title("Kerning, in thousandths of an em")]
    for start in stride(from: 0, to: found.count, by: 8) {
      let row = StackView()
      row.distribution = .fillEqually
      for index in start..<start + 8 {
        row.addArrangedSubview(index < found.count ? cell(found[index], font) : View())
      }
      rows.append(row)
    }
    return rows
  }

  private var ligatures: [View] {
    let found = ["fi", "fl", "ff", "ffi", "ffl"].filter { SpecimenText.covers($0, typeface) }
    guard !found.isEmpty else { return [] }
    return [
      title("Ligatures"), label(found.joined(separator: "   "), fonts.font(size: 30)),
    ]
  }

  // MARK: - Parts

  private func label(_ text: String, _ font: Font, _ color: Color = .black) -> Label {
    let label = Label(text: text, font: font)
    label.textColor = color
    return label
  }

  private func title(_ text: String) -> View {
    let column = StackView()
    column.axis = .vertical
    column.spacing = 3
    let line = View()
    line.backgroundColor = Color(white: 0.8)
    line.makeConstraints { make in make.height.equalTo(0.5) }
    let space = View()
    space.makeConstraints { make in make.height.equalTo(6) }
    column.addArrangedSubview(space)
    column.addArrangedSubview(label(text, .system(size: 11, weight: .bold), Self.gray))
    column.addArrangedSubview(line)
    return column
  }

  private func row(_ caption: String, _ view: View) -> View {
    let row = StackView()
    row.alignment = .firstBaseline
    row.spacing = 8
    let note = label(caption, .system(size: 10), Self.gray)
    note.makeConstraints { make in make.width.equalTo(Self.captionWidth) }
    row.addArrangedSubview(note)
    row.addArrangedSubview(view)
    return row
  }

  /// A pair, and by how much it is nearer together than its letters' advances say.
  private func cell(_ pair: String, _ font: Font) -> View {
    let alone = pair.reduce(0) { $0 + font.size(of: String($1)).width }
    let kerning = (font.size(of: pair).width - alone) / font.size * 1000
    let column = StackView()
    column.axis = .vertical
    let letters = label(pair, font)
    let number = Int(kerning.rounded())
    let note = label(
      (number < 0 ? "−" : "") + String(number.magnitude), .system(size: 10), Self.gray)
    for label in [letters, note] {
      label.textAlignment = .center
      column.addArrangedSubview(label)
    }
    return column
  }
}
