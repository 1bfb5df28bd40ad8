import Scene

extension Planner {
  /// Adds a step that draws an image.
  mutating func draw(_ image: Image, _ placed: PlacedImage, _ transform: AffineTransform) {
    let tint = placed.tint ?? .black
    let opaque = Color(white: 0, alpha: placed.alpha).alpha
    let (word, alpha) = Self.opaqueWord(tint.withAlphaComponent(tint.alpha * opaque))
    guard alpha > 0 else { return }
    var command = classified(RoundedRect(rect: placed.rect, radius: 0), transform)
    command.bounds = command.bounds.intersection(scissor)
    guard command.kind != .nothing, !command.bounds.isEmpty,
      let planned = planned(image, placed, transform, command.bounds)
    else { return }
    command.color = word
    command.alpha = alpha
    command.paint = plan.images.count
    plan.images.append(planned)
    append(command)
  }

  /// An image ready to be sampled in some pixels; `nil` if nothing is to be seen.
  private mutating func planned(
    _ image: Image, _ placed: PlacedImage, _ transform: AffineTransform, _ bounds: PixelBounds
  ) -> PlannedImage? {
    guard var map = ImageMap(placed, transform, width: image.width, height: image.height) else {
      return nil
    }
    var stored = images.store(image)
    let isOpaque = stored.isOpaque && placed.tint == nil
    let method = map.isUpright || map.isTurned ? PlannedImage.Method.byAxes : .byPixels
    if method == .byPixels, map.reduction > 0 {
      let shift = map.reduction
      stored = images.reduce(stored, columns: map.x.pixels, rows: map.y.pixels, shift: shift)
      map = map.reduced(by: shift, columns: stored.width, rows: stored.height)
    }
    images.use(stored)
    let turned = method == .byAxes && map.isTurned
    var planned = PlannedImage(
      id: stored.id, method: method, map: map, columnStep: turned ? stored.width : 1,
      rowStep: turned ? 1 : stored.width, isTemplate: placed.tint != nil, isOpaque: isOpaque,
      isEnlarged: map.x.isEnlarged && map.y.isEnlarged)
    if method == .byAxes { addTaps(to: &planned, columns: bounds.x0..<bounds.x1) }
    return planned
  }

  /// Notes what each column sees: it is the same in all rows.
  private mutating func addTaps(to image: inout PlannedImage, columns: Range<Int>) {
    image.firstColumn = columns.lowerBound
    image.taps = plan.imageTaps.count
    image.copiesColumns = image.columnStep == 1
    var (least, end) = (Int.max, 0)
    for column in columns {
      let window = image.map.window(ofColumn: column)
      let (first, count) = (window.first, window.count)
      if count != 1 || least < Int.max && first != end { image.copiesColumns = false }
      (least, end) = (min(least, first), max(end, first + count))
      plan.imageTaps.append(
        ImageTap(
          first: Int32(first), count: Int32(count), weights: Int32(plan.imageWeights.count)))
      for pixel in first..<first + count {
        plan.imageWeights.append(window.weight(of: pixel))
      }
    }
    plan.imageColumns = max(plan.imageColumns, end - least)
  }
}
