// The door between the lesson's figures and the page that shows them. A figure is a handle; pictures
// are addresses of their bytes, red first, and texts addresses of UTF-8, both valid until the next
// call. Addresses of 0 say that there is none.

import Compositor
import Raster
import Scene
import Teaching

/// What the page holds on to.
///
/// One page has one of it, and calls it from one thread.
private final class Desk {
  var figures: [LessonFigure] = []
  var picture: [UInt32] = []
  var text: [UInt8] = []

  func figure(_ handle: Int32) -> LessonFigure? {
    figures.indices.contains(Int(handle)) ? figures[Int(handle)] : nil
  }

  /// Keeps a picture, and gives the address of its first byte.
  func hand(_ bitmap: Bitmap?) -> UInt32 {
    guard let bitmap else { return 0 }
    bitmap.withWords { words in
      if picture.count != words.count { picture = Array(repeating: 0, count: words.count) }
      for index in words.indices { picture[index] = words[index] }
    }
    return unsafe picture.withUnsafeBufferPointer { unsafe address(of: $0.baseAddress) }
  }

  /// Keeps a text, and gives the address of its first byte.
  func hand(_ text: String) -> UInt32 {
    self.text = Array(text.utf8)
    return unsafe self.text.withUnsafeBufferPointer { unsafe address(of: $0.baseAddress) }
  }

  private func address(of pointer: UnsafeRawPointer?) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: pointer))
  }
}

nonisolated(unsafe) private let desk = Desk()

/// JSON of all scenes and their numbers: the address of its UTF-8.
@_expose(wasm, "describe")
@_cdecl("describe")
public func describe() -> UInt32 { unsafe desk.hand(LessonDescription.json) }

/// The bytes of the last text.
@_expose(wasm, "textLength")
@_cdecl("textLength")
public func textLength() -> Int32 { Int32(truncatingIfNeeded: unsafe desk.text.count) }

/// Makes a figure of a scene, which it takes by its place: its handle, or -1 if there is no such
/// scene.
@_expose(wasm, "makeFigure")
@_cdecl("makeFigure")
public func makeFigure(_ scene: Int32) -> Int32 {
  guard LessonScene.allCases.indices.contains(Int(scene)) else { return -1 }
  unsafe desk.figures.append(LessonFigure(LessonScene.allCases[Int(scene)]))
  return Int32(truncatingIfNeeded: unsafe desk.figures.count - 1)
}

/// Sets a number of a figure; what is out of range is the nearest, and NaN changes nothing.
@_expose(wasm, "set")
@_cdecl("set")
public func set(_ figure: Int32, _ parameter: Int32, _ value: Double) {
  unsafe desk.figure(figure)?.set(value, at: Int(parameter))
}

/// A number of a figure; 0 if there is none.
@_expose(wasm, "value")
@_cdecl("value")
public func value(_ figure: Int32, _ parameter: Int32) -> Double {
  guard let values = unsafe desk.figure(figure)?.values, values.indices.contains(Int(parameter))
  else { return 0 }
  return values[Int(parameter)]
}

/// Has a figure drawn with a mistake, by its place among all, or with none at any other number.
@_expose(wasm, "setMistake")
@_cdecl("setMistake")
public func setMistake(_ figure: Int32, _ mistake: Int32) {
  unsafe desk.figure(figure)?.mistake = Mistake(rawValue: Int(mistake))
}

/// Draws a figure: the address of its pixels.
@_expose(wasm, "draw")
@_cdecl("draw")
public func draw(_ figure: Int32) -> UInt32 {
  unsafe desk.hand(desk.figure(figure)?.draw())
}

/// Pixels a row of a figure.
@_expose(wasm, "pixelWidth")
@_cdecl("pixelWidth")
public func pixelWidth(_ figure: Int32) -> Int32 {
  guard let scene = unsafe desk.figure(figure)?.scene else { return 0 }
  return Int32(scene.size.width * scene.scale)
}

/// Rows of a figure.
@_expose(wasm, "pixelHeight")
@_cdecl("pixelHeight")
public func pixelHeight(_ figure: Int32) -> Int32 {
  guard let scene = unsafe desk.figure(figure)?.scene else { return 0 }
  return Int32(scene.size.height * scene.scale)
}

/// Draws a figure's sheets apart in space, angles in radians and spacing 0 … 1: the address of the
/// pixels.
@_expose(wasm, "drawExploded")
@_cdecl("drawExploded")
public func drawExploded(
  _ figure: Int32, _ yaw: Double, _ pitch: Double, _ spacing: Double
) -> UInt32 {
  unsafe desk.hand(
    desk.figure(figure)?.drawExploded(yaw: yaw, pitch: pitch, spacing: spacing))
}

/// Pixels a row of the sheets' picture.
@_expose(wasm, "explodedWidth")
@_cdecl("explodedWidth")
public func explodedWidth(_ figure: Int32) -> Int32 {
  Int32(unsafe desk.figure(figure)?.explodedSize.width ?? 0)
}

/// Rows of the sheets' picture.
@_expose(wasm, "explodedHeight")
@_cdecl("explodedHeight")
public func explodedHeight(_ figure: Int32) -> Int32 {
  Int32(unsafe desk.figure(figure)?.explodedSize.height ?? 0)
}

/// A finger on a live figure, in points: 0 began, 1 moved, 2 ended, 3 cancelled.
@_expose(wasm, "touch")
@_cdecl("touch")
public func touch(_ figure: Int32, _ phase: Int32, _ x: Double, _ y: Double) {
  let phases = [Touch.Phase.began, .moved, .ended, .cancelled]
  guard phases.indices.contains(Int(phase)) else { return }
  unsafe desk.figure(figure)?.touch(phases[Int(phase)], at: Point(x: x, y: y))
}

/// Selects the title so many places after the selected one.
@_expose(wasm, "press")
@_cdecl("press")
public func press(_ figure: Int32, _ step: Int32) {
  unsafe desk.figure(figure)?.selectNext(Int(step))
}

/// Lets the time of a live figure go on by some seconds: 1 while something moves.
@_expose(wasm, "advance")
@_cdecl("advance")
public func advance(_ figure: Int32, _ seconds: Double) -> Int32 {
  unsafe desk.figure(figure)?.advance(by: seconds) == true ? 1 : 0
}

/// Where the highlight of a live figure is, 0 on the first title.
@_expose(wasm, "position")
@_cdecl("position")
public func position(_ figure: Int32) -> Double { unsafe desk.figure(figure)?.position ?? 0 }

/// Why a device pixel has its colour: the address of UTF-8; see `LessonFigure.explanation`.
@_expose(wasm, "explain")
@_cdecl("explain")
public func explain(_ figure: Int32, _ x: Int32, _ y: Int32) -> UInt32 {
  unsafe desk.hand(desk.figure(figure)?.explanation(x: Int(x), y: Int(y)) ?? "")
}
