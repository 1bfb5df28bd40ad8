/// The drawing table that `run-peers` prints: a line of peers' names, then a line a workload with
/// microseconds or `-`.
struct PeerTable {
  private(set) var peers: [String] = []
  private var rows: [String: [String: Double]] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("   ") {
        guard peers.isEmpty else { return }
        peers = words
      } else if words.count == peers.count + 1, !peers.isEmpty {
        for (peer, number) in zip(peers, words.dropFirst()) {
          rows[words[0], default: [:]][peer] = Double(number)
        }
      }
    }
  }

  /// Microseconds a frame, if that peer has that workload.
  func median(_ workload: String, peer: String) -> Double? {
    rows[workload]?[peer]
  }

  /// The least of all peers in a workload.
  func fastest(_ workload: String) -> (peer: String, median: Double)? {
    var best: (peer: String, median: Double)?
    for peer in peers {
      guard let median = rows[workload]?[peer], median < best?.median ?? .infinity else { continue }
      best = (peer, median)
    }
    return best
  }
}
