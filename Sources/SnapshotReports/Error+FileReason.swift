import Foundation

extension Error {
  /// What the system says of a file in its own words, where Foundation has but a number for it.
  package var fileReason: String {
    let cause = unsafe (self as? CocoaError)?.userInfo[NSUnderlyingErrorKey]
    guard let error = cause as? POSIXError else { return localizedDescription }
    return unsafe String(cString: strerror(error.code.rawValue))
  }
}
