import Scene
import TestSupport
import Testing

@testable import Raster

/// Files are put together by hand here: what is seen follows from the specification alone.
@Suite struct APNGDecodingTests {
  private typealias Chunk = PNGChunks.Chunk

  /// A frame of grey pixels with opacities.
  private struct Frame {
    var x = 0
    var y = 0
    var width = 2
    var height = 1
    var delay: (Int, Int) = (1, 10)
    var disposal = 0
    var blending = 0
    var rows: [UInt8]

    func control(_ number: Int) -> Chunk {
      let sizes = [number, width, height, x, y].flatMap(PNGChunks.four)
      let times = [delay.0, delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      return Chunk(name: "fcTL", body: sizes + times + [UInt8(disposal), UInt8(blending)])
    }

    func data(_ number: Int) -> Chunk {
      Chunk(name: "fdAT", body: PNGChunks.four(number) + PNGChunks.stored(rows))
    }
  }

  private static func file(_ frames: [Frame], count: Int? = nil, plays: Int = 0) -> PNGChunks {
    var file = PNGChunks(
      width: 2, height: 1, depth: 8, type: 4,
      before: [
        Chunk(
          name: "acTL", body: PNGChunks.four(count ?? frames.count) + PNGChunks.four(plays)),
        frames[0].control(0),
      ], rows: frames[0].rows)
    var number = 1
    for frame in frames.dropFirst() {
      file.chunks.insert(frame.control(number), at: file.chunks.count - 1)
      file.chunks.insert(frame.data(number + 1), at: file.chunks.count - 1)
      number += 2
    }
    return file
  }

  /// The greys, premultiplied, and opacities of each frame.
  private static func frames(_ file: PNGChunks) throws -> [[Int]] {
    try APNG.decode(file.bytes).frames.map { frame in
      frame.image.words.flatMap { [Int($0 & 255), Int($0 >> 24)] }
    }
  }

  /// White and black, opaque.
  private static let first: [UInt8] = [0, 255, 255, 0, 255]

  @Test("a frame replaces what is in its place, or is blended over it")
  func blending() throws {
    // 100 at 128 of 255, over white: 50 + 127; its opacity is full.
    let rows: [UInt8] = [0, 100, 128]
    let replaced = Self.file([Frame(rows: Self.first), Frame(width: 1, rows: rows)])
    #expect(try Self.frames(replaced)[1] == [50, 128, 0, 255])
    let blended = Self.file([Frame(rows: Self.first), Frame(width: 1, blending: 1, rows: rows)])
    #expect(try Self.frames(blended)[1] == [177, 255, 0, 255])
  }

  @Test("after a frame its place is left, cleared or restored")
  func disposal() throws {
    let last = Frame(x: 1, width: 1, rows: [0, 9, 255])
    let seen = [[255, 255, 9, 255], [0, 0, 9, 255], [255, 255, 9, 255]]
    for (disposal, wanted) in seen.enumerated() {
      let middle = Frame(width: 1, disposal: disposal, rows: [0, 7, 255])
      let frames = try Self.frames(Self.file([Frame(rows: Self.first), middle, last]))
      #expect(frames[0] == [255, 255, 0, 255])
      #expect(frames[1] == [7, 255, 0, 255])
      #expect(frames[2] == (disposal == 0 ? [7, 255, 9, 255] : wanted))
    }
  }

  @Test("before the first frame there is nothing to be restored")
  func firstDisposal() throws {
    for disposal in 1...2 {
      let file = Self.file([
        Frame(disposal: disposal, rows: Self.first), Frame(width: 1, rows: [0, 7, 255]),
      ])
      #expect(try Self.frames(file)[1] == [7, 255, 0, 0])
    }
  }

  @Test("delays are fractions of a second, and hundredths where the denominator is 0")
  func delays() throws {
    let file = Self.file(
      [
        Frame(delay: (1, 60), rows: Self.first), Frame(delay: (7, 0), rows: Self.first),
        Frame(delay: (0, 5), rows: Self.first),
      ], plays: 4)
    let animation = try APNG.decode(file.bytes)
    #expect(animation.frames.map(\.duration) == [1.0 / 60, 0.07, 0])
    #expect(animation.playCount == 4)
  }

