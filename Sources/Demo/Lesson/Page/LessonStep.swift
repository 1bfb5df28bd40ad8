/// A step of the course: some text, a figure, a question.
struct LessonStep {
  /// What links to it call it.
  let name: String
  let title: String
  /// Its paragraphs, as HTML.
  let text: String
  let figure: LessonFigureMarkup
  let question: String
  /// The answer's paragraphs, as HTML.
  let answer: String

  /// All steps, in order.
  static let all = pictures + edges + motion

  /// The step as a part of the page, counted from 1.
  func html(number: Int, stills: [LessonStill]) -> String {
    """
    <section class="step" id="\(name)" aria-labelledby="\(name)-title">
    <div class="text">
    <h2 id="\(name)-title"><span class="number">STEP \(number)</span>\(title)</h2>
    \(text)
    </div>
    \(figure.html(stills: stills))
    <details>
    <summary>\(question)</summary>
    \(answer)
    </details>
    </section>

    """
  }
}
