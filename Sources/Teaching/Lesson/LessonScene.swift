public import Scene

/// A picture of the lesson that depends on a few numbers.
public enum LessonScene: String, CaseIterable, Hashable, Sendable {
  /// The highlight that recolours titles, at a time of its way from the first to the last.
  case illusion
  /// A card with what lies on it: what holds for a view holds for its subviews.
  case tree
  /// Three cards, one of which is brought to the front.
  case order
  /// A disc of a few pixels.
  case coverage
  /// A colour over another.
  case blending
  /// A picture in a rounded window.
  case clipping
  /// Overlapping shapes in a translucent view.
  case groups
  /// The highlight again, at a position.
  case offsets
  /// A ball that follows a curve.
  case easing
  /// A tab strip with two titles.
  case strip
  /// Ramps from one colour to another.
  case encoding

  /// The numbers it depends on.
  public var parameters: [LessonParameter] {
    switch self {
    case .illusion: IllusionScene.parameters
    case .tree: TreeScene.parameters
    case .order: OrderScene.parameters
    case .coverage: CoverageScene.parameters
    case .blending: BlendingScene.parameters
    case .clipping: ClippingScene.parameters
    case .groups: GroupScene.parameters
    case .offsets: OffsetScene.parameters
    case .easing: EasingScene.parameters
    case .strip: StripScene.parameters
    case .encoding: EncodingScene.parameters
    }
  }

  /// The size in points.
  public var size: Size {
    switch self {
    case .illusion, .offsets: Size(width: 320, height: 44)
    case .tree: Size(width: 320, height: 160)
    case .order, .clipping, .groups: Size(width: 320, height: 140)
    case .coverage: Size(width: 24, height: 12)
    case .blending, .encoding: Size(width: 320, height: 120)
    case .easing: Size(width: 320, height: 150)
    case .strip: Size(width: 320, height: 90)
    }
  }

  /// Device pixels a point: 2, but for the scene whose pixels are to be seen one by one.
  public var scale: Double { self == .coverage ? 1 : 2 }

  /// Whether the user may drag, tap and press keys in it.
  public var isLive: Bool { self == .illusion }

  /// The values that the numbers have at first.
  public var initialValues: [Double] { parameters.map { $0.initial } }

  /// The picture for some values.
  ///
  /// - Parameter values: One for each parameter, in their order; a missing one is the initial value,
  ///   and one out of range the nearest.
  /// - Returns: The picture, opaque.
  public func displayList(_ values: [Double]) -> DisplayList {
    stage(values).displayList(at: time(in: values))
  }

  /// The seconds from the beginning that some values show; 0 where nothing moves by itself.
  func time(in values: [Double]) -> Double {
    guard self == .illusion else { return 0 }
    return values.first.map(parameters[0].clamped) ?? parameters[0].initial
  }

  /// The views for some values; of a scene in motion at the beginning, whatever the time is.
  func stage(_ values: [Double]) -> Stage {
    let parameters = self.parameters
    let values = parameters.indices.map { index in
      index < values.count ? parameters[index].clamped(values[index]) : parameters[index].initial
    }
    let stage = Stage(size: size, scale: scale)
    switch self {
    case .illusion: IllusionScene.build(on: stage, values)
    case .tree: TreeScene.build(on: stage, values)
    case .order: OrderScene.build(on: stage, values)
    case .coverage: CoverageScene.build(on: stage, values)
    case .blending: BlendingScene.build(on: stage, values)
    case .clipping: ClippingScene.build(on: stage, values)
    case .groups: GroupScene.build(on: stage, values)
    case .offsets: OffsetScene.build(on: stage, values)
    case .easing: EasingScene.build(on: stage, values)
    case .strip: StripScene.build(on: stage, values)
    case .encoding: EncodingScene.build(on: stage, values)
    }
    return stage
  }
}
