extension ScrollView {
  /// The content, for constraints: it begins at the origin, and its size is what they make it.
  ///
  /// Constraints between views in the scroll view and the scroll view's edges mean this guide, too; its
  /// width and height are those of the view itself, and its centre is that of the view before it is
  /// scrolled. As long as there are any, layout sets `contentSize` to the guide's size.
  public final var contentLayoutGuide: LayoutGuide {
    systemGuide(.scrolledContent, "contentLayoutGuide")
  }

  /// What shows of the content, for constraints: it stays in the view while the content moves.
  ///
  /// It is where it was at the last layout, so a picture of a time to come in a fling shows what hangs on
  /// it as moving with the content; `Stage.frames(playing:rate:duration:)` lays out for each picture.
  public final var frameLayoutGuide: LayoutGuide {
    systemGuide(.scrolledFrame, "frameLayoutGuide")
  }

  /// Takes over the size that constraints give the content, if they do.
  final func updateContentSize() {
    guard let layoutNode else { return }
    for guide in layoutNode.guides where guide.kind == .scrolledContent {
      guard let node = guide.layoutNode, node.slot != nil else { continue }
      contentSize = guide.layoutFrame.size
    }
  }
}
