import Scene
import Testing

/// What statements become.
@Suite struct ConstraintMakerTests {
  let scene = MakingScene()
  var a: View { scene.a }
  var b: View { scene.b }

  /// What a block about a becomes, as texts.
  private func made(_ block: (ConstraintMaker) -> Void) -> [String] {
    let texts = texts(a.prepareConstraints(block))
    #expect(scene.words.isEmpty)
    return texts
  }

  @Test("each of several attributes becomes a constraint, in the order they are named")
  func chains() {
    #expect(
      made { make in make.top.and.leading.with.bottom.equalTo(b) } == [
        #"<View "a".top == View "b".top>"#, #"<View "a".leading == View "b".leading>"#,
        #"<View "a".bottom == View "b".bottom>"#,
      ])
  }

  @Test("each of the 20 attributes has its own name")
  func attributes() {
    let made = a.prepareConstraints { make in
      make.left.right.top.bottom.leading.trailing.width.height.centerX.centerY.firstBaseline
        .lastBaseline.leftMargin.rightMargin.topMargin.bottomMargin.leadingMargin.trailingMargin
        .centerXWithinMargins.centerYWithinMargins.equalTo(b)
    }
    let all = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
    #expect(made.map { $0.firstAttribute } == all)
    #expect(made.map { $0.secondAttribute } == all)
    #expect(all.count == 20)
  }

  @Test(
    "a name for several attributes stands for each, left and right being no leading and trailing")
  func composites() {
    func attributes(_ block: (ConstraintMaker) -> Void) -> [LayoutAttribute] {
      a.prepareConstraints(block).map { $0.firstAttribute }
    }
    #expect(attributes { $0.edges.equalTo(b) } == [.left, .right, .top, .bottom])
    #expect(
      attributes { $0.directionalEdges.equalTo(b) } == [.leading, .trailing, .top, .bottom])
    #expect(attributes { $0.horizontalEdges.equalTo(b) } == [.left, .right])
    #expect(attributes { $0.directionalHorizontalEdges.equalTo(b) } == [.leading, .trailing])
    #expect(attributes { $0.verticalEdges.equalTo(b) } == [.top, .bottom])
    #expect(attributes { $0.size.equalTo(b) } == [.width, .height])
    #expect(attributes { $0.center.equalTo(b) } == [.centerX, .centerY])
    #expect(
      attributes { $0.margins.equalTo(b) } == [
        .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      ])
    #expect(
      attributes { $0.directionalMargins.equalTo(b) } == [
        .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      ])
    #expect(
      attributes { $0.centerWithinMargins.equalTo(b) } == [
        .centerXWithinMargins, .centerYWithinMargins,
      ])
    #expect(attributes { $0.baseline.equalTo(b) } == [.lastBaseline])
    #expect(attributes { $0.attributes([.top, .left]).top.equalTo(b) } == [.top, .left])
  }

  @Test("the three relations, to a view, to the superview and to numbers")
  func relations() {
    #expect(
      made { make in
        make.width.equalTo(b)
        make.width.lessThanOrEqualTo(b)
        make.width.greaterThanOrEqualTo(b)
        make.left.equalToSuperview()
        make.left.lessThanOrEqualToSuperview()
        make.left.greaterThanOrEqualToSuperview()
        make.width.lessThanOrEqualTo(100)
        make.left.greaterThanOrEqualTo(4.5)
      } == [
        #"<View "a".width == View "b".width>"#, #"<View "a".width <= View "b".width>"#,
        #"<View "a".width >= View "b".width>"#, #"<View "a".left == View "box".left>"#,
        #"<View "a".left <= View "box".left>"#, #"<View "a".left >= View "box".left>"#,
        #"<View "a".width <= 100>"#, #"<View "a".left >= View "box".left + 4.5>"#,
      ])
  }

  @Test("an attribute of another view, or an anchor, is compared with each attribute")
  func anchors() {
    #expect(
      made { make in
        make.top.equalTo(b.anchors.bottom)
        make.top.and.bottom.equalTo(b.anchors.centerY)
        make.left.equalTo(b.rightAnchor).offset(8)
        make.top.equalTo(b.bottomAnchor)
        make.height.equalTo(b.widthAnchor)
        make.edges.equalTo(scene.box.anchors.margins)
      } == [
        #"<View "a".top == View "b".bottom>"#, #"<View "a".top == View "b".centerY>"#,
        #"<View "a".bottom == View "b".centerY>"#, #"<View "a".left == View "b".right + 8>"#,
        #"<View "a".top == View "b".bottom>"#, #"<View "a".height == View "b".width>"#,
        #"<View "a".left == View "box".leftMargin>"#,
        #"<View "a".right == View "box".rightMargin>"#,
        #"<View "a".top == View "box".topMargin>"#,
        #"<View "a".bottom == View "box".bottomMargin>"#,
      ])
  }

  @Test("an array gives a constraint for each operand, and may mix their kinds")
  func arrays() {
    #expect(
      made { make in
        make.width.equalTo([b, scene.box])
        make.height.equalTo([.item(b), b.anchors.width, 44, .constant(Size(width: 1, height: 2))])
      } == [
        #"<View "a".width == View "b".width>"#, #"<View "a".width == View "box".width>"#,
        #"<View "a".height == View "b".height>"#, #"<View "a".height == View "b".width>"#,
        #"<View "a".height == 44>"#, #"<View "a".height == 2>"#,
      ])
  }

  @Test("sizes, points and insets are constants: lengths by themselves, places from the superview")
  func values() {
    #expect(
      made { make in
        make.size.equalTo(Size(width: 30, height: 20))
        make.size.equalTo(50)
        make.center.equalTo(Point(x: 1, y: -2))
        make.top.and.left.equalTo(Point(x: 3, y: 4))
        make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      } == [
        #"<View "a".width == 30>"#, #"<View "a".height == 20>"#, #"<View "a".width == 50>"#,
        #"<View "a".height == 50>"#, #"<View "a".centerX == View "box".centerX + 1>"#,
        #"<View "a".centerY == View "box".centerY - 2>"#,
        #"<View "a".top == View "box".top + 4>"#, #"<View "a".left == View "box".left + 3>"#,
        #"<View "a".left == View "box".left + 2>"#, #"<View "a".right == View "box".right - 4>"#,
        #"<View "a".top == View "box".top + 1>"#, #"<View "a".bottom == View "box".bottom - 3>"#,
      ])
  }

  @Test("an offset has one sign on all sides, an inset goes inward, and the last of them counts")
  func offsets() {
    #expect(
      made { make in make.edges.equalTo(b).offset(5) } == [
        #"<View "a".left == View "b".left + 5>"#, #"<View "a".right == View "b".right + 5>"#,
        #"<View "a".top == View "b".top + 5>"#, #"<View "a".bottom == View "b".bottom + 5>"#,
      ])
    #expect(
      made { make in make.edges.equalTo(b).offset(9).inset(5) } == [
        #"<View "a".left == View "b".left + 5>"#, #"<View "a".right == View "b".right - 5>"#,
        #"<View "a".top == View "b".top + 5>"#, #"<View "a".bottom == View "b".bottom - 5>"#,
      ])
    #expect(
      made { make in
        make.directionalEdges.equalTo(b)
          .insets(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      } == [
        #"<View "a".leading == View "b".leading + 2>"#,
        #"<View "a".trailing == View "b".trailing - 4>"#, #"<View "a".top == View "b".top + 1>"#,
        #"<View "a".bottom == View "b".bottom - 3>"#,
      ])
    #expect(
      made { make in
        make.leading.and.trailing.equalTo(b).insets(EdgeInsets(left: 12, right: 20))
        make.size.and.center.equalTo(b).sizeOffset(Size(width: 1, height: 2))
          .centerOffset(Point(x: 3, y: 4))
        make.size.equalTo(b).offset(Size(width: -1, height: -2))
      } == [
        #"<View "a".leading == View "b".leading + 12>"#,
        #"<View "a".trailing == View "b".trailing - 20>"#,
        #"<View "a".width == View "b".width + 1>"#, #"<View "a".height == View "b".height + 2>"#,
        #"<View "a".centerX == View "b".centerX + 3>"#,
        #"<View "a".centerY == View "b".centerY + 4>"#,
        #"<View "a".width == View "b".width - 1>"#, #"<View "a".height == View "b".height - 2>"#,
      ])
  }

  @Test("without a relation an offset means the superview's attribute, of lengths a constant")
  func impliedSuperview() {
    #expect(
      made { make in
        make.leading.offset(-80)
        make.width.and.height.offset(44)
        make.edges.inset(8)
        make.edges.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        make.size.sizeOffset(Size(width: 5, height: 6))
        make.center.centerOffset(Point(x: 7, y: 8))
        make.centerX.multipliedBy(1.5)
      } == [
        #"<View "a".leading == View "box".leading - 80>"#, #"<View "a".width == 44>"#,
        #"<View "a".height == 44>"#, #"<View "a".left == View "box".left + 8>"#,
        #"<View "a".right == View "box".right - 8>"#, #"<View "a".top == View "box".top + 8>"#,
        #"<View "a".bottom == View "box".bottom - 8>"#, #"<View "a".left == View "box".left + 2>"#,
        #"<View "a".right == View "box".right - 4>"#, #"<View "a".top == View "box".top + 1>"#,
        #"<View "a".bottom == View "box".bottom - 3>"#, #"<View "a".width == 5>"#,
        #"<View "a".height == 6>"#, #"<View "a".centerX == View "box".centerX + 7>"#,
        #"<View "a".centerY == View "box".centerY + 8>"#,
        #"<View "a".centerX == View "box".centerX * 1.5>"#,
      ])
  }

  @Test("the last factor or divisor counts, whole numbers of any kind among them")
  func factors() {
    let made = a.prepareConstraints { make in
      make.width.equalTo(b).multipliedBy(3).dividedBy(4)
      make.width.equalTo(b).dividedBy(UInt8(3))
      make.width.equalTo(b).dividedBy(0.5)
      make.centerX.and.right.equalTo(b).dividedBy(3).multipliedBy(-2)
    }
    #expect(made.map { $0.multiplier } == [0.25, 1.0 / 3, 2, -2, -2])
    #expect(scene.words.isEmpty)
  }

  @Test("a priority is a priority and multiplies nothing")
  func priorities() {
    let made = a.prepareConstraints { make in
      make.width.equalTo(b).priority(3)
      make.width.equalTo(b).priorityLow()
      make.width.equalTo(b).priorityMedium()
      make.width.equalTo(b).priorityHigh().and.offset(1)
      make.width.equalTo(b).priority(.high.advanced(by: 1))
      make.width.equalTo(b).priority(.fittingSizeLevel)
      make.width.equalTo(b)
    }
    #expect(made.map { $0.priority.rawValue } == [3, 250, 500, 750, 751, 50, 1000])
    #expect(made.allSatisfy { $0.multiplier == 1 })
  }

  @Test("a key names the constraint, or numbers several")
  func keys() {
    let made = a.prepareConstraints { make in
      make.width.equalTo(b).labeled("same")
      make.center.equalTo(b).labeled("middle")
    }
    #expect(made.map { $0.identifier } == ["same", "middle[0]", "middle[1]"])
  }

  @Test("a description says where the statement stands")
  func location() {
    let made = a.makeConstraints { make in
      make.width
        .equalTo(7)
        .labeled("seven")
    }
    let line = #line - 3
    #expect(
      made.map { $0.description } == [
        #"<seven: View "a".width == 7 @SceneTests/ConstraintMakerTests.swift:\#(line)>"#
      ])
  }

  @Test("the view stops translating its mask, those it is compared with and guides do not")
  func translation() {
    let guide = LayoutGuide()
    scene.box.addLayoutGuide(guide)
    guide.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    a.makeConstraints { make in make.edges.equalTo(b) }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
    #expect(scene.box.translatesAutoresizingMaskIntoConstraints)
    #expect(
      texts(scene.box.constraints).first
        == #"<View "box".LayoutGuide.left == View "box".left + 5>"#)
  }

  @Test("make activates, prepare does not")
  func activation() {
    let made = a.makeConstraints { make in make.edges.equalTo(b) }
    #expect(made.allSatisfy { $0.isActive })
    let prepared = a.prepareConstraints { make in make.edges.equalTo(b) }
    #expect(prepared.allSatisfy { !$0.isActive } && prepared.count == 4)
    #expect(scene.box.constraints.count == 4)
  }

  @Test("a constraint belongs to the closest common superview, of parents, uncles and cousins")
  func holders() {
    let inner = MakingScene.view("inner")
    let cousin = MakingScene.view("cousin")
    a.addSubview(inner)
    b.addSubview(cousin)
    inner.makeConstraints { make in
      make.left.equalTo(scene.box)
      make.left.equalTo(cousin)
      make.left.equalTo(a)
      make.width.equalTo(5)
    }
    #expect(scene.box.constraints.count == 2)
    #expect(a.constraints.count == 1 && inner.constraints.count == 1)
    #expect(inner.closestCommonSuperview(with: cousin) === scene.box)
    #expect(inner.closestCommonSuperview(with: a) === a)
    #expect(inner.closestCommonSuperview(with: View()) == nil)
  }

  @Test("constraints made before their views come together wait for that")
  func waiting() {
    let inner = MakingScene.view("inner")
    let made = inner.makeConstraints { make in make.left.equalTo(b) }
    #expect(scene.box.constraints.isEmpty)
    a.addSubview(inner)
    #expect(texts(scene.box.constraints) == texts(made))
    inner.removeConstraints()
    #expect(scene.box.constraints.isEmpty)
  }

  @Test("an array of views runs the block for each")
  func arrayForms() {
    let both = [a, b]
    let made = both.makeConstraints { make in make.top.equalTo(scene.box) }
    #expect(
      texts(made) == [
        #"<View "a".top == View "box".top>"#, #"<View "b".top == View "box".top>"#,
      ])
    #expect(both.updateConstraints { make in make.top.offset(3) }.map { $0.constant } == [3, 3])
    #expect(both.remakeConstraints { make in make.left.offset(3) }.count == 2)
    #expect(scene.box.constraints.count == 2)
    #expect(both.prepareConstraints { make in make.left.offset(3) }.count == 2)
    both.removeConstraints()
    #expect(scene.box.constraints.isEmpty)
  }

  @Test("hugging and resistance have names of their own")
  func contentPriorities() {
    a.contentHuggingHorizontalPriority = .required
    a.contentHuggingVerticalPriority = .high
    a.contentCompressionResistanceHorizontalPriority = .medium
    a.contentCompressionResistanceVerticalPriority = .low
    #expect(a.contentHuggingPriority(for: .horizontal) == .required)
    #expect(a.contentHuggingVerticalPriority == 750)
    #expect(a.contentCompressionResistanceHorizontalPriority == 500)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == 250)
  }
}
