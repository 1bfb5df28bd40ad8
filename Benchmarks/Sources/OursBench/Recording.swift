import Scene

/// What each workload records in a frame, inside the clock: paths and shapes are made anew.
enum Recording {
  typealias Record = (inout DisplayListBuilder) -> Void

  static func rects(_ boxes: [Geometry.Box]) -> Record {
    { list in
      for box in boxes { list.fill(.rect(box.rect), color: box.color) }
    }
  }

  static func roundedRects(_ boxes: [Geometry.Box]) -> Record {
    { list in
      for box in boxes {
        list.fill(.roundedRect(RoundedRect(rect: box.rect, radius: 10)), color: box.color)
      }
    }
  }

  static func clips(_ groups: [Geometry.Group]) -> Record {
    { list in
      for group in groups {
        list.beginGroup(clip: .roundedRect(RoundedRect(rect: group.bounds, radius: 16)))
        for child in group.children { list.fill(.rect(child.rect), color: child.color) }
        list.endGroup()
      }
    }
  }

  static func opacities(_ groups: [Geometry.Group]) -> Record {
    { list in
      for group in groups {
        list.beginGroup(clip: .rect(group.bounds), alpha: Double(Geometry.half) / 255)
        for child in group.children { list.fill(.rect(child.rect), color: child.color) }
        list.endGroup()
      }
    }
  }

  /// The texts are laid out before the clock starts.
  static func text(_ lines: [Geometry.Line], in typeface: Typeface) -> Record {
    let font = Font(typeface, size: 16)
    let runs = lines.map { font.glyphRun(for: $0.text, at: $0.origin) }
    return { list in
      for run in runs { list.fill(run, color: .black) }
    }
  }

  static func images(_ places: [Rect], _ image: Image) -> Record {
    { list in
      for place in places { list.draw(image, in: place) }
    }
  }

  static func paths(_ blobs: [Geometry.Blob]) -> Record {
    { list in
      for blob in blobs {
        var path = Path()
        path.move(to: blob.start)
        for cubic in blob.cubics {
          path.addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
        }
        path.close()
        list.fill(path, color: blob.color)
      }
    }
  }
}
