public import Scene

extension View: Snapshottable {
  /// The pictures of the view alone, on a stage of its own size.
  ///
  /// The size is the one that is asked for, else that of the frame, else that of the content, else
  /// the smallest that the constraints inside allow. The view is put on a stage for as long as it
  /// takes, and has its own frame again afterwards; the root of a stage is shown as that stage is.
  public func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures {
    guard superview == nil else { throw .viewInsideAnother }
    if let stage {
      try style.checkNothingIsAskedFor(of: "a stage")
      return try stage.pictures(at: times)
    }
    guard let size = style.size ?? ownSize else { throw .viewWithoutSize }
    let stage = Stage(
      size: size, scale: style.scale ?? 1, background: style.background ?? .white,
      layoutDirection: style.layoutDirection ?? .leftToRight)
    let (oldFrame, isTranslating) = (frame, translatesAutoresizingMaskIntoConstraints)
    defer {
      removeFromSuperview()
      translatesAutoresizingMaskIntoConstraints = isTranslating
      if frame != oldFrame { frame = oldFrame }
    }
    translatesAutoresizingMaskIntoConstraints = true
    stage.root.addSubview(self)
    // A frame that is set anew gives a view that is turned another size.
    if frame.size != size { frame = Rect(origin: .zero, size: size) }
    center = Point(x: center.x - frame.origin.x, y: center.y - frame.origin.y)
    return try stage.pictures(at: times)
  }

  /// The size of a view that is not told one; `nil` if there is none with an area.
  private var ownSize: Size? {
    func hasArea(_ size: Size) -> Bool {
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    }
    if hasArea(frame.size) { return frame.size }
    if hasArea(intrinsicContentSize) { return intrinsicContentSize }
    let fitting = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    return hasArea(fitting) ? fitting : nil
  }
}
