public import Scene

#if canImport(Dispatch) && !hasFeature(Embedded)
  import Dispatch
#endif

/// Draws display lists into a bitmap of its own.
///
/// A renderer may be used for one picture or for many; kept for many it draws faster: it keeps its
/// memory and the coverage of glyphs, and draws only what differs from the picture before. Whatever it
/// has drawn before never shows in what it draws.
public final class Renderer {
  /// The pixels of the last list, or tile of one, that was drawn; `nil` before the first.
  public private(set) var bitmap: Bitmap?
  /// The number of threads that draw, 1 … 64; the bytes do not depend on it.
  public let threads: Int
  /// Whether what a later opaque shape hides is left out; the bytes do not depend on it.
  public var removesHiddenSurfaces = true
  /// Whether all is drawn anew, also what has not changed; the bytes do not depend on it.
  public var redrawsEverything = false

  private(set) var plan = Plan()
  /// The plan of the picture before, whose memory the next plan takes over.
  private var formerPlan = Plan()
  private(set) var glyphMasks = GlyphMaskCache()
  private(set) var images = ImageStore()
  private(set) var scratches: [Scratch] = []

  /// Pixels a band: so many that a band stays in the nearer caches, and few enough that the work on a
  /// step that spans bands is not repeated often.
  private static let bandPixels = 131_072
  /// Memory for the groups that are open in a band: deep trees get low bands instead of more.
  private static let bandGroupBytes = 67_108_864.0

  /// Creates a renderer.
  ///
  /// - Parameter threads: Clamped to 1 … 64; where there are no threads, 1 is used.
  public init(threads: Int = 1) {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      self.threads = max(1, min(64, threads))
    #else
      self.threads = 1
    #endif
  }

  /// Draws a list and gives the picture.
  ///
  /// - Parameter list: The picture to draw.
  /// - Returns: A bitmap of the list's size in device pixels.
  /// - Throws: `BitmapError.sizeOutOfRange` if the list's size in pixels is not that of a bitmap.
  public func render(_ list: DisplayList) throws(BitmapError) -> Bitmap {
    try draw(list)
    guard let bitmap else { return try Bitmap(width: 1, height: 1) }
    return bitmap
  }

  /// Draws a part of a list's picture: the bytes that the whole picture has there.
  ///
  /// - Parameters:
  ///   - list: The picture to draw from.
  ///   - tile: In pixels of the whole picture; what lies outside it shows the background.
  /// - Returns: A bitmap of the tile's size.
  /// - Throws: `BitmapError.sizeOutOfRange` if the tile's size is not that of a bitmap.
  public func render(_ list: DisplayList, tile: PixelRect) throws(BitmapError) -> Bitmap {
    try draw(list, tile: tile)
    guard let bitmap else { return try Bitmap(width: 1, height: 1) }
    return bitmap
  }

  /// Draws a list into `bitmap`, without a copy.
  ///
  /// - Parameter list: The picture to draw.
  /// - Throws: `BitmapError.sizeOutOfRange` if the list's size in pixels is not that of a bitmap.
  public func draw(_ list: DisplayList) throws(BitmapError) {
    try draw(
      list,
      tile: PixelRect(x: 0, y: 0, width: list.pixelWidth, height: list.pixelHeight))
  }

  private func draw(_ list: DisplayList, tile: PixelRect) throws(BitmapError) {
    try Bitmap.checkSize(width: tile.width, height: tile.height)
    var isBlank = false
    if bitmap?.width != tile.width || bitmap?.height != tile.height {
      bitmap = nil
      bitmap = try Bitmap(width: tile.width, height: tile.height)
      isBlank = true
    }
    makePlan(list, tile)
    prepareScratches(columns: tile.width)
    let all = isBlank || redrawsEverything
    paint(all ? plan.target : plan.changes(since: formerPlan))
  }

