import Raster

/// A snapshot as one line of text: a hash of all pixels, the size, and the times of several pictures.
///
/// - Source: the hash is 64-bit FNV-1a, draft-eastlake-fnv, sections 2 and 5, over red, green, blue
///   and opacity of each premultiplied pixel.
enum SnapshotDigest {
  /// The line, with its end.
  static func line(of pictures: SnapshotPictures) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for bitmap in pictures.bitmaps {
      bitmap.withWords { words in
        for index in words.indices {
          let word = words[index]
          for shift: UInt32 in [0, 8, 16, 24] {
            hash = (hash ^ UInt64(word &>> shift & 255)) &* 0x0000_0100_0000_01b3
          }
        }
      }
    }
    let digits = String(hash, radix: 16)
    var text = String(repeating: "0", count: 16 - digits.count) + digits
    if let first = pictures.bitmaps.first { text += " \(first.width) x \(first.height)" }
    if pictures.bitmaps.count > 1 {
      text += " at " + pictures.times.map { $0.description }.joined(separator: ", ") + " s"
    }
    return text + "\n"
  }
}
