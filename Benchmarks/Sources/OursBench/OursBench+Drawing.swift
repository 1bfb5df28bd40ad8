import Raster
import Scene

extension OursBench {
  func timeDrawing(_ workload: Workload, record: (inout DisplayListBuilder) -> Void)
    throws -> Stopwatch.Result
  {
    let renderer = Renderer(threads: options.threads)
    renderer.removesHiddenSurfaces = !options.keepsHidden
    return try stopwatch.time {
      var builder = DisplayListBuilder(size: workload.size, background: workload.background)
      record(&builder)
      try renderer.draw(builder.build())
    }
  }
}
