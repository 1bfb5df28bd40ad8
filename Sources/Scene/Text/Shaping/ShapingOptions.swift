/// How a run of one script and direction becomes glyphs.
struct ShapingOptions: Hashable, Sendable {
  /// The script by its name in OpenType, as in `latn`.
  var script: FontTag = "DFLT"
  /// The language system by its name in OpenType, as in `ROM `; `nil` is the script's default.
  var language: FontTag?
  /// Whether the run is read from right to left; brackets and their like are mirrored then.
  var isRightToLeft = false
  /// Whether pairs are brought nearer or farther.
  var kerns = true
  /// Whether letters that belong together become one glyph.
  var ligates = true
  /// Other features that are switched on or off; the last of the same name counts.
  var features: [FontFeature] = []
}
