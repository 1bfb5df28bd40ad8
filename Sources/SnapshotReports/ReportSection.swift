import Foundation
import Raster

/// One failure's part of the page.
///
/// Its first line is its entry in the list of failures.
struct ReportSection {
  /// A picture as the bytes of a PNG file.
  struct Picture {
    var bytes: [UInt8]
    var width: Int
    var height: Int

    /// An element that holds the picture itself.
    func html(_ name: String, _ description: String) -> String {
      let data = Data(bytes).base64EncodedString()
      return
        "<img class=\"\(name)\" alt=\"\(description)\" width=\"\(width)\" height=\"\(height)\" "
        + "style=\"--w:\(width);--h:\(height)\" src=\"data:image/png;base64,\(data)\">"
    }
  }

  /// The pictures of a failure.
  struct Images {
    var expected: Picture?
    var actual: Picture?
    var marked: Picture?
    var cluster: Picture?
  }

  let html: String

  init(_ failure: SnapshotFailure, _ pictures: FailurePictures, _ images: Images, name: String) {
    let id = "f-" + name.map { $0 == "%" ? "_" : String($0) }.joined()
    // The entry in the list must be a single line.
    let title = Self.escaped(
      failure.title.split { $0.isNewline }.joined(separator: " "))
    var text = "<li><a href=\"#\(id)\">\(title)</a></li>\n"
    text += "<section id=\"\(id)\" class=\"failure\" data-mode=\"slider\" tabindex=\"-1\">\n"
    text += "<h2>\(title)</h2>\n"
    let line = failure.line > 0 ? ":\(failure.line)" : ""
    text += "<p class=\"where\"><code>\(Self.escaped(failure.file))\(line)</code></p>\n"
    let firstLine = failure.message.split(separator: "\n").first.map { String($0) } ?? ""
    text += "<p class=\"message\">\(Self.escaped(firstLine))</p>\n"
    text += Self.facts(failure, pictures)
    text += Self.comparison(images)
    if let cluster = images.cluster {
      text += "<h3>Largest cluster: expected, actual, difference</h3>\n"
      text += "<div class=\"cluster\" style=\"--zoom:\(max(1, 800 / cluster.width))\">"
      text += cluster.html("still", "the largest cluster enlarged") + "</div>\n"
    }
    if let blame = pictures.blame { text += Self.table(of: blame) }
    text += Self.details("Message", failure.message)
    text += Self.details("Tree of views", failure.treeDump)
    html = text + "</section>\n"
  }

  /// Numbers, as a list of terms.
  private static func facts(_ failure: SnapshotFailure, _ pictures: FailurePictures) -> String {
    var facts: [(String, String)] = []
    if failure.actual.count > 1, failure.times.indices.contains(pictures.frame) {
      let time = String(format: "%.4f", failure.times[pictures.frame])
      facts.append(("Picture", "\(pictures.frame) of \(failure.actual.count), at \(time) s"))
    }
    if let difference = pictures.difference {
      let share = 100 * Double(difference.count) / Double(max(1, difference.comparedCount))
      facts.append(("Differ", "\(difference.count) pixels (\(String(format: "%.3g", share)) %)"))
      if difference.slightCount > 0 {
        facts.append(("Within tolerance", "\(difference.slightCount) pixels"))
      }
      let channels = difference.channels
      facts.append(
        (
          "Greatest difference",
          "red \(channels.red), green \(channels.green), blue \(channels.blue), "
            + "opacity \(channels.alpha)"
        ))
      if let bounds = difference.bounds { facts.append(("Within", bounds.text)) }
      let clusters =
        difference.clusterCount == 1 ? "1 cluster" : "\(difference.clusterCount) clusters"
      if let cluster = difference.largestCluster {
        facts.append(
          (
            "Largest cluster",
            "\(cluster.count) pixels in \(cluster.bounds.text), of \(clusters)"
          ))
      }
      if let first = difference.first { facts.append(("First pixel", first.description)) }
    }
    if let distance = pictures.distance {
      facts.append(
        (
          "As seen (OKLab)",
          String(format: "at most %.4f, mean %.6f", distance.greatest, distance.mean)
        ))
    }
    let terms = facts.map { "<div><dt>\($0.0)</dt><dd>\(escaped($0.1))</dd></div>" }
    return terms.isEmpty ? "" : "<dl>" + terms.joined() + "</dl>\n"
  }

