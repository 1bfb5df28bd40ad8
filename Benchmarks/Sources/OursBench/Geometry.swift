import Foundation
import Scene

/// What the workloads draw, made before the clock starts.
///
/// The order in which random numbers are drawn is part of a workload's definition: it is the order
/// of the statements here.
enum Geometry {
  static let width = 1920.0
  static let height = 1080.0
  /// Opacity "half" is 128/255 everywhere.
  static let half: UInt8 = 128

  struct Box {
    var rect: Rect
    var color: Color
  }

  struct Group {
    var bounds: Rect
    var children: [Box]
  }

  struct Blob {
    var start: Point
    var cubics: [(control1: Point, control2: Point, end: Point)]
    var color: Color
  }

  struct Line {
    var origin: Point
    var text: String
  }

  static func solidRects() -> [Box] {
    var random = Lcg(seed: 1)
    return (0..<100).map { _ in
      let x = Double(random.whole(1721))
      let y = Double(random.whole(931))
      return Box(
        rect: Rect(x: x, y: y, width: 200, height: 150), color: random.color())
    }
  }

  static func roundedRects(alpha: UInt8 = 255) -> [Box] {
    var random = Lcg(seed: 2)
    return (0..<1000).map { _ in
      let x = random.next() * 1820
      let y = random.next() * 1020
      return Box(
        rect: Rect(x: x, y: y, width: 100, height: 60), color: random.color(alpha: alpha))
    }
  }

  static func clipGroups() -> [Group] {
    var random = Lcg(seed: 3)
    return (0..<200).map { _ in
      let x = random.next() * 1760
      let y = random.next() * 990
      let children = (0..<5).map { _ in
        let left = x - 30 + random.next() * 100
        let top = y - 20 + random.next() * 70
        return Box(
          rect: Rect(x: left, y: top, width: 120, height: 60), color: random.color())
      }
      return Group(bounds: Rect(x: x, y: y, width: 160, height: 90), children: children)
    }
  }

  static func opacityGroups() -> [Group] {
    var random = Lcg(seed: 4)
    return (0..<100).map { _ in
      let x = Double(random.whole(1720))
      let y = Double(random.whole(930))
      let children = (0..<5).map { _ in
        let left = x + random.next() * 80
        let top = y + random.next() * 60
        return Box(
          rect: Rect(x: left, y: top, width: 120, height: 90), color: random.color())
      }
      return Group(bounds: Rect(x: x, y: y, width: 200, height: 150), children: children)
    }
  }

  static func textLines() -> [Line] {
    var random = Lcg(seed: 5)
    return (0..<100).map { index in
      let text = String(
        (0..<60).map { _ in Character(UnicodeScalar(UInt8(33 + random.whole(94)))) })
      let origin = Point(x: Double(20 + (index % 3) * 630), y: Double(24 + (index / 3) * 31))
      return Line(origin: origin, text: text)
    }
  }

  static func imagePlaces() -> [Rect] {
    var random = Lcg(seed: 9)
    return (0..<100).map { _ in
      let x = Double(random.whole(1621))
      return Rect(x: x, y: Double(random.whole(881)), width: 300, height: 200)
    }
  }

  /// 256 x 256 pixels that grow paler downwards.
  static func image() throws -> Image {
    let words = (0..<65536).map { place -> UInt32 in
      let (u, v) = (UInt32(place & 255), UInt32(place >> 8))
      let alpha = 255 - v / 2
      func premultiplied(_ component: UInt32) -> UInt32 { (component * alpha + 127) / 255 }
      return premultiplied(u) | premultiplied(v) << 8 | premultiplied(255 - u) << 16 | alpha << 24
    }
    return try Image(width: 256, height: 256, words: words)
  }

  static func blobs() -> [Blob] {
    var random = Lcg(seed: 6)
    return (0..<100).map { _ in
      let x = 100 + random.next() * 1720
      let y = 100 + random.next() * 880
      let points = (0..<12).map { k in
        let radius = 60 + 40 * random.next()
        let angle = 2 * Double.pi * Double(k) / 12
        return Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
      }
      return blob(through: points, color: random.color())
    }
  }

  /// A closed curve through the points: each segment's controls lie a sixth of the chord of the
  /// neighbours away.
  private static func blob(through points: [Point], color: Color) -> Blob {
    func tangent(_ k: Int) -> Point {
      let before = points[(k + 11) % 12]
      let after = points[(k + 1) % 12]
      return Point(x: (after.x - before.x) / 6, y: (after.y - before.y) / 6)
    }
    let cubics = (0..<12).map { k in
      let next = (k + 1) % 12
      let leaving = tangent(k)
      let arriving = tangent(next)
      return (
        control1: Point(x: points[k].x + leaving.x, y: points[k].y + leaving.y),
        control2: Point(x: points[next].x - arriving.x, y: points[next].y - arriving.y),
        end: points[next]
      )
    }
    return Blob(start: points[0], cubics: cubics, color: color)
  }
}
