import Foundation

// libFuzzer has the `main` of the program and calls these.

/// Reads which reader is meant; the program ends if there is none of that name.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  let name = ProcessInfo.processInfo.environment["FUZZ_READER"] ?? ""
  guard FuzzedReader(rawValue: name) != nil else {
    let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
    print("FUZZ_READER=\"\(name)\": it must be one of \(names)")
    exit(64)
  }
  return 0
}

/// Hands the bytes to the reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafeRawPointer, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  reader.take(bytes)
  return 0
}

private let reader =
  ProcessInfo.processInfo.environment["FUZZ_READER"].flatMap { FuzzedReader(rawValue: $0) } ?? .png
