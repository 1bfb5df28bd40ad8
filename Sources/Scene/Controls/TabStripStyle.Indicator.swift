extension TabStripStyle {
  /// What marks the selected tab.
  public struct Indicator: Sendable {
    /// What it looks like.
    public var kind = Kind.line
    /// Where it lies, from the top to the bottom of the strip.
    public var edge = Edge.bottom
    /// How far it lies from its edge; a height that is not given leaves this at both edges.
    public var edgeOffset = 0.0
    /// How high it is; `nil` is all of the strip, but for `edgeOffset`.
    public var height: Double? = 2
    /// How long it is under a tab.
    public var width = Width.text
    /// The least length.
    public var minimumWidth = 0.0
    /// The greatest length, unless it is less than the least.
    public var maximumWidth = Double.infinity
    /// Whether it is at most as long as its tab.
    public var isWithinTab = true
    /// By how much it is shorter at its leading end.
    public var leadingInset = 0.0
    /// By how much it is shorter at its trailing end.
    public var trailingInset = 0.0
    /// The radius of its corners; more than half the shorter side counts as that.
    public var cornerRadius = 0.0
    /// Its colour.
    public var color = Color(0, 122, 255)
    /// Its colours under the first tabs; under the others it has `color`.
    public var colors: [Color] = []
    /// How it gets from one tab to the next.
    public var motion = Motion.linear

    /// Creates a blue bar of 2 points at the bottom, as long as the text.
    public init() {}
  }
}

extension TabStripStyle.Indicator {
  /// What an indicator looks like.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A bar, a pill or a dot: a rectangle, with rounded corners if it has a radius.
    case bar
    /// A triangle, which points away from its edge; in the middle, up.
    case triangle
    /// A bar from the first tab to the selected one.
    case progress
    /// Nothing.
    case none

    /// Another name of `bar`.
    public static let line = Kind.bar
  }

  /// Where an indicator lies.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// Half way between top and bottom.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How long an indicator is under a tab.
  public enum Width: Sendable {
    /// As long as the title is wide.
    case text
    /// Longer than the title by a number of points, or shorter by a negative one.
    case textPlus(Double)
    /// As long as the tab is wide.
    case tab
    /// A part of the tab's width.
    case ratio(Double)
    /// A number of points.
    case fixed(Double)
    /// What a function makes of the title's and the tab's width.
    case custom(@Sendable (_ title: Double, _ tab: Double) -> Double)
  }

  /// How an indicator gets from one tab to the next; f is the part of the way, 0 … 1.
  public enum Motion: Hashable, Sendable {
    /// Both ends move evenly.
    case linear
    /// The end towards the later tab goes ahead and the other one comes after it.
    ///
    /// - Source: sin(f π/2) and 1 - cos(f π/2), as in Material's tab layout.
    case elastic
    /// It grows until it reaches over both tabs, half way, and then shrinks; meanwhile the end that
    /// rests creeps by a number of points.
    case lengthen(creep: Double)
    /// It is under the nearer tab.
    case snap
    /// It is under the nearer tab, and the less visible the farther it is from there.
    case fade
  }
}

extension TabStripStyle.Indicator {
  /// A blue bar of 2 points at the bottom, as long as the text.
  public static var line: Self { Self() }

  /// A rounded block behind the title.
  public static var pill: Self {
    var pill = Self()
    pill.height = nil
    pill.edgeOffset = 6
    pill.edge = .middle
    pill.width = .textPlus(24)
    pill.cornerRadius = .infinity
    return pill
  }

  /// A dot below the title.
  public static var dot: Self {
    var dot = Self()
    dot.height = 6
    dot.edgeOffset = 2
    dot.width = .fixed(6)
    dot.cornerRadius = .infinity
    return dot
  }

  /// A triangle that stands on the lower edge.
  public static var triangle: Self {
    var triangle = Self()
    triangle.kind = .triangle
    triangle.height = 6
    triangle.width = .fixed(12)
    return triangle
  }

  /// A bar of 2 points from the first tab to the selected one.
  public static var progress: Self {
    var progress = Self()
    progress.kind = .progress
    progress.width = .tab
    return progress
  }

  /// Nothing.
  public static var none: Self {
    var none = Self()
    none.kind = .none
    return none
  }
}