  @Test("the still picture need not be a frame; without acTL it is the only one")
  func still() throws {
    var file = Self.file([Frame(rows: Self.first), Frame(width: 1, rows: [0, 7, 255])], count: 1)
    file.chunks.remove(at: 2)
    // Numbers begin with the first frame that is there.
    for index in 3...4 { file.chunks[index].body[3] -= 1 }
    #expect(try Self.frames(file) == [[7, 255, 0, 0]])
    file.chunks.remove(at: 1)
    #expect(try Self.frames(file) == [[255, 255, 0, 255]])
    let animation = try APNG.decode(file.bytes)
    #expect(animation.frames[0].duration == 0)
    #expect(animation.playCount == 1)
  }

  @Test("numbers out of order are refused, and frames beyond the picture, or of another count")
  func refused() {
    func refusal(of file: PNGChunks) -> PNG.ParsingError? {
      do throws(PNG.ParsingError) {
        _ = try APNG.decode(file.bytes)
        return nil
      } catch {
        return error
      }
    }
    let second = Frame(width: 1, rows: [0, 7, 255])
    let good = Self.file([Frame(rows: Self.first), second])
    #expect(refusal(of: good) == nil)
    // Chunks: IHDR 8, acTL 33, fcTL 53, IDAT 91, fcTL after its 12 + 16 bytes at 119, fdAT 157.
    var swapped = good
    swapped.chunks[4].body[3] = 2
    #expect(
      refusal(of: swapped)
        == .wrongSequenceNumber(.frameControl, offset: 119, number: 2, wanted: 1))
    var repeated = good
    repeated.chunks[5].body[3] = 1
    #expect(
      refusal(of: repeated)
        == .wrongSequenceNumber(.frameData, offset: 157, number: 1, wanted: 2))
    #expect(
      refusal(of: Self.file([Frame(rows: Self.first), second], count: 3))
        == .wrongFrameCount(given: 2, wanted: 3))
    #expect(
      refusal(of: Self.file([Frame(rows: Self.first), second], count: 0))
        == .wrongValue(.animationControl, at: 41, value: 0))
    for (x, y, width, height) in [(2, 0, 1, 1), (0, 1, 1, 1), (1, 0, 2, 1), (0, 0, 0, 1)] {
      let frame = Frame(x: x, y: y, width: width, height: height, rows: [0, 7, 255])
      #expect(
        refusal(of: Self.file([Frame(rows: Self.first), frame]))
          == .frameOutOfBounds(offset: 119, x: x, y: y, width: width, height: height))
    }
    // The still picture as a frame must be all of it.
    #expect(
      refusal(of: Self.file([Frame(width: 1, rows: Self.first), second]))
        == .frameOutOfBounds(offset: 53, x: 0, y: 0, width: 1, height: 1))
    var empty = good
    empty.chunks.remove(at: 5)
    #expect(refusal(of: empty) == .missingChunk(.frameData, offset: 157))
    var late = good
    late.chunks.swapAt(1, 3)
    #expect(refusal(of: late) != nil)
    for (disposal, blending, place) in [(3, 0, 24), (0, 2, 25)] {
      let frame = Frame(width: 1, disposal: disposal, blending: blending, rows: [0, 7, 255])
      #expect(
        refusal(of: Self.file([Frame(rows: Self.first), frame]))
          == .wrongValue(.frameControl, at: 127 + place, value: disposal + blending))
    }
  }

  @Test("all frames together are within the limit")
  func limit() throws {
    let file = Self.file([Frame(rows: Self.first), Frame(rows: Self.first)])
    #expect(try APNG.decode(file.bytes, pixelLimit: 4).frames.count == 2)
    #expect(throws: PNG.ParsingError.tooManyPixels(width: 2, height: 1, frames: 2, limit: 3)) {
      try APNG.decode(file.bytes, pixelLimit: 3)
    }
  }
}
