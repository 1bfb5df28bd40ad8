/// Bytes of any kind as a zlib stream.
package enum Zlib {
  /// Packs bytes; every reader of zlib streams (RFC 1950) gives them back.
  package static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    Deflater.deflate(bytes, period: 1)
  }
}
