import Foundation
import Raster
import Scene

/// A ledger for programs.
struct LedgerRecord: Encodable {
  struct Entry: Encodable {
    let kind: String
    let what: String
    let depth: Int
    let coverage: Int
    let alpha: Int
    let amount: Int
    /// Premultiplied red, green, blue and opacity, 0 … 255.
    let source: [Int]
    let backdrop: [Int]
    let before: [Int]
    let after: [Int]
  }

  struct Skip: Encodable {
    let what: String
    let reason: String
  }

  let x: Int
  let y: Int
  let value: [Int]
  let entries: [Entry]
  let skipped: [Skip]

  init(_ ledger: PixelLedger, _ list: DisplayList) {
    x = ledger.x
    y = ledger.y
    value = Self.bytes(ledger.value)
    entries = ledger.entries.map { entry in
      Entry(
        kind: "\(entry.kind)", what: entry.command.map { list.name(ofCommand: $0) } ?? "background",
        depth: entry.depth, coverage: Int(entry.coverage), alpha: Int(entry.alpha),
        amount: Int(entry.amount), source: Self.bytes(entry.source),
        backdrop: Self.bytes(entry.backdrop), before: Self.bytes(entry.before),
        after: Self.bytes(entry.after))
    }
    skipped = ledger.skipped.map { skip in
      Skip(what: list.name(ofCommand: skip.command), reason: skip.reason.text(in: list))
    }
  }

  /// The record as JSON, its keys in order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func bytes(_ pixel: Pixel) -> [Int] {
    [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }
}
