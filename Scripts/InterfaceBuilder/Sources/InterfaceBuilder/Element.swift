import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One element of an XML file, and the elements in it.
final class Element {
  let name: String
  let attributes: [String: String]
  private(set) var children: [Element] = []
  private(set) weak var parent: Element?

  init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a file.
  ///
  /// - Throws: What the parser found wrong.
  static func read(_ file: URL) throws -> Element {
    let parser = XMLParser(data: try Data(contentsOf: file))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse(), let root = reader.root.children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    root.parent = nil
    return root
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The first element in this one of a name and, if it is given, a key.
  func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The elements in this one of a name.
  func children(_ name: String) -> [Element] { children.filter { $0.name == name } }

  /// The element and all in it, in the order of the file.
  var all: [Element] { [self] + children.flatMap { $0.all } }

  /// Puts elements into one another as the parser meets them.
  private final class Reader: NSObject, XMLParserDelegate {
    let root = Element(name: "")
    private var open: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = Element(name: name, attributes: attributes)
      let outer = open.last ?? root
      outer.children.append(element)
      element.parent = outer
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
