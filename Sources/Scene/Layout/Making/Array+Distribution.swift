extension Array where Element: View {
  /// Lays the views out in a row or column, all equally long, with a fixed gap between them.
  ///
  /// They fill the closest view that holds them all, which need not be their superview. An empty array
  /// makes nothing; a single view fills the room between lead and tail. If there is too little room,
  /// lengths come out negative: that is told, and the views are shown with 0.
  ///
  /// - Parameters:
  ///   - axis: Whether it is a row or a column.
  ///   - fixedSpacing: The gap between one view and the next.
  ///   - leadSpacing: The distance of the first view from the beginning.
  ///   - tailSpacing: The distance of the last view from the end.
  ///   - edges: What beginning and end of a row are; of a column they are top and bottom.
  ///   - file: Where the call stands, for diagnostics.
  ///   - line: Where the call stands, for diagnostics.
  /// - Returns: The constraints, which are active; those of the first view first.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, fixedSpacing: Double, leadSpacing: Double = 0,
    tailSpacing: Double = 0, edges: DistributionEdges = .leadingAndTrailing,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(
      rule: .equalLengths(spacing: fixedSpacing), axis: axis, lead: leadSpacing,
      tail: tailSpacing, edges: edges, location: SourceLine(file: file, line: line)
    ).make(map { $0 })
  }

  /// Lays the views out in a row or column, all of one length, with equal gaps between them.
  ///
  /// If they do not fit they overlap. A single view lies at the beginning.
  ///
  /// - Parameters:
  ///   - axis: Whether it is a row or a column.
  ///   - fixedItemLength: The length of each view.
  ///   - leadSpacing: The distance of the first view from the beginning.
  ///   - tailSpacing: The distance of the last view from the end.
  ///   - edges: What beginning and end of a row are.
  ///   - file: Where the call stands, for diagnostics.
  ///   - line: Where the call stands, for diagnostics.
  /// - Returns: The constraints, which are active; those of the first view first.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, fixedItemLength: Double, leadSpacing: Double = 0,
    tailSpacing: Double = 0, edges: DistributionEdges = .leadingAndTrailing,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(
      rule: .fixedLength(fixedItemLength), axis: axis, lead: leadSpacing, tail: tailSpacing,
      edges: edges, location: SourceLine(file: file, line: line)
    ).make(map { $0 })
  }

  /// Lays the views out in a row or column, each as long as it is by itself, with a fixed gap between
  /// them.
  ///
  /// - Parameters:
  ///   - axis: Whether it is a row or a column.
  ///   - ownLengthsWithSpacing: The gap between one view and the next.
  ///   - leadSpacing: The distance of the first view from the beginning.
  ///   - tailSpacing: The distance of the last view from the end; `nil` leaves it open.
  ///   - edges: What beginning and end of a row are.
  ///   - file: Where the call stands, for diagnostics.
  ///   - line: Where the call stands, for diagnostics.
  /// - Returns: The constraints, which are active; those of the first view first.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, ownLengthsWithSpacing: Double, leadSpacing: Double = 0,
    tailSpacing: Double? = nil, edges: DistributionEdges = .leadingAndTrailing,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(
      rule: .ownLengths(spacing: ownLengthsWithSpacing), axis: axis, lead: leadSpacing,
      tail: tailSpacing, edges: edges, location: SourceLine(file: file, line: line)
    ).make(map { $0 })
  }

  /// Lays the views out in a row or column, each as long as it is by itself, in the middle of its own
  /// of as many equal parts of the room as there are views.
  ///
  /// So the middle one of three lies in the middle of the room, however long the others are.
  ///
  /// - Parameters:
  ///   - axis: Whether it is a row or a column.
  ///   - leadSpacing: Where the room begins, from the beginning.
  ///   - tailSpacing: Where the room ends, from the end.
  ///   - edges: What beginning and end of a row are.
  ///   - file: Where the call stands, for diagnostics.
  ///   - line: Where the call stands, for diagnostics.
  /// - Returns: The constraints, which are active; those of the first view first.
  @discardableResult
  public func distributeCenters(
    along axis: LayoutAxis, leadSpacing: Double = 0, tailSpacing: Double = 0,
    edges: DistributionEdges = .leadingAndTrailing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(
      rule: .equalCenters, axis: axis, lead: leadSpacing, tail: tailSpacing, edges: edges,
      location: SourceLine(file: file, line: line)
    ).make(map { $0 })
  }
}
