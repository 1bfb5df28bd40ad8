// Which pictures are shown, and when, in whole hundredths of a second. Goals, in order: no frame is
// shorter than the minimum; the end is that of the exact times, rounded; the last picture is shown; few
// are left out, and no frame begins a minimum late.
//
// A picture begins at its exact time, rounded half up, or where the one before it has had its minimum.
// If that is a minimum late or more, the one before is left out, which was never more than promised.

extension GIF {
  /// Turns durations in seconds into delays.
  struct Timeline {
    /// A picture whose time is settled.
    struct Frame {
      var picture: Bitmap
      /// Hundredths of a second.
      var delay: Int64
      /// What is shown after it.
      var next: Bitmap?
    }

    private struct Slot {
      var picture: Bitmap
      /// When it begins, in hundredths of a second.
      var start: Int64
    }

    let minimumDelay: Int64
    /// Pictures that may still be left out or moved.
    ///
    /// At the end up to two are left out before the
    /// last one (it begins less than one minimum after the exact end, and each frees one), and what
    /// is settled must know what follows it: so there are up to four.
    private var slots: [Slot] = []
    /// The exact end of the pictures so far, in hundredths of a second.
    private var end = 0.0

    init(minimumDelay: Int64) {
      self.minimumDelay = minimumDelay
    }

    /// Adds a picture.
    ///
    /// - Returns: An earlier one, if its time is settled now.
    mutating func append(_ picture: Bitmap, duration: Double) -> Frame? {
      let time = end
      end += duration * 100
      guard let last = slots.last else {
        slots.append(Slot(picture: picture, start: 0))
        return nil
      }
      guard last.picture != picture else { return nil }
      let start = max(Self.rounded(time), last.start + minimumDelay)
      // A millionth of slack: the exact times are sums of fractions.
      if Double(start) - time < Double(minimumDelay) - 1e-6 {
        slots.append(Slot(picture: picture, start: start))
      } else {
        replaceLast(by: picture, at: time)
      }
      return slots.count > 4 ? settleFirst() : nil
    }

    /// The frames that are left, none if there was no picture.
    mutating func finish() -> [Frame] {
      let end = Self.rounded(end)
      while slots.count > 1, let last = slots.last, last.start + minimumDelay > end {
        let start = slots[slots.count - 2].start
        slots.removeLast(2)
        slots.append(Slot(picture: last.picture, start: start))
      }
      var frames: [Frame] = []
      while slots.count > 1 { frames.append(settleFirst()) }
      if let last = slots.popLast() {
        frames.append(
          Frame(picture: last.picture, delay: max(end - last.start, minimumDelay), next: nil))
      }
      return frames
    }

    /// Leaves out the last picture for a newer one.
    private mutating func replaceLast(by picture: Bitmap, at time: Double) {
      slots.removeLast()
      guard let before = slots.last else {
        slots.append(Slot(picture: picture, start: 0))
        return
      }
      guard before.picture != picture else { return }
      let start = max(Self.rounded(time), before.start + minimumDelay)
      slots.append(Slot(picture: picture, start: start))
    }

    /// Takes the first of at least two slots.
    private mutating func settleFirst() -> Frame {
      let first = slots.removeFirst()
      return Frame(
        picture: first.picture, delay: slots[0].start - first.start, next: slots[0].picture)
    }

    /// Half up, with a millionth of slack for sums of fractions; the sum is far below 2⁶³.
    private static func rounded(_ time: Double) -> Int64 { Int64(time + 0.500001) }
  }
}
