import Foundation
import Raster
import Scene

extension OursBench {
  /// Times a frame: recording the display list and drawing all of it, the background included.
  func timeDrawing(
    _ workload: Workload, record: (inout DisplayListBuilder) -> Void
  ) throws -> Stopwatch.Result {
    let renderer = Renderer(threads: options.threads)
    renderer.removesHiddenSurfaces = !options.keepsHidden
    renderer.redrawsEverything = true
    let result = try stopwatch.time {
      var builder = DisplayListBuilder(size: workload.size, background: workload.background)
      record(&builder)
      try renderer.draw(builder.build())
    }
    if let folder = options.dumpFolder, let bitmap = renderer.bitmap {
      let file = URL(filePath: folder).appending(path: "ours-\(workload.name).ppm")
      try Data(PPM.encode(bitmap)).write(to: file)
    }
    return result
  }
}
