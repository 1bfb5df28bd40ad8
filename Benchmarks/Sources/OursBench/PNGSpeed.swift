import Foundation
import Raster

/// How fast PNG files are written and read, beside zlib on the same rows in the same run.
struct PNGSpeed {
  private let bitmap: Bitmap
  private let file: [UInt8]

  init() throws {
    bitmap = try Screen.bitmap()
    file = PNG.encode(bitmap)
  }

  private var megabytes: Double { Double(bitmap.width * bitmap.height * 4) / 1e6 }

  func encode() {
    Self.use(PNG.encode(bitmap))
  }

  func decode() throws {
    Self.use(try PNG.decode(file))
  }

  /// Not inlined: what nobody reads would not be made at all.
  @inline(never)
  private static func use<Value>(_ value: Value) {}

  /// Lines with megabytes of pixels a second, of four bytes a pixel; the clock is the processor's.
  static func report() throws -> String {
    let speed = try PNGSpeed()
    let stopwatch = Stopwatch(clock: .processor)
    let encoding = stopwatch.time { speed.encode() }
    let decoding = try stopwatch.time { try speed.decode() }
    func line(_ name: String, _ microseconds: Double) -> String {
      String(format: "%@ %.0f MB/s", name, speed.megabytes / microseconds * 1e6)
    }
    let ours = [
      line("encode", encoding.median) + ", \(speed.file.count) bytes",
      line("decode", decoding.median),
    ]
    return (ours + (try speed.peerLines())).joined(separator: "\n")
  }

  /// What zlib takes for the rows alone, unfiltered, as Python has it; a word where it does not.
  private func peerLines() throws -> [String] {
    let picture = FileManager.default.temporaryDirectory
      .appending(path: "ours-bench-\(ProcessInfo.processInfo.processIdentifier).ppm")
    try Data(PPM.encode(bitmap)).write(to: picture)
    defer { try? FileManager.default.removeItem(at: picture) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script, picture.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return ["no python3 with zlib: no peer"] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let script = """
    import sys, time, zlib
    data = open(sys.argv[1], 'rb').read()
    magic, size, limit, pixels = data.split(b'\\n', 3)
    width, height = map(int, size.split())
    row = width * 3
    rows = b''.join(b'\\0' + pixels[y * row:(y + 1) * row] for y in range(height))
    def speed(work):
        least = 1e9
        for _ in range(7):
            start = time.process_time()
            result = work()
            least = min(least, time.process_time() - start)
        return '%.0f MB/s' % (width * height * 4 / least / 1e6), len(result)
    for level in (6, 9):
        name, count = speed(lambda: zlib.compress(rows, level))
        print('zlib %d, rows only' % level, name + ', %d bytes' % count)
    packed = zlib.compress(rows, 6)
    print('zlib inflate, rows only', speed(lambda: zlib.decompress(packed))[0])
    """
}
