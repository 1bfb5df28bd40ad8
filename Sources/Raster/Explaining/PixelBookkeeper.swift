/// Draws one pixel step by step, and writes down what each step does.
@safe struct PixelBookkeeper {
  var painter: BandPainter
  private(set) var entries: [PixelLedger.Entry] = []
  private let pixels: PixelBounds
  /// Of each open group: its command, its clip's coverage of the pixel, and the pixel before it.
  private var groups: [(origin: Int, coverage: UInt8, backdrop: UInt32)] = []

  /// Prepares to draw the one pixel of a painter's target.
  init(painter: BandPainter, pixels: PixelBounds) {
    self.painter = painter
    self.pixels = pixels
  }

  /// Draws the background and then the steps, given by their places in the plan.
  mutating func paint(_ steps: UnsafeBufferPointer<Int>) {
    unsafe painter.paint(pixels, UnsafeBufferPointer(rebasing: steps[0..<0]))
    append(.background, nil, coverage: 255, source: word, before: 0)
    for place in 0..<steps.count { paint(unsafe painter.commands[steps[place]]) }
  }

  private var word: UInt32 {
    get { unsafe painter.pixels.pointee }
    nonmutating set { unsafe painter.pixels.pointee = newValue }
  }

  private mutating func paint(_ command: PlannedCommand) {
    switch command.kind {
    case .beginGroup, .beginOutlineClip, .beginEdgeClip: begin(command)
    case .endGroup: end(command)
    case .glyphs: for place in command.range { paintGlyph(command, place) }
    case .outline, .ring, .edges: fill(command, command.hasImage ? .image : .shape)
    case .nothing: break
    }
  }

  private mutating func paintGlyph(_ run: PlannedCommand, _ place: Int) {
    var command = run
    command.range = place..<place + 1
    fill(command, .glyph)
  }

  private mutating func fill(_ command: PlannedCommand, _ kind: PixelLedger.Entry.Kind) {
    let before = word
    let coverage = coverage(of: command)
    guard coverage > 0 else { return }
    painter.paint(command)
    append(
      kind, command, coverage: coverage,
      source: command.hasImage ? imagePixel(of: command) : command.color, before: before)
  }

  /// How much of the pixel a step covers: the opacity that it leaves on nothing in an opaque colour.
  private mutating func coverage(of command: PlannedCommand) -> UInt8 {
    let before = word
    defer { word = before }
    word = 0
    var probe = command
    (probe.paint, probe.color, probe.alpha) = (-1, .max, 255)
    painter.paint(probe)
    return UInt8(truncatingIfNeeded: word &>> 24)
  }

  /// What an image has at the pixel; a template its colour, as opaque as the image is there.
  private func imagePixel(of command: PlannedCommand) -> UInt32 {
    let columns = Columns(x0: pixels.x0, x1: pixels.x1)
    let pixel = unsafe painter.images.row(
      command.paint, pixels.y0, columns, span: painter.memory.span,
      sums: painter.memory.imageSums
    ).pointee
    guard unsafe painter.images.images[command.paint].isTemplate else { return pixel }
    return BlendKernel.mixed(command.color, over: 0, pixel &>> 24)
  }

  // MARK: - Groups

  private mutating func begin(_ command: PlannedCommand) {
    let backdrop = word
    painter.paint(command)
    let row = unsafe painter.memory.rows.base[painter.memory.rows.count - 1]
    var coverage: UInt8 = row.x1 > row.x0 ? 255 : 0
    if let place = row.place(ofByteAt: pixels.x0) {
      coverage = unsafe painter.memory.coverage.base[place]
    }
    append(.groupBegin, command, coverage: coverage, source: backdrop, before: backdrop)
    groups.append((command.origin, coverage, backdrop))
  }

  private mutating func end(_ command: PlannedCommand) {
    let drawn = word
    painter.paint(command)
    guard let group = groups.popLast() else { return }
    var command = command
    command.origin = group.origin
    append(
      .groupEnd, command, coverage: group.coverage, source: drawn, backdrop: group.backdrop,
      before: drawn)
  }

  private mutating func append(
    _ kind: PixelLedger.Entry.Kind, _ command: PlannedCommand?, coverage: UInt8, source: UInt32,
    backdrop: UInt32? = nil, before: UInt32
  ) {
    entries.append(
      PixelLedger.Entry(
        kind: kind, command: command?.origin, depth: groups.count, coverage: coverage,
        alpha: UInt8(truncatingIfNeeded: command?.alpha ?? 255), source: Pixel(word: source),
        backdrop: Pixel(word: backdrop ?? before), before: Pixel(word: before),
        after: Pixel(word: word)))
  }
}
