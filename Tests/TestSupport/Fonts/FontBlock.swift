public import Scene

/// A part of a table of a font that says where other parts are: those follow it, in order.
public struct FontBlock: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// What a block is made of.
  public indirect enum Part: Hashable, Sendable {
    /// A number of 16 bits.
    case word(Int)
    /// A name of four letters.
    case tag(FontTag)
    /// An offset of 16 bits to another block, 0 for none.
    case link(FontBlock?)
    /// An offset of 32 bits to another block.
    case longLink(FontBlock)

    fileprivate var size: Int {
      switch self {
      case .word, .link: 2
      case .tag, .longLink: 4
      }
    }
  }

  /// The parts.
  public var parts: [Part]

  /// Creates a block of parts.
  public init(_ parts: [Part]) { self.parts = parts }

  /// Creates a block of parts.
  public init(arrayLiteral parts: Part...) { self.parts = parts }

  /// Creates a block of numbers of 16 bits.
  public init(_ words: Int...) { parts = words.map { .word($0) } }

  /// A block with more parts.
  public static func + (a: FontBlock, b: FontBlock) -> FontBlock { FontBlock(a.parts + b.parts) }

  /// The bytes of the block and of all that it leads to.
  public var bytes: FontBytes {
    var head = FontBytes()
    var body = FontBytes()
    let size = parts.reduce(0) { $0 + $1.size }
    for part in parts {
      switch part {
      case .word(let word): head.append(word)
      case .tag(let tag): head.append(tag)
      case .link(let block):
        head.append(block == nil ? 0 : size + body.count)
        if let block { body.append(block.bytes) }
      case .longLink(let block):
        head.append32(size + body.count)
        body.append(block.bytes)
      }
    }
    head.append(body)
    return head
  }
}

extension FontBlock.Part: ExpressibleByIntegerLiteral {
  /// A number of 16 bits.
  public init(integerLiteral value: Int) { self = .word(value) }
}

extension FontBlock {
  /// Offsets to blocks, after their count.
  public static func list(_ blocks: [FontBlock?]) -> FontBlock {
    FontBlock([.word(blocks.count)] + blocks.map { .link($0) })
  }

  /// Numbers after their count.
  public static func words(_ words: [Int]) -> FontBlock {
    FontBlock([.word(words.count)] + words.map { .word($0) })
  }
}
