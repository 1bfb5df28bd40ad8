import Raster
import Scene
import TestSupport
import Testing

/// Who draws a case: the pipeline, and the reference, which is held to the same numbers.
enum Drawer: CaseIterable, Sendable {
  case pipeline
  case reference

  func draw(_ list: DisplayList) throws -> Bitmap {
    switch self {
    case .pipeline: try Renderer().render(list)
    case .reference: try ReferenceRenderer.render(list).bitmap
    }
  }

  /// Draws nodes on a canvas.
  func draw(
    _ width: Double, _ height: Double, on background: Color = .white, _ nodes: Node...
  ) throws -> Bitmap {
    try draw(Node.list(width, height, background: background, nodes))
  }
}
