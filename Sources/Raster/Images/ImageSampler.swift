import Scene

// From the pixels of an image to those of the device, in whole numbers: the same bytes everywhere.
//
// Two axes one after the other. First the rows that a device row sees are added up by their weights,
// which gives each channel with 8 bits after the point; then, of that, the columns that a device column
// sees. A channel of one colour everywhere stays what it is, since the weights are 65,536 in sum. Two
// channels share a word of 64 bits: 8 bits times a weight fits in 32, as do 16 bits times a weight.

/// Reads the images of a plan.
@safe struct ImageSampler {
  let images: UnsafeBufferPointer<PlannedImage>
  /// The first pixel of each.
  let pixels: UnsafeBufferPointer<UnsafePointer<UInt32>?>
  let taps: UnsafeBufferPointer<ImageTap>
  let weights: UnsafeBufferPointer<UInt32>

  /// Sums of the four channels of a pixel.
  struct Sums {
    /// Red, and 32 bits higher blue.
    var even: UInt64
    /// Green, and 32 bits higher opacity.
    var odd: UInt64

    @inline(__always)
    init() { (even, odd) = (0, 0) }

    @inline(__always)
    init(_ pixel: UInt32) {
      even = UInt64(pixel & 0xFF) | UInt64(pixel &>> 16 & 0xFF) &<< 32
      odd = UInt64(pixel &>> 8 & 0xFF) | UInt64(pixel &>> 24) &<< 32
    }

    @inline(__always)
    mutating func add(_ other: Sums, times weight: UInt32) {
      even &+= other.even &* UInt64(weight)
      odd &+= other.odd &* UInt64(weight)
    }

    /// Channels with 16 bits after the point, with 8, half up.
    @inline(__always)
    mutating func shorten() {
      even = (even &+ 0x80_0000_0080) &>> 8 & 0xFFFF_0000_FFFF
      odd = (odd &+ 0x80_0000_0080) &>> 8 & 0xFFFF_0000_FFFF
    }

    /// The pixel of channels with 24 bits after the point, half up.
    @inline(__always)
    var pixel: UInt32 {
      let low = (even &+ 0x80_0000_0080_0000) &>> 24 & 0xFF_0000_00FF
      let high = (odd &+ 0x80_0000_0080_0000) &>> 24 & 0xFF_0000_00FF
      return UInt32(truncatingIfNeeded: low | low &>> 16)
        | UInt32(truncatingIfNeeded: high | high &>> 16) &<< 8
    }
  }

  /// The pixels that an image of the plan has in some columns of a row: a place in the image itself, or
  /// in `span`, where there is room for a pixel a column; in `sums` there is room for as many image
  /// pixels as a row needs.
  @inline(__always)
  func row(
    _ place: Int, _ y: Int, _ columns: Columns, span: UnsafeMutablePointer<UInt32>,
    sums: UnsafeMutablePointer<Sums>
  ) -> UnsafePointer<UInt32> {
    let image = unsafe images[place]
    guard let pixels = unsafe pixels[place] else { return unsafe UnsafePointer(span) }
    switch image.method {
    case .byPixels:
      if image.isEnlarged {
        unsafe enlarge(image, pixels, y, columns, span)
      } else {
        unsafe sample(image, pixels, y, columns, span)
      }
    case .byAxes:
      let window = image.map.window(ofRow: y)
      let start = unsafe pixels + window.first &* image.rowStep
      let taps =
        unsafe taps.baseAddress.unsafelyUnwrapped
        + (image.taps &+ columns.x0 &- image.firstColumn)
      if image.copiesColumns && window.count == 1 {
        return unsafe start + Int(taps.pointee.first)
      }
      unsafe sample(image, start, window, taps, columns.x1 &- columns.x0, span, sums)
    }
    return unsafe UnsafePointer(span)
  }

  // MARK: - By axes

