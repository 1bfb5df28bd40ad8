/// The lengths of a block's two codes, as the block begins with them: repetitions shortened, then
/// written in a code of their own.
///
/// - Source: RFC 1951, section 3.2.7.
struct CodeDescription {
  /// A length, or 16, 17, 18 for a repetition, with the bits that follow.
  private struct Item {
    var symbol: Int
    var extra: UInt32 = 0

    var extraBits: Int {
      switch symbol {
      case 16: 2
      case 17: 3
      case 18: 7
      default: 0
      }
    }
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  /// How many lengths of `code` are written.
  private let orderCount: Int

  /// Describes two codes by the lengths of their codes.
  init(_ literals: [UInt8], _ distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    items = Self.items(Array(literals.prefix(literalCount) + distances.prefix(distanceCount)))
    var counts = Array(repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    code = HuffmanCode(frequencies: counts, limit: 7)
    var orderCount = 19
    while orderCount > 4 && code.lengths[HuffmanCode.lengthOrder[orderCount - 1]] == 0 {
      orderCount -= 1
    }
    self.orderCount = orderCount
  }

  /// How many bits `write` adds.
  var bitCount: Int {
    var bits = 14 + 3 * orderCount
    for item in items { bits += Int(code.lengths[item.symbol]) + item.extraBits }
    return bits
  }

  func write(to writer: inout BitWriter) {
    writer.append(UInt32(literalCount - 257), count: 5)
    writer.append(UInt32(distanceCount - 1), count: 5)
    writer.append(UInt32(orderCount - 4), count: 4)
    for symbol in HuffmanCode.lengthOrder.prefix(orderCount) {
      writer.append(UInt32(code.lengths[symbol]), count: 3)
    }
    for item in items {
      writer.append(UInt32(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
      writer.append(item.extra, count: item.extraBits)
    }
  }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let value = lengths[start]
      let end = lengths[start...].firstIndex { $0 != value } ?? lengths.count
      append(value, times: end - start, to: &items)
      start = end
    }
    return items
  }

  private static func append(_ value: UInt8, times: Int, to items: inout [Item]) {
    var left = times
    if value == 0 {
      while left >= 3 {
        let count = min(left, 138)
        let isShort = count < 11
        items.append(
          Item(symbol: isShort ? 17 : 18, extra: UInt32(isShort ? count - 3 : count - 11)))
        left -= count
      }
    } else {
      items.append(Item(symbol: Int(value)))
      left -= 1
      while left >= 3 {
        let count = min(left, 6)
        items.append(Item(symbol: 16, extra: UInt32(count - 3)))
        left -= count
      }
    }
    for _ in 0..<left { items.append(Item(symbol: Int(value))) }
  }
}