  /// The two pictures over each other, with what moves between them.
  private static func comparison(_ images: Images) -> String {
    guard let expected = images.expected, let actual = images.actual, let marked = images.marked
    else {
      guard let only = images.actual ?? images.expected else { return "" }
      let word = images.actual == nil ? "expected" : "actual, without a picture to compare with"
      return "<div class=\"canvas alone\" style=\"\(zoom(only))\"><figure>"
        + only.html("still", word) + "<figcaption>\(word)</figcaption></figure></div>\n"
    }
    let modes = [
      ("slider", "Slider"), ("onion", "Onion skin"), ("blink", "Blink"), ("sides", "Side by side"),
      ("marked", "Difference"),
    ]
    let buttons = modes.enumerated().map { index, mode in
      "<button type=\"button\" data-mode=\"\(mode.0)\" aria-pressed=\"\(index == 0)\">"
        + "\(mode.1) <kbd>\(index + 1)</kbd></button>"
    }
    return "<div class=\"tools\" role=\"toolbar\" aria-label=\"Comparison\">" + buttons.joined()
      + "<label>Zoom <select class=\"zoom\"></select></label>"
      + "<label class=\"position\">Position <input type=\"range\" min=\"0\" max=\"100\" "
      + "value=\"50\" aria-label=\"between expected and actual\"></label></div>\n"
      + "<div class=\"canvas\" style=\"\(zoom(expected))\"><div class=\"pair\">"
      + "<figure>" + expected.html("expected", "expected")
      + "<figcaption>expected</figcaption></figure>"
      + "<figure>" + actual.html("actual", "actual") + "<figcaption>actual</figcaption></figure>"
      + "<figure>" + marked.html("difference", "what differs")
      + "<figcaption>difference</figcaption></figure></div></div>\n"
  }

  /// An enlargement at which a picture is easily seen.
  private static func zoom(_ picture: Picture) -> String {
    "--zoom:\(max(1, min(8, 560 / max(picture.width, picture.height, 1))))"
  }

  private static func table(of blame: Blame) -> String {
    var text = "<h3>Layers at (\(blame.x), \(blame.y)), the lowest first</h3>\n<table>"
    text += "<tr><th>layer</th><th>colour and coverage</th><th>the pixel then</th></tr>"
    func row(_ name: String, _ detail: String, _ pixel: Pixel) {
      let color = "rgb(\(pixel.straight.red) \(pixel.straight.green) \(pixel.straight.blue))"
      text += "<tr><td>\(escaped(name))</td><td>\(escaped(detail))</td><td>"
      text += "<span class=\"swatch\" style=\"background:\(color)\"></span>"
      text += "\(pixel.components)</td></tr>"
    }
    switch blame.end {
    case .background: row("background", "", blame.background)
    case .hidden: break
    case .limit: text += "<tr><td>…</td><td></td><td></td></tr>"
    }
    for layer in blame.layers {
      row(layer.path.isEmpty ? "a shape" : layer.path, layer.detail, layer.result)
    }
    return text + "</table>\n"
  }

  private static func details(_ name: String, _ text: String) -> String {
    guard !text.isEmpty else { return "" }
    return "<details><summary>\(name)</summary><pre>\(escaped(text))</pre></details>\n"
  }

  /// Text as it is in HTML, in attributes, too.
  static func escaped(_ text: String) -> String {
    var result = ""
    // A mark or a prefix makes one character with a bracket, and must not hide it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension PixelRect {
  /// Size and place in a few characters.
  fileprivate var text: String { "\(width) x \(height) at (\(x), \(y))" }
}
