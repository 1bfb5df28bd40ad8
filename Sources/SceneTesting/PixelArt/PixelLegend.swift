import Raster
public import Scene

/// What the characters of pixel art mean: colours, and levels between two colours.
///
/// Written as a dictionary, in order. The digits 1 … 9 are then the tenths of the way from the first
/// colour to the second, for the pixels of an edge, unless `levels(_:from:to:)` says otherwise:
///
///     let legend: PixelLegend = [".": .white, "#": .black]
///     let two = legend.levels("123456789", from: ".", to: "#").levels("abc", from: ".", to: "R")
///
/// A colour is exact: `.` is a pixel that nothing touched, 1 one that something did, however slightly.
public struct PixelLegend: Hashable, Sendable {
  /// A character and its colour.
  struct Entry: Hashable {
    var character: Character
    var pixel: Pixel
  }

  /// Characters for the pixels between two colours.
  struct Ramp: Hashable {
    var characters: [Character]
    var start: Entry
    var end: Entry
  }

  private(set) var entries: [Entry] = []
  private(set) var ramps: [Ramp] = []
  /// What is wrong with the legend, or `nil`.
  private(set) var problem: String?
  private(set) var hasOwnLevels = false

  /// Creates a legend; the digits are levels between the first two colours.
  public init(_ colors: KeyValuePairs<Character, Color>) {
    self.init(pairs: colors.map { ($0.key, $0.value) })
  }

  private init(pairs: [(Character, Color)]) {
    for (character, color) in pairs {
      if entries.contains(where: { $0.character == character }) {
        problem = "the legend has two colours for \"\(character)\""
      }
      entries.append(Entry(character: character, pixel: Pixel(color)))
    }
    let digits: [Character] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    let areFree = !entries.contains { digits.contains($0.character) }
    if entries.count > 1, areFree {
      ramps = [Ramp(characters: digits, start: entries[0], end: entries[1])]
    }
  }

  /// The legend with characters for the pixels between two of its colours, in equal steps.
  ///
  /// Of n characters the k-th is what is nearest to k / (n + 1) of the way. The first call takes the
  /// place of the digits between the first two colours; further calls add to it.
  ///
  /// - Parameters:
  ///   - characters: From the levels near the first colour to those near the other.
  ///   - first: A character of the legend.
  ///   - second: Another one.
  /// - Returns: A legend.
  public func levels(
    _ characters: String = "123456789", from first: Character, to second: Character
  ) -> PixelLegend {
    var legend = self
    if !hasOwnLevels { legend.ramps = [] }
    legend.hasOwnLevels = true
    guard let start = entry(of: first), let end = entry(of: second) else {
      legend.problem = "the legend has no colours for both \"\(first)\" and \"\(second)\""
      return legend
    }
    for character in characters where legend.hasMeaning(character) {
      legend.problem = "the legend has two meanings for \"\(character)\""
    }
    legend.ramps.append(Ramp(characters: Array(characters), start: start, end: end))
    return legend
  }

  /// The character of a pixel, or `nil`.
  func character(for pixel: Pixel) -> Character? {
    if let entry = entries.first(where: { $0.pixel == pixel }) { return entry.character }
    for ramp in ramps {
      if let place = ramp.place(of: pixel) { return ramp.characters[place] }
    }
    return nil
  }

  /// Whether the legend knows a character.
  func hasMeaning(_ character: Character) -> Bool {
    entry(of: character) != nil || ramps.contains { $0.characters.contains(character) }
  }

  /// Whether a pixel may be drawn as a character.
  func matches(_ pixel: Pixel, _ character: Character) -> Bool {
    if let entry = entry(of: character) { return entry.pixel == pixel }
    for ramp in ramps {
      guard let place = ramp.place(of: pixel) else { continue }
      if ramp.characters[place] == character { return true }
    }
    return false
  }

  /// The colour of a character, for levels the one in their middle.
  func pixel(for character: Character) -> Pixel? {
    if let entry = entry(of: character) { return entry.pixel }
    for ramp in ramps {
      if let place = ramp.characters.firstIndex(of: character) { return ramp.middle(of: place) }
    }
    return nil
  }

  /// Gives a colour a character that is still free: A … Z, then a … z; `false` if none is.
  mutating func add(_ pixel: Pixel) -> Bool {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    guard let free = letters.first(where: { !hasMeaning($0) }) else { return false }
    entries.append(Entry(character: free, pixel: pixel))
    return true
  }

  private func entry(of character: Character) -> Entry? {
    entries.first { $0.character == character }
  }
}

extension PixelLegend: ExpressibleByDictionaryLiteral {
  /// Creates a legend; the digits are levels between the first two colours.
  public init(dictionaryLiteral elements: (Character, Color)...) {
    self.init(pairs: elements)
  }
}

extension PixelLegend.Ramp {
  /// The place of the character for a pixel that lies between the two colours, or `nil`.
  ///
  /// Each channel must be where the one that changes most says, but for the rounding of both.
  func place(of pixel: Pixel) -> Int? {
    let (from, to, own) = (start.pixel.channels, end.pixel.channels, pixel.channels)
    let spans = zip(from, to).map { $1 - $0 }
    guard let widest = spans.indices.max(by: { abs(spans[$0]) < abs(spans[$1]) }),
      spans[widest] != 0, !characters.isEmpty
    else { return nil }
    let part = (own[widest] - from[widest]) / spans[widest]
    guard part >= 0, part <= 1, pixel != start.pixel, pixel != end.pixel else { return nil }
    for index in spans.indices where abs(from[index] + part * spans[index] - own[index]) > 1.5 {
      return nil
    }
    let steps = Double(characters.count + 1)
    return max(1, min(characters.count, Int(part * steps + 0.5))) - 1
  }

  /// The colour in the middle of a character's levels.
  func middle(of place: Int) -> Pixel {
    let part = Double(place + 1) / Double(characters.count + 1)
    let levels = zip(start.pixel.channels, end.pixel.channels).map { from, to in
      UInt8(max(0, min(255, from + part * (to - from) + 0.5)))
    }
    return Pixel(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
  }
}

extension Pixel {
  /// Red, green, blue and opacity.
  fileprivate var channels: [Double] {
    [Double(red), Double(green), Double(blue), Double(alpha)]
  }
}
