import Foundation
import Scene

/// An Interface Builder file, and what of it is installed on its canvas.
final class Document {
  let root: Element
  let canvas: Canvas
  /// The version of the tools that saved it, as 14490.
  let toolsVersion: Int
  private var elements: [String: Element] = [:]
  private var absent: Set<String> = []

  init(_ file: URL) throws {
    root = try Element.read(file)
    canvas = Canvas(root.child("device"))
    toolsVersion = Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
    for element in root.all {
      if let id = element["id"] { elements[id] = element }
    }
    for element in root.all where element.name == "variation" {
      guard canvas.matches(element["key"] ?? "") else { continue }
      for change in element.children("mask").flatMap(\.children) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { absent.insert(id) } else { absent.remove(id) }
      }
    }
  }

  /// The element with an identifier.
  subscript(_ id: String) -> Element? { elements[id] }

  /// Whether an element, a view or a constraint, is on the canvas.
  func isInstalled(_ element: Element) -> Bool {
    element["id"].map { !absent.contains($0) } ?? true
  }

  /// An attribute's value on the canvas.
  func value(_ attribute: String, of element: Element) -> String? {
    var value = element[attribute]
    for variation in element.children("variation") where canvas.matches(variation["key"] ?? "") {
      value = variation[attribute] ?? value
    }
    return value
  }

  /// The views inside a view that are laid out with it, back to front.
  ///
  /// What a container places and sizes itself, such as cells, has a layout of its own.
  func subviews(of element: Element) -> [Element] {
    let content = element.children.filter { $0["key"] == "contentView" }
    let listed = element.child("subviews")?.children ?? []
    return (content + listed).filter { isInstalled($0) }
  }

  /// Every view that has a frame, in the order of the file.
  var views: [Element] { root.all.filter { $0.frame != nil } }

  /// Whether constraints or a stack place the view, and it is to be seen where they do.
  func isPlaced(_ element: Element) -> Bool {
    guard element.isListed, element.frame != nil, element.isTranslationOff, !element.isFixed else {
      return false
    }
    return !(element.holder?.name == "stackView" && element.isHidden)
  }
}

extension Element {
  /// The recorded frame, in the coordinates of the view around it.
  var frame: Rect? {
    guard let rect = child("rect", key: "frame") else { return nil }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
      height: rect.number("height") ?? 0)
  }

  /// An attribute that is a number.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap { Double($0) } }

  /// Whether it is one of the subviews of a view, and not placed by the view for a purpose.
  var isListed: Bool { parent?.name == "subviews" }

  /// The view that it is a subview of.
  var holder: Element? { isListed ? parent?.parent : parent }

  var isTranslationOff: Bool { self["translatesAutoresizingMaskIntoConstraints"] == "NO" }
  var isFixed: Bool { self["fixedFrame"] == "YES" }
  var isHidden: Bool { self["hidden"] == "YES" }
}

extension Element {
  /// Whether the view and all around it are installed.
  func isOnCanvas(_ document: Document) -> Bool {
    var next: Element? = self
    while let element = next {
      guard document.isInstalled(element) else { return false }
      next = element.parent
    }
    return true
  }
}
