import Testing

@testable import Demo

/// Time and keys, without a clock and without waiting.
@Suite struct PlaybackTests {
  /// Sixteen pictures at 60 a second, and a second for the last: 1.2667 seconds in all.
  private func playback(repeats: Bool = true, speed: Double = 1) -> Playback {
    Playback(count: 16, rate: 60, hold: 1, repeats: repeats, speed: speed, at: 100)
  }

  @Test("each picture is to be seen from its own time on, the last until it begins again")
  func pictures() {
    let playback = playback()
    for index in 0..<16 {
      #expect(playback.picture(at: 100 + Double(index) / 60) == index)
      #expect(playback.picture(at: 100 + (Double(index) + 0.99) / 60) == index)
    }
    #expect(playback.picture(at: 101.26) == 15)
    #expect(playback.picture(at: 101.27) == 0)
    // 3600 rounds later, and 5 pictures.
    #expect(playback.picture(at: 100 + 3600 * (16.0 / 60 + 1) + 5.5 / 60) == 5)
    // A clock that goes back finds the first.
    #expect(playback.picture(at: 1) == 0)
  }

  @Test("it waits for the next picture, and whoever comes late finds those that are due")
  func waits() throws {
    let playback = playback(speed: 0.5)
    #expect(abs(try #require(playback.wait(at: 100)) - 1 / 30) < 1e-9)
    #expect(abs(try #require(playback.wait(at: 100.01)) - (1 / 30 - 0.01)) < 1e-9)
    #expect(playback.picture(at: 100 + 7.5 / 30) == 7)
    // The last stays for 1/60 and 1 second of the scene: 2 + 1/30 of ours.
    #expect(abs(try #require(playback.wait(at: 100.5)) - (2 + 1 / 30)) < 1e-9)
  }

  @Test("what does not repeat is over when the last picture has been seen, but not while it pauses")
  func once() {
    var playback = playback(repeats: false)
    #expect(!playback.isOver(at: 101.26) && playback.isOver(at: 101.27))
    #expect(playback.picture(at: 1000) == 15)
    playback.press(.pause, at: 100.1)
    #expect(!playback.isOver(at: 1000) && playback.wait(at: 1000) == nil)
    playback.press(.pause, at: 1000)
    #expect(playback.picture(at: 1000 + 0.5 / 60) == 6)
    #expect(!playback.isOver(at: 1001) && playback.isOver(at: 1001.2))
  }

  @Test("steps stay at the picture beside; round the ends where it repeats, else not beyond them")
  func steps() {
    for repeats in [true, false] {
      var playback = playback(repeats: repeats)
      playback.press(.back, at: 100)
      #expect(playback.picture(at: 200) == (repeats ? 15 : 0))
      for _ in 0..<20 { playback.press(.forward, at: 200) }
      #expect(playback.picture(at: 300) == (repeats ? 3 : 15))
      #expect(playback.clock.isPaused)
      playback.press(.restart, at: 300)
      #expect(playback.picture(at: 300 + 2.5 / 60) == 2)
    }
  }

  @Test("a new speed changes nothing of what is seen, only how it goes on")
  func speeds() {
    var playback = playback()
    playback.press(.faster, at: 100.05)
    #expect(playback.clock.speed == 2)
    #expect(abs(playback.clock.time(at: 100.05) - 0.05) < 1e-9)
    #expect(abs(playback.clock.time(at: 100.1) - 0.15) < 1e-9)
    for _ in 0..<5 { playback.press(.faster, at: 100.1) }
    #expect(playback.clock.speed == 4)
    for expected in [2, 1, 0.5, 0.25, 0.1, 0.1] {
      playback.press(.slower, at: 100.1)
      #expect(playback.clock.speed == expected)
    }
    var odd = self.playback(speed: 3)
    odd.press(.slower, at: 100)
    #expect(odd.clock.speed == 2)
  }

  @Test("time in which the program was stopped does not count")
  func stopped() {
    var playback = playback()
    playback.leaveOut(from: 100.05, to: 160)
    #expect(abs(playback.clock.time(at: 160) - 0.05) < 1e-9)
  }

  @Test("one picture can be played, too")
  func single() {
    var playback = Playback(count: 1, rate: 60, hold: 0, repeats: true, at: 0)
    #expect(playback.picture(at: 5) == 0)
    playback.press(.back, at: 5)
    #expect(playback.picture(at: 6) == 0)
    playback.press(.quit, at: 6)
    #expect(playback.isOver(at: 6))
  }
}
