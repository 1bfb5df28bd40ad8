import Scene
import Testing

@Suite struct TimingCurveTests {
  /// Values of an independent calculation with 400 bits, rounded.
  @Test(
    "solves for the time, steep and flat curves included",
    arguments: [
      (TimingCurve.default, 0.1, 0.0947963057), (.default, 0.25, 0.4085105914),
      (.default, 0.5, 0.8024033876), (.default, 0.75, 0.9604589783),
      (.default, 0.9, 0.9943164775), (.easeIn, 0.5, 0.3153568126),
      (.easeOut, 0.5, 0.6846431874),
    ])
  func publishedValues(curve: TimingCurve, time: Double, expected: Double) {
    #expect(abs(curve.value(at: time) - expected) < 1e-10)
  }

  @Test(
    "the named curves have the published values",
    arguments: [
      (TimingCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ])
  func table(curve: TimingCurve, values: [Double]) {
    for (time, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(curve.value(at: time) - expected) < 1e-6, "at \(time)")
    }
  }

  /// With x = s³ and y = 1 - (1 - s)³, and with x = 1/2 + 4 (s - 1/2)³ and y = 3 s² - 2 s³; the others
  /// from an independent calculation with 400 bits.
  @Test(
    "curves that are vertical somewhere are as good as others",
    arguments: [
      (TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), 0.001, 0.271),
      (TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), 0.25, 0.9493307858661602),
      (TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), 0.999, 0.9999999999629259),
      (TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), 0.001, 3.3370419825627253e-07),
      (TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), 0.4999999999999999, 0.49999545840916076),
      (TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), 0.5, 0.5),
      (TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), 0.75, 0.9702753944880748),
      (
        TimingCurve(x1: 0.999999, y1: 0, x2: 0.000001, y2: 1), 0.4999999999999999,
        0.49999999989976107
      ),
      (TimingCurve(x1: 1, y1: -2, x2: 0, y2: 3), 0.25, -0.4108261834642244),
      (TimingCurve(x1: 1, y1: -2, x2: 0, y2: 3), 0.75, 1.4108261834642244),
    ])
  func extremes(curve: TimingCurve, time: Double, expected: Double) {
    #expect(abs(curve.value(at: time) - expected) < 1e-15)
  }

  private static let shapes: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default,
    TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1),
    TimingCurve(x1: 1, y1: 0, x2: 1, y2: 0), TimingCurve(x1: 0, y1: 1, x2: 1, y2: 0),
    TimingCurve(x1: 0.9999999999, y1: 0.3, x2: 0.0000000001, y2: 0.3),
  ]

  @Test("never falls, from one Double to the next nor over the whole way", arguments: shapes)
  func neverFalls(curve: TimingCurve) {
    var last = 0.0
    for step in 0...2000 {
      let value = curve.value(at: Double(step) / 2000)
      #expect(value >= last)
      last = value
    }
    for start in [1e-300, 1e-9, 0.25, 0.4999999999999999, 0.75, 0.9999999999999] {
      var time = start
      for _ in 0..<40 {
        #expect(curve.value(at: time) <= curve.value(at: time.nextUp))
        time = time.nextUp
      }
    }
  }

  @Test("is exactly 0 at 0 and 1 at 1, and stays there outside", arguments: shapes)
  func ends(curve: TimingCurve) {
    for time in [0, -1, -.infinity, .nan] as [Double] { #expect(curve.value(at: time) == 0) }
    for time in [1, 2, .infinity] as [Double] { #expect(curve.value(at: time) == 1) }
  }

  @Test("ease-in-out is exactly half way at half time, and linear is its time")
  func halves() {
    #expect(TimingCurve.easeInOut.value(at: 0.5) == 0.5)
    #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
  }

  @Test("control points that make no sense are brought into range")
  func clamping() {
    let wild = TimingCurve(x1: -3, y1: .infinity, x2: 7, y2: -.infinity)
    #expect(wild == TimingCurve(x1: 0, y1: 1e9, x2: 1, y2: -1e9))
    #expect(wild.value(at: 0.5).isFinite)
    #expect(TimingCurve(x1: .nan, y1: .nan, x2: .nan, y2: .nan) == .linear)
  }
}
