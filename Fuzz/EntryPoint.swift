import Foundation

// libFuzzer has the `main` of the program and calls these.

/// Ends the program if `FUZZ_READER` names no reader.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  guard reader == nil else { return 0 }
  let names = FuzzedReader.allCases.map { $0.rawValue }.joined(separator: ", ")
  print("FUZZ_READER must be one of \(names)")
  exit(64)
}

/// Hands the bytes to the reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  reader?.take(unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count)))
  return 0
}

private let reader = ProcessInfo.processInfo.environment["FUZZ_READER"]
  .flatMap { FuzzedReader(rawValue: $0) }
