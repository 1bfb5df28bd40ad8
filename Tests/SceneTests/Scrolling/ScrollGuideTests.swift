import Scene
import Testing

/// Constraints in a scroll view.
@Suite struct ScrollGuideTests {
  let stage = Stage(size: Size(width: 400, height: 400))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let content = View()

  init() {
    stage.root.addSubview(scrollView)
    scrollView.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
  }

  private func fill() {
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
    ])
  }

  @Test("constraints to the edges say how large the content is, not where it lies")
  func edges() {
    fill()
    let width = content.widthAnchor.constraint(equalTo: scrollView.widthAnchor)
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    LayoutConstraint.activate([width, height])
    stage.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 10, width: 400, height: 900))
    #expect(scrollView.contentSize == Size(width: 400, height: 930))
    scrollView.contentOffset = Point(x: 0, y: 300)
    stage.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 10, width: 400, height: 900))
    #expect(scrollView.contentOffset == Point(x: 0, y: 300))
    // Smaller content brings the offset back.
    height.constant = 600
    stage.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 630 && scrollView.contentOffset.y == 230)
    scrollView.frame.size.width = 300
    stage.layoutIfNeeded()
    #expect(scrollView.contentSize.width == 300)
  }

  @Test("the centre is that of the view, whatever the content, and scrolls with it")
  func centre() {
    fill()
    LayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor, constant: 200),
    ])
    stage.layoutIfNeeded()
    // From the edges at 0 and 10 to the middle are 200 and 390; as much again lies behind it.
    #expect(content.frame == Rect(x: 0, y: 10, width: 400, height: 780))
    #expect(scrollView.contentSize == Size(width: 400, height: 810))
    scrollView.contentOffset = Point(x: 0, y: 300)
    stage.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 10, width: 400, height: 780))
  }

  @Test("the content's guide is the content, and the frame's guide stays in the view")
  func guides() {
    let header = View()
    header.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(header)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 1000),
      content.heightAnchor.constraint(equalToConstant: 800),
      scrollView.contentLayoutGuide.rightAnchor.constraint(equalTo: content.rightAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
      header.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
    stage.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 1000, height: 800))
    for offset in [Point(x: 30, y: 120), Point(x: 0, y: -40)] {
      scrollView.contentOffset = offset
      stage.layoutIfNeeded()
      #expect(content.frame == Rect(x: 0, y: 0, width: 1000, height: 800))
      #expect(header.frame == Rect(x: offset.x, y: offset.y + 5, width: 400, height: 44))
      #expect(header.convert(Point.zero, to: stage.root) == Point(x: 0, y: 5))
    }
  }

  @Test("without constraints the content's size is what it was set to")
  func plain() {
    scrollView.contentSize = Size(width: 700, height: 600)
    content.translatesAutoresizingMaskIntoConstraints = true
    stage.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 700, height: 600))
  }

  @Test("a strip of pages, made of constraints, is swiped from one to the next")
  func pages() {
    scrollView.isPagingEnabled = true
    content.removeFromSuperview()
    var left = scrollView.leadingAnchor
    for _ in 0..<3 {
      let page = View()
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      LayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: left),
        page.topAnchor.constraint(equalTo: scrollView.topAnchor),
        page.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        page.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
      ])
      left = page.trailingAnchor
    }
    left.constraint(equalTo: scrollView.trailingAnchor).isActive = true
    stage.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 1200, height: 400))
    stage.play(.fling(from: Point(x: 300, y: 200), velocity: Point(x: -800, y: 0)))
    stage.settle()
    #expect(scrollView.contentOffset == Point(x: 400, y: 0))
  }
}
