import Raster
import Testing

@testable import Demo

@Suite struct FilmTests {
  /// The bytes of a film of three pictures, and how many of them could be taken before its end.
  private func film(_ format: FilmFormat, isTaken: Bool) throws -> (bytes: [UInt8], early: Int) {
    var film = Film(format, width: 3, height: 2, rate: 25, hold: 0)
    var bytes: [UInt8] = []
    for index in 0..<3 {
      var bitmap = try Bitmap(width: 3, height: 2)
      bitmap[index, 0] = Pixel(red: 255, green: 0, blue: 0)
      try film.append(Picture(bitmap: bitmap, index: index, count: 3))
      if isTaken { bytes += film.takeBytes() }
    }
    let early = bytes.count
    bytes += try film.finish()
    return (bytes, early)
  }

  @Test(
    "a video and a stream need not fit into memory, and are the same in pieces",
    arguments: [FilmFormat.y4m, .ppmStream])
  func pieces(format: FilmFormat) throws {
    let taken = try film(format, isTaken: true)
    #expect(taken.early == taken.bytes.count)
    #expect(try film(format, isTaken: false).bytes == taken.bytes)
  }

  @Test("other films come whole", arguments: [FilmFormat.gif, .apng])
  func whole(format: FilmFormat) throws {
    let taken = try film(format, isTaken: true)
    #expect(taken.early == 0)
    #expect(try film(format, isTaken: false).bytes == taken.bytes)
  }
}
