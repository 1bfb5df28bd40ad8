import Scene

extension DigestScene {
  /// Far, huge, empty and senseless shapes, which must leave alone what they do not touch; where
  /// `Int` has 32 bits too.
  static func hostile() -> DisplayList {
    var list = DisplayListBuilder(size: Size(width: 16, height: 16))
    list.fill(.rect(Rect(x: 3, y: -158_758_583, width: 8.5, height: 158_758_589)), color: .black)
    list.fill(.rect(Rect(x: 10, y: 10, width: -4.5, height: -4)), color: .red)
    list.fill(
      .roundedRect(RoundedRect(rect: Rect(x: -1e9, y: 9.4, width: 2e9, height: 3), radius: 1e9)),
      color: .blue)
    list.fill(.rect(Rect(x: .nan, y: 0, width: 9, height: 9)), color: .green)
    list.fill(.rect(Rect(x: 0, y: 0, width: .infinity, height: 0.5)), color: .gray)
    list.fill(.rect(Rect(x: 1e300, y: -1e300, width: 1e300, height: 2e300)), color: .green)
    var path = Path()
    path.addEllipse(in: Rect(x: -4e9, y: 12.3, width: 8e9, height: 5e9))
    list.fill(path, color: Color(90, 10, 200, alpha: 140))
    list.beginGroup(clip: .rect(Rect(x: 2, y: 2, width: 0, height: 4)))
    list.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 16)), color: .yellow)
    list.endGroup()
    return list.build()
  }
}
