// Syllables of Hangul are written as one character or as letters: a leading consonant, a vowel, and a
// trailing consonant or none. A face has one, the other, or both. What it has as one glyph is one; else
// the letters take part in features that put them together.

/// Finds the syllables of a run, and has each as its face does.
struct HangulForms {
  private let program: FontProgram
  private var buffer: ShapingBuffer

  /// Composes, or takes apart, the syllables of a run.
  static func choose(for buffer: ShapingBuffer, program: FontProgram) -> ShapingBuffer {
    var forms = HangulForms(program: program, buffer: buffer)
    forms.run()
    return forms.buffer
  }

  private mutating func run() {
    for place in buffer.items.indices where !Self.isLetter(buffer.items[place].scalar) {
      buffer.items[place].mask |= FeatureMask.contextual
    }
    buffer.startOutput(at: 0)
    while !buffer.isAtEnd {
      let scalar = buffer.items[buffer.index].scalar
      if let syllable = HangulSyllable(scalar) {
        take(syllable)
      } else if Self.isLeading(scalar), Self.isVowel(next(1)) {
        takeLetters()
      } else {
        buffer.keep()
      }
    }
    buffer.endOutput()
  }

  /// Letters become a syllable, if the face has it.
  private mutating func takeLetters() {
    let count = Self.isTrailing(next(2)) ? 3 : 2
    let open = HangulSyllable(composing: CanonicalPair(next(0), next(1)))
    var whole = open
    if count == 3 {
      whole = open.flatMap { HangulSyllable(composing: CanonicalPair($0.scalar, next(2))) }
    }
    if let whole, has(whole.scalar) {
      buffer.mergeClusters(buffer.index..<buffer.index + count)
      insert(whole.scalar, mask: FeatureMask.contextual)
      for _ in 0..<count { buffer.skip() }
    } else {
      keepLetters(count)
    }
  }

  /// A syllable takes a trailing consonant, or is taken apart, if the face will have it.
  private mutating func take(_ syllable: HangulSyllable) {
    let trailing = syllable.hasTrailing ? 0 : next(1)
    if let closed = HangulSyllable(composing: CanonicalPair(syllable.scalar, trailing)),
      has(closed.scalar)
    {
      buffer.mergeClusters(buffer.index..<buffer.index + 2)
      insert(closed.scalar, mask: FeatureMask.contextual)
      buffer.skip()
      return buffer.skip()
    }
    let letters = syllable.letters
    let takesTrailing = Self.isTrailing(trailing)
    guard !has(syllable.scalar) || takesTrailing, letters.allSatisfy({ has($0) }) else {
      return buffer.keep()
    }
    let isOpen = has(syllable.scalar)
    if takesTrailing, isOpen { buffer.mergeClusters(buffer.index..<buffer.index + 2) }
    for (letter, mask) in zip(letters, Self.masks) { insert(letter, mask: mask) }
    buffer.skip()
    if takesTrailing, isOpen {
      buffer.items[buffer.index].mask |= FeatureMask.trailingJamo
      buffer.keep()
    }
  }

  private static let masks = [
    FeatureMask.leadingJamo, FeatureMask.vowelJamo, FeatureMask.trailingJamo,
  ]

  private mutating func keepLetters(_ count: Int) {
    buffer.mergeClusters(buffer.index..<buffer.index + count)
    for mask in Self.masks.prefix(count) {
      buffer.items[buffer.index].mask |= mask
      buffer.keep()
    }
  }

  private mutating func insert(_ scalar: UInt32, mask: UInt32) {
    var item = buffer.items[buffer.index]
    item.scalar = scalar
    item.character = ScalarTraits(scalar)
    item.mask = FeatureMask.global | mask
    buffer.insert(item)
  }

  private func next(_ distance: Int) -> UInt32 {
    let place = buffer.index + distance
    return place < buffer.items.count ? buffer.items[place].scalar : 0
  }

  private func has(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar).map { program.glyph(for: $0) > 0 } ?? false
  }

  private static func isLeading(_ scalar: UInt32) -> Bool {
    (0x1100...0x115F).contains(scalar) || (0xA960...0xA97C).contains(scalar)
  }

  private static func isVowel(_ scalar: UInt32) -> Bool {
    (0x1160...0x11A7).contains(scalar) || (0xD7B0...0xD7C6).contains(scalar)
  }

  private static func isTrailing(_ scalar: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(scalar) || (0xD7CB...0xD7FB).contains(scalar)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    isLeading(scalar) || isVowel(scalar) || isTrailing(scalar)
  }
}