  @inline(never)
  private func sample(
    _ image: PlannedImage, _ start: UnsafePointer<UInt32>, _ window: ImageWindow,
    _ taps: UnsafePointer<ImageTap>, _ count: Int, _ span: UnsafeMutablePointer<UInt32>,
    _ sums: UnsafeMutablePointer<Sums>
  ) {
    var (first, end) = unsafe (taps.pointee.first, taps.pointee.first)
    for i in 0..<count {
      let tap = unsafe taps[i]
      (first, end) = (min(first, tap.first), max(end, tap.first &+ tap.count))
    }
    let start = unsafe start + Int(first) &* image.columnStep
    unsafe addRows(image, start, window, Int(end &- first), sums)
    let weights = unsafe weights.baseAddress.unsafelyUnwrapped
    for i in 0..<count {
      let tap = unsafe taps[i]
      let from = unsafe sums + Int(tap.first &- first)
      let share = unsafe weights + Int(tap.weights)
      var sum = Sums()
      unsafe sum.add(from[0], times: share[0])
      if tap.count == 2 {
        unsafe sum.add(from[1], times: share[1])
      } else {
        for k in 1..<max(1, Int(tap.count)) { unsafe sum.add(from[k], times: share[k]) }
      }
      unsafe span[i] = sum.pixel
    }
  }

  /// Adds up the rows that a window sees, in columns from `start` on.
  private func addRows(
    _ image: PlannedImage, _ start: UnsafePointer<UInt32>, _ window: ImageWindow, _ count: Int,
    _ sums: UnsafeMutablePointer<Sums>
  ) {
    let step = image.columnStep
    let first = window.first
    let rows = window.count
    let weight = window.weight(of: first)
    if rows == 2 {
      let other = window.weight(of: first &+ 1)
      for i in 0..<count {
        var sum = Sums()
        unsafe sum.add(Sums(start[i &* step]), times: weight)
        unsafe sum.add(Sums(start[i &* step &+ image.rowStep]), times: other)
        sum.shorten()
        unsafe sums[i] = sum
      }
      return
    }
    for i in 0..<count {
      var sum = Sums()
      unsafe sum.add(Sums(start[i &* step]), times: weight)
      if rows == 1 { sum.shorten() }
      unsafe sums[i] = sum
    }
    for row in 1..<max(1, rows) {
      let weight = window.weight(of: first &+ row)
      let line = unsafe start + row &* image.rowStep
      let isLast = row &+ 1 == rows
      for i in 0..<count {
        var sum = unsafe sums[i]
        unsafe sum.add(Sums(line[i &* step]), times: weight)
        if isLast { sum.shorten() }
        unsafe sums[i] = sum
      }
    }
  }

  // MARK: - By pixels

  @inline(never)
  private func enlarge(
    _ image: PlannedImage, _ pixels: UnsafePointer<UInt32>, _ y: Int, _ columns: Columns,
    _ span: UnsafeMutablePointer<UInt32>
  ) {
    let map = image.map
    let step = image.rowStep
    for x in columns.x0..<columns.x1 {
      let (across, down) = map.neighbours(ofColumn: x, row: y)
      let upper = unsafe pixels + down.first &* step
      let lower = unsafe pixels + down.second &* step
      let rest = 65536 &- down.weight
      var (left, right, whole) = (Sums(), Sums(), Sums())
      unsafe left.add(Sums(upper[across.first]), times: rest)
      unsafe left.add(Sums(lower[across.first]), times: down.weight)
      left.shorten()
      unsafe right.add(Sums(upper[across.second]), times: rest)
      unsafe right.add(Sums(lower[across.second]), times: down.weight)
      right.shorten()
      whole.add(left, times: 65536 &- across.weight)
      whole.add(right, times: across.weight)
      unsafe span[x &- columns.x0] = whole.pixel
    }
  }

  @inline(never)
  private func sample(
    _ image: PlannedImage, _ pixels: UnsafePointer<UInt32>, _ y: Int, _ columns: Columns,
    _ span: UnsafeMutablePointer<UInt32>
  ) {
    for x in columns.x0..<columns.x1 {
      let (across, down) = image.map.windows(ofColumn: x, row: y)
      let start = unsafe pixels + (across.first &+ down.first &* image.rowStep)
      let (width, height) = (across.count, down.count)
      if width == 1 && height == 1 {
        unsafe span[x &- columns.x0] = start.pointee
        continue
      }
      var whole = Sums()
      for i in 0..<width {
        var sum = Sums()
        for j in 0..<height {
          unsafe sum.add(
            Sums(start[i &+ j &* image.rowStep]), times: down.weight(of: down.first &+ j))
        }
        sum.shorten()
        whole.add(sum, times: across.weight(of: across.first &+ i))
      }
      unsafe span[x &- columns.x0] = whole.pixel
    }
  }
}
