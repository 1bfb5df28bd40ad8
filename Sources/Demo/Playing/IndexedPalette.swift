import Raster

/// The 240 colours of the 256 that are the same in all terminals.
///
/// From number 16 on they are a cube of 6 x 6 x 6, from 232 on 24 greys. The first 16 are what their
/// user likes.
enum IndexedPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Where the colours of the palette are.
  static let indices: ClosedRange<UInt8> = 16...255

  /// Red, green and blue of a colour; of the first 16, black.
  static func color(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let place = Int(index) - 16
    guard place >= 0 else { return (0, 0, 0) }
    if place >= 216 {
      let gray = UInt8(8 + 10 * (place - 216))
      return (gray, gray, gray)
    }
    return (
      UInt8(levels[place / 36]), UInt8(levels[place / 6 % 6]), UInt8(levels[place % 6])
    )
  }

  /// The colour nearest to a pixel on white: the one with the least sum of the squared differences
  /// of red, green and blue, as they are stored; of several, the first.
  ///
  /// The squares of a sum are least where each is, so the cube's colour is found a component at a
  /// time, and the grey is the one nearest to their mean.
  static func nearest(to pixel: Pixel) -> UInt8 {
    let pixel = pixel.onWhite
    let parts = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    let cube = parts.reduce(0) { $0 * 6 + level(nearestTo: $1) }
    // Two greys are ten apart, the first is 8; half way it is the lesser.
    let gray = min(max((parts.reduce(0, +) - 3 * 8 + 14) / 30, 0), 23)
    let candidates = [UInt8(16 + cube), UInt8(232 + gray)]
    let distances = candidates.map { index in
      let color = color(index)
      return zip(parts, [color.red, color.green, color.blue])
        .reduce(0) { $0 + ($1.0 - Int($1.1)) * ($1.0 - Int($1.1)) }
    }
    return distances[0] <= distances[1] ? candidates[0] : candidates[1]
  }

  /// The step of the cube nearest to a component; half way between two, the lesser.
  private static func level(nearestTo value: Int) -> Int {
    value < 48 ? 0 : value < 116 ? 1 : (value - 116) / 40 + 2
  }
}
