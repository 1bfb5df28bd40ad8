import Foundation

/// Times frames as every compared rasterizer is timed.
///
/// After a warm-up seven repetitions of as many frames as last about 0.3 s are timed. A frame that
/// lasts over 2 s is warmed up by one run and timed by one.
struct Stopwatch {
  /// Microseconds a frame.
  struct Result {
    var median: Double
    var minimum: Double
  }

  enum Clock {
    /// The time all threads of this process have computed.
    case processor
    /// The time on the wall, for more than one thread.
    case wall

    var seconds: Double {
      var time = timespec()
      unsafe clock_gettime(self == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }

  var clock: Clock

  func time(_ frame: () throws -> Void) rethrows -> Result {
    let start = clock.seconds
    var warmUp = 0.0
    var frames = 0
    while (frames < 3 || warmUp < 0.15) && warmUp < 2 {
      try frame()
      frames += 1
      warmUp = clock.seconds - start
    }
    let count = max(1, Int(0.3 / (warmUp / Double(frames))))
    var samples: [Double] = []
    for _ in 0..<(frames == 1 ? 1 : 7) {
      let before = clock.seconds
      for _ in 0..<count { try frame() }
      samples.append((clock.seconds - before) / Double(count) * 1e6)
    }
    samples.sort()
    return Result(median: samples[samples.count / 2], minimum: samples[0])
  }
}
