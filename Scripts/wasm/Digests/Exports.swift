// The door between the digest scenes and their host: it counts them, and renders one at a time, so
// that the host can tell which one ended in a trap.

@_extern(wasm, module: "host", name: "write")
@_extern(c)
private func hostWrite(_ bytes: UnsafePointer<UInt8>, _ count: Int32)

/// The number of digest scenes.
@_expose(wasm, "sceneCount")
@_cdecl("sceneCount")
public func sceneCount() -> Int32 {
  Int32(DigestScene.all.count)
}

/// Hands the line `name digest` of a scene to the host; an index out of range hands over nothing.
@_expose(wasm, "digest")
@_cdecl("digest")
public func digest(_ index: Int32) {
  guard DigestScene.all.indices.contains(Int(index)) else { return }
  let line = Array(DigestScene.all[Int(index)].line.utf8)
  // The buffer outlives the call, and the host only reads it.
  unsafe line.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return }
    unsafe hostWrite(start, Int32(bytes.count))
  }
}
