import Scene

extension OursBench {
  func timeDrawing(_ workload: Workload, record: (inout DisplayListBuilder) -> Void)
    throws -> Stopwatch.Result
  {
    stopwatch.time {
      var builder = DisplayListBuilder(size: workload.size, background: workload.background)
      record(&builder)
      _ = builder.build()
    }
  }
}
