import Raster
import Scene

/// A picture to be drawn again and again, and how its frames are made.
struct Workload {
  /// What a frame does: fill memory, something of its own, or record a display list, which is then drawn.
  enum Frame {
    case fillMemory
    case run(() throws -> Void)
    case record((inout DisplayListBuilder) -> Void)
  }

  let name: String
  let size: Size
  let background: Color
  /// Makes the geometry and lays out texts, outside the clock.
  let prepare: () throws -> Frame

  init(
    _ name: String, size: Size = Size(width: Geometry.width, height: Geometry.height),
    background: Color = .white, prepare: @escaping () throws -> Frame
  ) {
    self.name = name
    self.size = size
    self.background = background
    self.prepare = prepare
  }

  /// A workload that draws.
  static func drawing(
    _ name: String, prepare: @escaping () -> ((inout DisplayListBuilder) -> Void)
  ) -> Workload {
    Workload(name) { .record(prepare()) }
  }

  /// A workload that solves constraints.
  static func solving(
    _ name: String, prepare: @escaping () throws -> (() throws -> Void)
  ) -> Workload {
    Workload(name) { .run(try prepare()) }
  }

  /// A workload that compares two equal pictures of 3840 x 2160.
  static func comparing(_ name: String, copied: Bool) -> Workload {
    Workload(name) {
      let picture = try Bitmap(width: 3840, height: 2160)
      var other = picture
      if copied { other[0, 0] = other[0, 0] }
      return .run {
        guard BitmapComparison(actual: picture, expected: other) == .equal else {
          throw Options.Mistake(text: "equal pictures differ")
        }
      }
    }
  }

  /// A workload that writes or reads a file of a telephone's screen.
  static func coding(
    _ name: String, _ work: @escaping (PNGSpeed) throws -> Void
  ) -> Workload {
    Workload(name, size: Screen.size) {
      let speed = try PNGSpeed()
      return .run { try work(speed) }
    }
  }

  static func all(in typeface: Typeface) -> [Workload] {
    [
      Workload("memset") { .fillMemory },
      .drawing("clear") { { _ in } },
      .drawing("solid") { Recording.rects(Geometry.solidRects()) },
      .drawing("rounded") { Recording.roundedRects(Geometry.roundedRects()) },
      .drawing("alpha") { Recording.roundedRects(Geometry.roundedRects(alpha: Geometry.half)) },
      .drawing("clip") { Recording.clips(Geometry.clipGroups()) },
      .drawing("group") { Recording.opacities(Geometry.opacityGroups()) },
      .drawing("text") { Recording.text(Geometry.textLines(), in: typeface) },
      .drawing("path") { Recording.paths(Geometry.blobs()) },
      Workload("image") {
        .record(Recording.images(Geometry.imagePlaces(), try Geometry.image()))
      },
      Workload("illusion", size: Strip.size, background: Strip.background) {
        .record(Strip(typeface).record)
      },
      .comparing("compare", copied: true),
      .comparing("compare-shared", copied: false),
      .solving("build-100") { { _ = try ViewRow(count: 100) } },
      .solving("resolve-100") { try ViewRow.resizing(count: 100) },
      .solving("build-1000") { { _ = try ViewRow(count: 1000) } },
      .solving("resolve-1000") { try ViewRow.resizing(count: 1000) },
      .coding("png-encode") { $0.encode() },
      .coding("png-decode") { try $0.decode() },
    ]
  }
}
