public import Raster
public import Scene

/// The pictures of a snapshot, and what they were drawn from.
public struct SnapshotPictures: Hashable, Sendable {
  /// When each picture is shown, in seconds; as many as there are pictures.
  public let times: [Double]
  /// The pictures, at least one.
  public let bitmaps: [Bitmap]
  /// What the pictures were drawn from; none for what was given as pixels.
  public let displayLists: [DisplayList]
  /// The tree of views as text, or an empty one.
  public let treeDump: String

  /// One picture that does not move.
  ///
  /// - Parameter bitmap: A component above its pixel's opacity is lowered to it.
  public init(_ bitmap: Bitmap) {
    times = [0]
    bitmaps = [Bitmap(Image(bitmap))]
    displayLists = []
    treeDump = ""
  }

  /// The pictures of display lists.
  ///
  /// - Parameters:
  ///   - lists: As many as there are times, and at least one.
  ///   - times: When each is shown, in seconds.
  ///   - treeDump: The tree of views as text.
  /// - Throws: `SnapshotError.countsDiffer` if there is no list, or no time for each;
  ///   `SnapshotError.size` if a list has no pixels or more than a bitmap may have, and
  ///   `.tooManyPixels`, before anything is drawn, if all have more than the scope allows.
  public init(
    drawing lists: [DisplayList], at times: [Double] = [0], treeDump: String = ""
  ) throws(SnapshotError) {
    guard !lists.isEmpty, lists.count == times.count else {
      throw .countsDiffer(pictures: lists.count, times: times.count)
    }
    try Self.checkCount(of: lists)
    let renderer = Renderer()
    var bitmaps: [Bitmap] = []
    for list in lists {
      do {
        bitmaps.append(try renderer.render(list))
      } catch {
        throw .size(error)
      }
    }
    self.times = times
    self.bitmaps = bitmaps
    self.displayLists = lists
    self.treeDump = treeDump
  }

  /// Throws if pictures have more pixels together than the scope allows.
  private static func checkCount(of lists: [DisplayList]) throws(SnapshotError) {
    let limit = SnapshotSettings.current.pixelLimit
    var count = 0
    for list in lists {
      let (width, height) = (list.pixelWidth, list.pixelHeight)
      // The renderer tells of sizes that no bitmap has.
      guard width > 0, height > 0, width <= Bitmap.sideLimit, height <= Bitmap.sideLimit,
        width <= Bitmap.pixelLimit / height
      else { return }
      count += width * height
    }
    guard count <= limit else { throw .tooManyPixels(count: count, limit: limit) }
  }

  /// How long each picture is shown, in seconds; the last as long as the one before it.
  var durations: [Double] {
    var result = zip(times, times.dropFirst()).map { $1 - $0 }
    result.append(result.last ?? 1)
    return result
  }

  /// The pixels of all pictures together.
  var pixelCount: Int {
    bitmaps.reduce(0) { $0 + $1.width * $1.height }
  }
}
