/// The two versions of the table of cubic outlines, which differ in headers, operators and limits.
enum CFFVersion: Hashable, Sendable {
  /// `CFF `, Adobe Technical Notes 5176 and 5177.
  case cff1
  /// `CFF2`, of variable fonts.
  case cff2

  /// The most numbers that a charstring's stack, and a DICT's, may hold.
  var stackLimit: Int { self == .cff2 ? 513 : 48 }
}
