import Scene
import Testing

@Suite struct StackNestingTests {
  @Test("stacks in stacks take their sizes from what is in them")
  func grid() {
    let rows = [[10, 20], [30, 5]].map { lengths -> StackView in
      let row = StackView(arrangedSubviews: lengths.map { ContentView($0) })
      row.spacing = 4
      return row
    }
    let scene = StackScene(rows) {
      $0.axis = .vertical
      $0.spacing = 6
    }
    #expect(scene.stack.frame.size == Size(width: 39, height: 46))
    // The first row is stretched to the second one's width, by its first view.
    #expect(rows[0].arrangedSubviews.map { $0.frame.width } == [15, 20])
    #expect(rows[1].frame == Rect(x: 0, y: 26, width: 39, height: 20))
  }

  @Test("a column in a row takes what is left before a label does", arguments: [false, true])
  func columnTakesSlack(isFirst: Bool) {
    let column = StackView(arrangedSubviews: [ContentView(20), ContentView(30)])
    column.axis = .vertical
    let label = ContentView(50)
    let scene = StackScene(isFirst ? [column, label] : [label, column], width: 200)
    #expect(label.frame.width == 50)
    #expect(column.frame.width == 150)
    #expect(column.arrangedSubviews.map { $0.frame.width } == [150, 150])
    #expect(scene.stack.frame.height == 40)
  }

  @Test("of two columns in a row the last takes what is left")
  func twoColumns() {
    let columns = [20, 30].map { width -> StackView in
      let column = StackView(arrangedSubviews: [ContentView(width)])
      column.axis = .vertical
      return column
    }
    let scene = StackScene(columns, width: 200)
    #expect(scene.columns == [[0, 20], [20, 180]])
  }

  @Test("what a view is told to hug it hugs across a stack, too")
  func explicitHugging() {
    let narrow = ContentView(20)
    narrow.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let column = StackView(arrangedSubviews: [narrow])
    column.axis = .vertical
    let label = ContentView(50)
    let scene = StackScene([label, column], width: 200)
    #expect(scene.columns == [[0, 180], [180, 20]])
  }

  @Test("arranged views have constraints of their own")
  func ownConstraints() {
    let square = View()
    square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
    let half = View()
    let scene = StackScene([square, half], width: 100, height: 30)
    #expect(scene.columns == [[0, 30], [30, 70]])
    let ratio = half.widthAnchor.constraint(equalTo: scene.stack.widthAnchor, multiplier: 0.5)
    scene.change { _ in ratio.isActive = true }
    #expect(scene.columns[0] == [0, 30])
    #expect(half.frame.width == 50)
  }

  @Test("a container between stacks takes its size from the inner one")
  func container() {
    let inner = StackView(arrangedSubviews: [ContentView(20), ContentView(30)])
    inner.translatesAutoresizingMaskIntoConstraints = false
    let card = View()
    card.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      card.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
    ])
    let scene = StackScene([card, ContentView(10)]) { $0.alignment = .center }
    #expect(scene.stack.frame.size == Size(width: 70, height: 30))
    #expect(scene.rows == [[0, 30], [5, 20]])
  }

  @Test("a stack that is not on a stage is laid out, too")
  func withoutStage() {
    let stack = StackView(arrangedSubviews: [ContentView(20), ContentView(30)])
    stack.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { $0.frame.width } == [70, 30])
  }
}