  func makePlan(_ list: DisplayList, _ tile: PixelRect) {
    let limit = 536_870_912
    let x = max(-limit, min(limit, tile.x))
    let y = max(-limit, min(limit, tile.y))
    glyphMasks.trim()
    swap(&plan, &formerPlan)
    var planner = Planner(reusing: plan, glyphMasks, images)
    plan = Plan()
    glyphMasks = GlyphMaskCache()
    images = ImageStore()
    planner.make(
      list, target: PixelBounds(x0: x, y0: y, x1: x + tile.width, y1: y + tile.height))
    (plan, glyphMasks, images) = planner.finish()
    plan.glyphGeneration = glyphMasks.generation
    if removesHiddenSurfaces { plan.removeHidden() }
    let rowsForGroups = Int(min(Double(tile.height), Self.bandGroupBytes / plan.groupBytes))
    plan.bandHeight = max(1, min(tile.height, Self.bandPixels / tile.width, rowsForGroups))
    plan.sortIntoBands()
  }

  func prepareScratches(columns: Int) {
    if let first = scratches.first,
      first.columns != columns || first.bandHeight != plan.bandHeight
        || first.imageColumns < plan.imageColumns
    {
      scratches.removeAll()
    }
    while scratches.count < min(threads, plan.bandCount) {
      scratches.append(
        Scratch(
          columns: columns, bandHeight: plan.bandHeight,
          imageColumns: scratches.first?.imageColumns ?? plan.imageColumns))
    }
  }

  /// Draws some pixels, band by band: thread k of n takes each n-th band from the k-th.
  private func paint(_ pixelsToDraw: PixelBounds) {
    guard !pixelsToDraw.isEmpty else { return }
    let plan = plan
    let glyphMasks = glyphMasks
    let images = images
    let workers = scratches.count
    unsafe bitmap?.words.withUnsafeMutableBufferPointer { words in
      guard let pixels = words.baseAddress else { return }
      unsafe Self.withPainter(plan, glyphMasks, images, pixels, scratches[0].memory) {
        painter, steps in
        nonisolated(unsafe) let job = unsafe (painter: painter, steps: steps, scratches: scratches)
        Self.concurrently(workers) { worker in
          let scratch = unsafe job.scratches[worker]
          var painter = unsafe job.painter
          painter.memory = scratch.memory
          for band in stride(from: worker, to: plan.bandCount, by: workers) {
            let places = plan.bandStarts[band]..<plan.bandStarts[band + 1]
            let bounds = plan.bounds(ofBand: band).intersection(pixelsToDraw)
            guard !bounds.isEmpty else { continue }
            unsafe painter.paint(bounds, UnsafeBufferPointer(rebasing: job.steps[places]))
          }
          scratch.memory = painter.memory
        }
      }
    }
  }

  /// Calls `body` with a painter for the plan and the bands' steps, while the plan's memory is held.
  static func withPainter(
    _ plan: Plan, _ glyphMasks: GlyphMaskCache, _ images: ImageStore,
    _ pixels: UnsafeMutablePointer<UInt32>, _ memory: BandMemory,
    _ body: (BandPainter, UnsafeBufferPointer<Int>) -> Void
  ) {
    unsafe plan.commands.withUnsafeBufferPointer { commands in
      unsafe plan.edges.edges.withUnsafeBufferPointer { edges in
        unsafe plan.glyphs.withUnsafeBufferPointer { glyphs in
          unsafe glyphMasks.bytes.withUnsafeBufferPointer { glyphBytes in
            unsafe plan.bandCommands.withUnsafeBufferPointer { steps in
              withSampler(plan, images) { sampler in
                let painter = unsafe BandPainter(
                  commands: commands, edges: edges, glyphs: glyphs, glyphBytes: glyphBytes,
                  images: sampler, background: plan.background, pixels: pixels,
                  target: plan.target, memory: memory)
                unsafe body(painter, steps)
              }
            }
          }
        }
      }
    }
  }

  private static func withSampler(
    _ plan: Plan, _ store: ImageStore, _ body: (ImageSampler) -> Void
  ) {
    unsafe plan.images.withUnsafeBufferPointer { images in
      unsafe plan.imageTaps.withUnsafeBufferPointer { taps in
        unsafe plan.imageWeights.withUnsafeBufferPointer { weights in
          unsafe store.pixels.withUnsafeBufferPointer { pixels in
            body(
              unsafe ImageSampler(
                images: images, pixels: pixels, taps: taps, weights: weights))
          }
        }
      }
    }
  }

  private static func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      if count > 1 {
        return DispatchQueue.concurrentPerform(iterations: count, execute: body)
      }
    #endif
    for worker in 0..<count { body(worker) }
  }
}
