import Raster
import Testing

@testable import Demo

@Suite struct PictureFitTests {
  @Test(
    "a picture keeps its size where it fits, else it fills the width or the height",
    arguments: [
      // Picture, room, zoom, size.
      ([640, 88], [640, 88], 1, [640, 88]), ([640, 88], [80, 46], 1, [80, 11]),
      ([640, 600], [80, 46], 1, [49, 46]), ([5, 5], [80, 46], 1, [5, 5]),
      ([5, 5], [80, 46], 3, [15, 15]), ([5, 5], [80, 46], 100, [45, 45]),
      ([1000, 1], [80, 46], 1, [80, 1]), ([1, 1000], [80, 46], 1, [1, 46]),
      ([3, 2], [2, 2], 9, [2, 1]), ([7, 7], [0, -1], 1, [1, 1]),
    ])
  func sizes(picture: [Int], room: [Int], zoom: Int, expected: [Int]) {
    let fit = PictureFit(width: room[0], height: room[1], zoom: zoom)
    let size = fit.size(of: picture[0], picture[1])
    #expect([size.width, size.height] == expected)
  }

  @Test("without a height, only the width bounds it")
  func endless() {
    let size = PictureFit(width: 10, height: nil).size(of: 20, 2000)
    #expect(size.width == 10 && size.height == 1000)
  }

  @Test("a smaller picture is the mean of areas, premultiplied, rounded half up")
  func means() throws {
    // Three pixels in two: the middle one belongs to both, one half each; weights 2 and 1 of 3.
    var row = try Bitmap(width: 3, height: 1)
    row[0, 0] = Pixel(red: 255, green: 0, blue: 0)
    row[1, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    row[2, 0] = Pixel(red: 0, green: 100, blue: 7)
    let two = try row.reduced(width: 2, height: 1)
    #expect(two[0, 0] == Pixel(red: 170, green: 0, blue: 0, alpha: 170))
    #expect(two[1, 0] == Pixel(red: 0, green: 67, blue: 5, alpha: 170))
    // (1 + 2 + 3 + 4) / 4 is 2.5.
    var square = try Bitmap(width: 2, height: 2)
    for (place, value) in [1, 2, 3, 4].enumerated() {
      square[place % 2, place / 2] = Pixel(red: UInt8(value), green: 0, blue: 0)
    }
    #expect(try square.reduced(width: 1, height: 1)[0, 0] == Pixel(red: 3, green: 0, blue: 0))
  }

  @Test("a picture of one colour keeps it, whatever the sizes", arguments: 1...13)
  func constant(side: Int) throws {
    var picture = try Bitmap(width: 13, height: 11)
    let color = Pixel(red: 3, green: 200, blue: 77, alpha: 201)
    for y in 0..<11 { for x in 0..<13 { picture[x, y] = color } }
    let small = try picture.reduced(width: side, height: min(side, 11))
    #expect(small.width == side)
    for y in 0..<small.height { for x in 0..<side { #expect(small[x, y] == color) } }
  }
}
