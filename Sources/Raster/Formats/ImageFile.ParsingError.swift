extension ImageFile {
  /// Why bytes are no picture that is read.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The first bytes are those of no format that is read.
    case unknownFormat(firstBytes: [UInt8])
    /// A PNG or APNG that is not in order.
    case png(PNG.ParsingError)
    /// A GIF that is not in order.
    case gif(GIF.ParsingError)
    /// A file of netpbm's family that is not in order.
    case netpbm(Netpbm.ParsingError)
    /// A BMP that is not in order.
    case bmp(BMP.ParsingError)
  }
}

extension ImageFile.ParsingError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .unknownFormat(let firstBytes):
      "a file that begins with the bytes \(firstBytes): PNG, GIF, BMP and netpbm's formats are read"
    case .png(let error): error.description
    case .gif(let error): error.description
    case .netpbm(let error): error.description
    case .bmp(let error): error.description
    }
  }
}
