/// The bytes of a font file: an array, or memory that somebody else keeps, as that of a mapped file.
///
/// A face reads of them what it needs, when it needs it: of a mapped collection of twenty megabytes a
/// few pages are ever read from the disk. The faces of a collection may share one such object.
public final class FontData: Sendable {
  /// Where the bytes are.
  @safe private enum Storage: @unchecked Sendable {
    case array([UInt8])
    case memory(UnsafeRawBufferPointer, release: @Sendable () -> Void)
  }

  private let storage: Storage
  /// The number of bytes.
  public let count: Int

  /// Holds an array.
  public init(_ bytes: [UInt8]) {
    storage = .array(bytes)
    count = bytes.count
  }

  /// Holds memory without a copy.
  ///
  /// - Parameters:
  ///   - memory: The bytes of the file. They must stay where they are until `release` is called, and
  ///     must be readable until then; that what they say changes meanwhile may give odd glyphs, and no
  ///     worse.
  ///   - release: Called once, when nobody needs the memory any more, on any thread.
  public init(memory: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void) {
    storage = unsafe .memory(memory, release: release)
    count = memory.count
  }

  deinit {
    if case .memory(_, let release) = storage { release() }
  }

  /// Two bytes, the higher first; places that are not both in `0..<count` trap.
  @inline(__always)
  func word(at place: Int) -> Int {
    switch storage {
    case .array(let bytes): return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    case .memory(let memory, _):
      precondition(place >= 0 && place < count - 1)
      return unsafe Int(memory[place]) << 8 | Int(memory[place + 1])
    }
  }

  /// A byte; a place that is not in `0..<count` traps.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    switch storage {
    case .array(let bytes): return bytes[place]
    case .memory(let memory, _):
      // In release, too: a place comes from a file that nobody vouches for.
      precondition(place >= 0 && place < count)
      return unsafe memory[place]
    }
  }
}
