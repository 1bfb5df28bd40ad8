extension DisplayList {
  /// The list with other commands, which are balanced and name what this list has.
  package func copy(
    commands: [Command], images: [Image]? = nil, width: Int? = nil, height: Int? = nil,
    background: Color? = nil
  ) -> DisplayList {
    let size = Size(width: Double(width ?? pixelWidth), height: Double(height ?? pixelHeight))
    return DisplayList(
      size: size, scale: 1, background: background ?? self.background, commands: commands,
      paths: paths, glyphRuns: glyphRuns, images: images ?? self.images, sources: sources)
  }
}
