package import Scene

// Which pixels of an image a pixel of the picture shows, in Doubles and one pixel at a time: a device
// pixel's middle lies somewhere on the image; about there the pixel sees, along each axis of the image,
// the length that a step of one device pixel is, and at least one image pixel; of that counts what lies
// on the image, and the pixel is the mean. Turned images that are reduced twofold or more are first
// made smaller by means of square blocks.

/// An image at its place in the picture.
package struct SampledImage: Sendable {
  /// What a pixel of the picture shows.
  package struct Sample: Sendable {
    /// The mean of the image's pixels that it sees.
    package var pixel: PremultipliedPixel
    /// Whether it is one pixel of the image and no mean.
    package var isExact: Bool
  }

  /// The part of an axis that a pixel sees, in the image's pixels.
  private struct Window {
    var low: Double
    var high: Double

    /// Each pixel that counts, with its share.
    var shares: [(pixel: Int, share: Double)] {
      (Int(low.rounded(.down))..<Int(high.rounded(.up))).map { pixel in
        let length = min(high, Double(pixel) + 1) - max(low, Double(pixel))
        return (pixel, length / (high - low))
      }
    }
  }

  private let placed: PlacedImage
  private let inverse: AffineTransform
  private let isTurned: Bool
  private var image: Image
  /// Where the first pixel of `image` lies on the whole image, and the side of its pixels.
  private var origin = Point.zero
  private var side = 1.0
  private var columns: Range<Int>
  private var rows: Range<Int>

  /// `nil` if nothing is to be seen.
  init?(_ placed: PlacedImage, transform: AffineTransform, in list: DisplayList) {
    guard list.images.indices.contains(placed.index), placed.rect.isFinite, placed.part.isFinite,
      !placed.rect.isEmpty, !placed.part.isEmpty, let inverse = transform.inverted
    else { return nil }
    self.placed = placed
    self.inverse = inverse
    image = list.images[placed.index]
    isTurned = !transform.isUpright && !(transform.a == 0 && transform.d == 0)
    columns = Self.range(placed.part.minX, placed.part.maxX, image.width)
    rows = Self.range(placed.part.minY, placed.part.maxY, image.height)
    if isTurned { reduce() }
  }

  private static func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let first = Int(min(Double(count - 1), max(0, low.rounded(.down))))
    return first..<Int(min(Double(count), max(Double(first + 1), high.rounded(.up))))
  }

  /// How many image pixels a step of one device pixel is, along the image's axes.
  private var steps: (x: Double, y: Double) {
    let across = (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot()
    let down = (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
    return (across, down)
  }

  private func filter(for factor: Double) -> ImageFilter {
    factor < 1 ? placed.magnificationFilter : placed.minificationFilter
  }

  /// Takes means of blocks until less than two pixels make one.
  private mutating func reduce() {
    let (x, y) = (axis(horizontal: true), axis(horizontal: false))
    let factors = [x.mainFactor * steps.x, y.mainFactor * steps.y]
    guard factors.allSatisfy({ filter(for: $0) == .linear }) else { return }
    var factor = (factors[0] * 65536).rounded() / 65536
    factor = max(factor, (factors[1] * 65536).rounded() / 65536)
    var blocks = 1
    // No image has more pixels side by side than such a block.
    while factor >= 2 && blocks < 65_536 {
      factor /= 2
      blocks *= 2
    }
    guard blocks > 1 else { return }
    origin = Point(x: Double(columns.lowerBound), y: Double(rows.lowerBound))
    side = Double(blocks)
    image = means(of: blocks)
    columns = 0..<image.width
    rows = 0..<image.height
  }

  private func means(of blocks: Int) -> Image {
    var words: [UInt32] = []
    let lefts = stride(from: columns.lowerBound, to: columns.upperBound, by: blocks)
    let tops = stride(from: rows.lowerBound, to: rows.upperBound, by: blocks)
    for top in tops {
      for left in lefts {
        var (sums, count) = ([0, 0, 0, 0], 0)
        for y in top..<min(top + blocks, rows.upperBound) {
          for x in left..<min(left + blocks, columns.upperBound) {
            count += 1
            for (channel, value) in Self.channels(image.words[y * image.width + x]).enumerated() {
              sums[channel] += Int(value)
            }
          }
        }
        words.append(
          sums.enumerated().reduce(0) { word, sum in
            word | UInt32((2 * sum.element + count) / (2 * count)) << UInt32(8 * sum.offset)
          })
      }
    }
    let (width, height) = (lefts.underestimatedCount, tops.underestimatedCount)
    return (try? Image(width: width, height: height, words: words)) ?? image
  }

  private static func channels(_ word: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(word >> UInt32($0) & 255) }
  }

  // MARK: - Axes

  /// Where places of the rectangle lie on the image, along one axis.
  private struct Axis {
    var length: Double
    var start: Double
    var partLength: Double
    var low: Double
    var high: Double
    var lowLength: Double
    var highLength: Double

    /// Whether there is anything between the caps.
    private var hasMain: Bool { length - lowLength - highLength > length * 1e-9 }

    private func isInLow(_ distance: Double) -> Bool {
      lowLength > 0 && (distance < lowLength - length * 1e-9 || !hasMain && highLength == 0)
    }

    private func isInHigh(_ distance: Double) -> Bool {
      highLength > 0
        && (distance > length - highLength + length * 1e-9 || !hasMain && lowLength == 0)
    }

    /// The place of a distance from the rectangle's edge.
    func place(of distance: Double) -> Double {
      if isInLow(distance) { return start + distance / lowLength * low }
      if isInHigh(distance) {
        return start + partLength - (length - distance) / highLength * high
      }
      guard hasMain else { return start + (low + partLength - high) / 2 }
      return start + low + (distance - lowLength) * mainFactor
    }

    /// Image pixels a unit at a distance from the edge.
    func factor(at distance: Double) -> Double {
      if isInLow(distance) { return low / lowLength }
      if isInHigh(distance) { return high / highLength }
      return mainFactor
    }

    /// Image pixels a unit between the caps.
    var mainFactor: Double {
      let rest = length - lowLength - highLength
      return hasMain ? (partLength - low - high) / rest : 0
    }
  }

  private func axis(horizontal: Bool) -> Axis {
    let (rect, part, caps) = (placed.rect, placed.part, placed.caps)
    func size(_ cap: Double) -> Double { cap > 0 && cap < 1e9 ? cap : 0 }
    let length = horizontal ? rect.width : rect.height
    let partLength = horizontal ? part.width : part.height
    var low = size(horizontal ? caps.left : caps.top)
    var high = size(horizontal ? caps.right : caps.bottom)
    let share = low + high > partLength ? partLength / (low + high) : 1
    (low, high) = (low * share, high * share)
    let scale = placed.capScale > 0 && placed.capScale.isFinite ? placed.capScale : 1
    let room = low + high > length * scale ? length * scale / (low + high) : 1
    return Axis(
      length: length, start: horizontal ? part.minX : part.minY, partLength: partLength, low: low,
      high: high, lowLength: low / scale * room, highLength: high / scale * room)
  }

  private func window(
    _ distance: Double, _ axis: Axis, step: Double, origin: Double, limits: Range<Int>
  ) -> Window {
    let place = (axis.place(of: distance) - origin) / side
    let factor = axis.factor(at: distance) * step
    let half = max(1, factor / side) / 2
    let low = max(place - half, Double(limits.lowerBound))
    let high = min(place + half, Double(limits.upperBound))
    guard filter(for: factor) == .linear, low < high else {
      // Whoever draws knows places to 1/65536 of a pixel.
      let known = (place * 65536).rounded(.toNearestOrEven) / 65536
      let pixel = min(
        Double(limits.upperBound - 1), max(Double(limits.lowerBound), known.rounded(.down)))
      return Window(low: pixel, high: pixel + 1)
    }
    return Window(low: low, high: high)
  }

  /// The colour of all pixels, which then give the opacities alone; or `nil`.
  package var tint: Color? { placed.tint }

  /// The opacity of the whole, 0 … 1.
  var opacity: Double { (placed.tint ?? .black).alpha * min(1, max(0, placed.alpha)) }

  /// What a device pixel shows of the image.
  package func sample(x: Int, y: Int) -> Sample {
    let own = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let across = window(
      own.x - placed.rect.minX, axis(horizontal: true), step: steps.x, origin: origin.x,
      limits: columns)
    let down = window(
      own.y - placed.rect.minY, axis(horizontal: false), step: steps.y, origin: origin.y,
      limits: rows)
    var sums = [0.0, 0, 0, 0]
    var greatest = 0.0
    for (row, height) in down.shares {
      for (column, width) in across.shares {
        greatest = max(greatest, width * height)
        let channels = Self.channels(image.words[row * image.width + column])
        for (channel, value) in channels.enumerated() {
          sums[channel] += Double(value) * width * height
        }
      }
    }
    let mean = sums.map { UInt8(min(255, ($0 + 0.5 + 1e-9).rounded(.down))) }
    return Sample(
      pixel: PremultipliedPixel(red: mean[0], green: mean[1], blue: mean[2], alpha: mean[3]),
      isExact: greatest > 1 - 1e-9)
  }
}
