import Foundation
import Raster
import Scene

/// Times our rasterizer on the workloads that other rasterizers are timed on.
@main
struct OursBench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp { return print(Options.usage) }
      if options.wantsSolverMemory { return print(try SolverMemory.report()) }
      if let place = options.firstPaint { return print(try FirstPaint(place).report()) }
      if options.wantsPNG { return print(try PNGSpeed.report()) }
      try OursBench(options: options).run()
    } catch let mistake as Options.Mistake {
      fail(mistake.text + "\n" + Options.usage, status: 64)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  let options: Options
  let stopwatch: Stopwatch

  init(options: Options) {
    self.options = options
    stopwatch = Stopwatch(clock: options.threads > 1 ? .wall : .processor)
  }

  func run() throws {
    if options.workload != nil {
      for workload in options.workloads {
        let result = try time(workload)
        print("ours", workload.name, Self.shown(result.median), Self.shown(result.minimum))
      }
      return
    }
    let peers = try options.peersFile.map {
      PeerTable(try String(contentsOf: URL(filePath: $0), encoding: .utf8))
    }
    printTable(beside: peers, results: try options.workloads.map { ($0.name, try time($0)) })
  }

  private func time(_ workload: Workload) throws -> Stopwatch.Result {
    switch try workload.prepare() {
    case .fillMemory:
      let count = Int(workload.size.width * workload.size.height) * 4
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
      defer { unsafe memory.deallocate() }
      return stopwatch.time { unsafe Self.fill(memory) }
    case .run(let run):
      return try stopwatch.time(run)
    case .record(let record):
      return try timeDrawing(workload, record: record)
    }
  }

  /// Not inlined: memory that nobody reads would not be filled at all.
  @inline(never)
  private static func fill(_ memory: UnsafeMutableRawBufferPointer) {
    if let start = memory.baseAddress { unsafe memset(start, 0xFF, memory.count) }
  }

  private func printTable(beside peers: PeerTable?, results: [(String, Stopwatch.Result)]) {
    let clock = options.threads > 1 ? "wall" : "processor"
    print(
      "median and minimum microseconds of \(clock) time a frame, threads: \(options.threads), hidden: "
        + (options.keepsHidden ? "drawn" : "dropped"))
    var header = ["", "ours", "least"]
    if let peers { header += peers.peers + ["fastest", "ratio"] }
    print(Self.row(header))
    for (name, result) in results {
      var cells = [name, Self.shown(result.median), Self.shown(result.minimum)]
      if let peers {
        cells += peers.peers.map { peers.median(name, peer: $0).map(Self.shown) ?? "-" }
        let best = peers.fastest(name)
        cells.append(best?.peer ?? "-")
        cells.append(best.map { Self.shown(result.median / $0.median) } ?? "-")
      }
      print(Self.row(cells))
    }
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let gap = String(repeating: " ", count: max(1, (index == 0 ? 10 : 11) - cell.count))
      return index == 0 ? cell + gap : gap + cell
    }.joined()
  }

  /// Two digits after the point.
  private static func shown(_ value: Double) -> String {
    String(format: "%.2f", value)
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}
