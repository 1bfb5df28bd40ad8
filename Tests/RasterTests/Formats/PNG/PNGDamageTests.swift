import TestSupport
import Testing

@testable import Raster

/// What is left of files that were cut or changed on their way: never more than a typed error.
@Suite struct PNGDamageTests {
  private static func still(_ content: PNGContent) throws -> [UInt8] {
    PNG.encode(try content.bitmap(width: 7, height: 5))
  }

  private static func animation() throws -> [UInt8] {
    var writer = APNG.Writer(width: 7, height: 5)
    for content in [PNGContent.translucent, .fourColors, .clear] {
      try writer.append(try content.bitmap(width: 7, height: 5), duration: 0.1)
    }
    return try writer.finish()
  }

  private static let contents: [PNGContent] = [.twoGreys, .sixteenColors, .everything]

  @Test("a file cut anywhere is refused")
  func cut() throws {
    var files = try Self.contents.map(Self.still)
    files.append(try Self.animation())
    for file in files {
      for length in 0..<file.count {
        let part = Array(file[..<length])
        #expect(throws: PNG.ParsingError.self) { try PNG.decode(part) }
        #expect(throws: PNG.ParsingError.self) { try APNG.decode(part) }
      }
    }
  }

  @Test("a file with any byte changed is refused")
  func changed() throws {
    var files = try Self.contents.map(Self.still)
    files.append(try Self.animation())
    for var file in files {
      for index in file.indices {
        let byte = file[index]
        for change: UInt8 in [0x01, 0x20, 0xFF] {
          file[index] = byte ^ change
          #expect(throws: PNG.ParsingError.self, "\(index)") { try APNG.decode(file) }
        }
        file[index] = byte
      }
    }
  }

  @Test("chunks with any byte changed, and checksums that fit, are read or refused")
  func changedWithin() throws {
    var files = try Self.contents.map(Self.still)
    files.append(try Self.animation())
    var refusedCount = 0
    for file in files {
      let chunks = PNGChunks(of: file)
      for (index, chunk) in chunks.chunks.enumerated() {
        for place in chunk.body.indices {
          for change: UInt8 in [0x01, 0xFF] {
            var changed = chunks
            changed.chunks[index].body[place] ^= change
            do throws(PNG.ParsingError) {
              _ = try APNG.decode(changed.bytes, pixelLimit: 10_000)
            } catch {
              refusedCount += 1
            }
          }
        }
      }
    }
    #expect(refusedCount > 100)
  }
}
