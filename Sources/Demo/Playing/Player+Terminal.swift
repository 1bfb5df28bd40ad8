import Foundation

extension Player {
  /// How long an escape is taken for the beginning of a sequence, in seconds.
  private static let escapeTime = 0.05

  /// Seconds of a clock that only goes on.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Shows the pictures until somebody has seen enough.
  mutating func show(as form: PlayForm, in terminal: Terminal) throws(Failure) {
    var now = Self.now
    var playback = Playback(
      count: range.count, rate: play.scene.pictures.rate, hold: play.scene.pictures.hold,
      repeats: !play.isOnce, speed: play.speed, at: now)
    var decoder = KeyDecoder()
    var screen = PlayScreen(form, play, terminal.size)
    while !playback.isOver(at: now) {
      try terminal.show(changes(on: &screen, to: playback, at: now))
      let before = now
      let events = terminal.wait(
        decoder.isWaiting ? Self.escapeTime : playback.wait(at: Self.now))
      now = Self.now
      if events.isEmpty, let key = decoder.flush() { playback.press(key, at: now) }
      for event in events {
        switch event {
        case .input(let bytes):
          for key in decoder.take(bytes) { playback.press(key, at: now) }
        case .resized, .resumed:
          screen = PlayScreen(form, play, terminal.size)
          if event == .resumed { playback.leaveOut(from: before, to: now) }
        case .closed: return
        }
      }
    }
  }

  /// What makes a screen show what is to be seen at a time.
  private mutating func changes(
    on screen: inout PlayScreen, to playback: Playback, at now: Double
  ) throws(Failure) -> [UInt8] {
    let picture = playback.picture(at: now)
    var bytes: [UInt8] = []
    if screen.picture != picture, let bitmap = try self.picture(range.lowerBound + picture) {
      bytes = try screen.show(bitmap, as: picture)
    }
    let status = StatusLine.text(
      time: shelf.time(of: range.lowerBound + picture), picture: picture, of: playback.count,
      speed: playback.clock.speed, isPaused: playback.clock.isPaused,
      columns: screen.size.columns)
    return bytes + screen.show(status)
  }
}
