/// The scripts that scalars are written in.
struct ScalarScripts: Sendable {
  /// All scripts, read once.
  static let table = ScalarScripts()

  /// The script of signs that all scripts use.
  static let common: FontTag = "zyyy"
  /// The script of marks, which is that of what they stand on.
  static let inherited: FontTag = "zinh"

  private let ranges = ScalarRanges(UnicodeData.scripts)
  private var tags: [FontTag] = []

  private init() {
    var value: UInt32 = 0
    var count = 0
    for byte in UnicodeData.scriptTags.utf8 where byte != 0x0A {
      value = value << 8 | UInt32(byte)
      count += 1
      if count % 4 == 0 { tags.append(FontTag(value: value)) }
    }
  }

  /// The name in OpenType of a scalar's script.
  func tag(of scalar: Unicode.Scalar) -> FontTag {
    let place = ranges.value(of: scalar)
    return tags.indices.contains(place) ? tags[place] : Self.common
  }

  /// Whether a script is written without spaces and without joining letters.
  static func isIdeographic(_ tag: FontTag) -> Bool {
    tag == "hani" || tag == "kana" || tag == "hang" || tag == "bopo"
  }
}
