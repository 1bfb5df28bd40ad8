import Scene

/// What is known of the images of a picture, kept while pictures show them: whether they are opaque, and
/// their reductions.
///
/// An image is known by where its pixels lie. The store keeps it, so that nothing else can come to lie
/// there.
@safe struct ImageStore {
  /// An image, or one that was made of it.
  private struct Entry {
    var image: Image
    var id: Int
    var isOpaque: Bool
    /// The image that this is a reduction of, by its place and by what; `nil` if it is none.
    var reduction: Reduction?
    /// The picture that last showed it.
    var picture: Int
  }

  /// A part of an image, each pixel of which is the mean of a block.
  private struct Reduction: Equatable {
    var id: Int
    var columns: Range<Int>
    var rows: Range<Int>
    var shift: Int64
  }

  /// What is found in the store.
  struct Stored {
    var place: Int
    var id: Int
    var width: Int
    var height: Int
    var isOpaque: Bool
  }

  /// What so many pictures in a row have not shown is forgotten.
  private static let patience = 8

  private var entries: [Entry] = []
  private var places: [UInt: Int] = [:]
  private var nextID = 0
  private var picture = 0
  /// The first pixels of the images of the picture, in the order in which it has named them.
  private(set) var pixels: [UnsafePointer<UInt32>?] = unsafe []

  /// Begins a picture.
  mutating func begin() {
    picture &+= 1
    unsafe pixels.removeAll(keepingCapacity: true)
    let oldest = picture &- Self.patience
    guard entries.contains(where: { $0.picture < oldest }) else { return }
    entries.removeAll { $0.picture < oldest }
    places.removeAll(keepingCapacity: true)
    for index in entries.indices where entries[index].reduction == nil {
      places[Self.address(of: entries[index].image)] = index
    }
  }

  /// Names the pixels of what is stored at a place as the next image of the picture.
  mutating func use(_ stored: Stored) {
    unsafe pixels.append(Self.start(of: entries[stored.place].image))
  }

  /// Finds an image, or stores it.
  mutating func store(_ image: Image) -> Stored {
    let address = Self.address(of: image)
    if let place = places[address], entries[place].image.width == image.width {
      return found(at: place)
    }
    places[address] = entries.count
    return append(image, reduction: nil)
  }

  /// Finds the means of blocks of a part of a stored image, or makes them; the blocks' side is 2 to the
  /// power of `shift`.
  mutating func reduce(
    _ stored: Stored, columns: Range<Int>, rows: Range<Int>, shift: Int64
  ) -> Stored {
    let reduction = Reduction(id: stored.id, columns: columns, rows: rows, shift: shift)
    for place in entries.indices where entries[place].reduction == reduction {
      return found(at: place)
    }
    let image = ImageReducer.reduced(
      entries[stored.place].image, columns: columns, rows: rows, side: 1 << Int(shift))
    return append(image, reduction: reduction)
  }

  private mutating func found(at place: Int) -> Stored {
    entries[place].picture = picture
    let entry = entries[place]
    return Stored(
      place: place, id: entry.id, width: entry.image.width, height: entry.image.height,
      isOpaque: entry.isOpaque)
  }

  private mutating func append(_ image: Image, reduction: Reduction?) -> Stored {
    nextID &+= 1
    let isOpaque = image.words.allSatisfy { $0 >= 0xFF00_0000 }
    entries.append(
      Entry(
        image: image, id: nextID, isOpaque: isOpaque, reduction: reduction, picture: picture))
    return found(at: entries.count - 1)
  }

  private static func address(of image: Image) -> UInt {
    unsafe UInt(bitPattern: start(of: image))
  }

  /// The first pixel: an array that is kept and not changed stays where it is.
  private static func start(of image: Image) -> UnsafePointer<UInt32>? {
    unsafe image.words.withUnsafeBufferPointer { $0.baseAddress }
  }
}
