import Scene

/// The pictures of a scene in any order: those that were asked for are kept, up to a number of them.
struct FrameShelf {
  private static let limit = 1000

  private let scene: any SceneCommand
  private var frames: Frames
  /// The picture that `frames` gives next.
  private var place = 0
  private var kept: [Int: DisplayList] = [:]

  init(_ scene: any SceneCommand) {
    self.scene = scene
    frames = scene.frames()
  }

  /// The time of a picture, in seconds from the beginning.
  func time(of index: Int) -> Double { min(Double(index) / scene.pictures.rate, frames.duration) }

  /// The picture at a place, counted from 0; `nil` if there is none.
  mutating func picture(_ index: Int) -> DisplayList? {
    if let list = kept[index] { return list }
    // What a finger plays only goes forward.
    if index < place { (frames, place) = (scene.frames(), 0) }
    frames.skip(index - place)
    place = index + 1
    guard let list = frames.next() else { return nil }
    if kept.count < Self.limit { kept[index] = list }
    return list
  }
}
