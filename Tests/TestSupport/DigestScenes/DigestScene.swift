import Raster
public import Scene

// This folder is compiled twice: into the tests, and as Embedded Swift into the wasm build. It
// imports Scene and Raster only, and keeps to what Embedded Swift knows.

/// A picture, or a row of numbers, that must have the same bytes in every build and on every machine.
public struct DigestScene: Sendable {
  /// The name in the committed list: no spaces.
  public let name: String
  /// Makes the bytes to be digested.
  public let bytes: @Sendable () -> [UInt8]
  /// Makes the display list of a picture; `nil` for numbers.
  public let list: (@Sendable () -> DisplayList)?

  /// Names a row of bytes.
  public init(_ name: String, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
    list = nil
  }

  /// Names a picture; one that cannot be drawn has no bytes.
  public init(_ name: String, list: @escaping @Sendable () -> DisplayList) {
    self.name = name
    self.list = list
    bytes = {
      do throws(BitmapError) {
        return try Renderer().render(list()).bytes
      } catch {
        return []
      }
    }
  }

  /// The scene's line in the committed list: its name, a space, 16 hexadecimal digits.
  public var line: String {
    var digest = FNV1a()
    for byte in bytes() { digest.combine(byte) }
    return name + " " + digest.hexadecimal
  }

  /// All scenes, in the order of the committed list.
  public static var all: [DigestScene] { pictures + numbers + files + fonts }

  /// The scenes that are pictures.
  public static var pictures: [DigestScene] {
    var scenes = [
      DigestScene("rounded-clips", list: roundedClips),
      DigestScene("fractional-clips", list: fractionalClips),
      DigestScene("groups", list: groups),
      DigestScene("nested-windows", list: nestedWindows),
      DigestScene("swap", list: swap),
      DigestScene("borders", list: borders),
      DigestScene("paths", list: paths),
      DigestScene("turned", list: turned),
      DigestScene("glyphs", list: glyphs),
      DigestScene("stretched", list: stretched),
      DigestScene("hostile", list: hostile),
      DigestScene("motion", list: motion),
      DigestScene("scrolling", list: scrolling),
      DigestScene("highlights", list: highlights),
      DigestScene("tabs", list: tabs),
      DigestScene("segments", list: segments),
      DigestScene("pages", list: pages),
      DigestScene("paragraphs", list: paragraphs),
      DigestScene("constraints", list: constraints),
      DigestScene("stacks", list: stacks),
      DigestScene("images", list: images),
      DigestScene("image-views", list: imageViews),
    ]
    for seed in 1...12 {
      scenes.append(
        DigestScene("random-" + String(seed), list: { RandomScene.list(seed: UInt64(seed)) }))
    }
    for seed in 1...4 {
      scenes.append(
        DigestScene(
          "random-images-" + String(seed),
          list: { RandomScene.list(seed: UInt64(seed), drawsImages: true) }))
    }
    for seed in 1...12 {
      scenes.append(
        DigestScene("tree-" + String(seed), list: { RandomTree.list(seed: UInt64(seed)) }))
    }
    return scenes
  }
}
