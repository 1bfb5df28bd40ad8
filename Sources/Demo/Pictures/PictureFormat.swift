/// What `--format` chooses.
enum PictureFormat: Hashable {
  /// A file a picture.
  case still(StillFormat)
  /// One file of all pictures.
  case film(FilmFormat)

  init?(name: String) {
    if let format = StillFormat(rawValue: name) {
      self = .still(format)
    } else if let format = FilmFormat(rawValue: name) {
      self = .film(format)
    } else {
      return nil
    }
  }

  /// What `--format` may be, as a part of a sentence.
  static var names: String {
    StillFormat.names + ", " + FilmFormat.names
  }
}
