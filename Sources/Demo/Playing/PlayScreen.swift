import Raster

/// What a terminal shows while a scene is played: a picture, and a line of words below.
struct PlayScreen {
  let size: TerminalSize
  private var display: Display
  /// The picture that is shown.
  private(set) var picture: Int?
  private var status: String?

  /// Creates a screen of which nothing is known; the first that is shown clears it.
  init(_ form: PlayForm, _ play: Play, _ size: TerminalSize) {
    self.size = size
    display = Display(form, fit: size.fit(form, width: play.width, zoom: play.zoom))
  }

  /// What makes the screen show a picture.
  mutating func show(_ bitmap: Bitmap, as index: Int) throws(Failure) -> [UInt8] {
    let clearing = picture == nil ? display.clearing : []
    picture = index
    return clearing + (try display.update(bitmap))
  }

  /// What makes the last line show words, if there is room for it.
  mutating func show(_ status: String) -> [UInt8] {
    guard size.hasStatus, status != self.status else { return [] }
    self.status = status
    return Array("\u{1B}[\(size.rows);1H\(status)\u{1B}[K".utf8)
  }
}
