import Scene

extension SceneBuilder {
  /// Sets the margins of a view: those read off if there are any, or the file's, or the system's.
  func setMargins(of view: View, _ element: Element) {
    view.preservesSuperviewLayoutMargins = element["preservesSuperviewLayoutMargins"] == "YES"
    view.insetsLayoutMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
    if let usual = systemMargins(of: element) { view.layoutMargins = usual }
    if let insets = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = EdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    if let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    if let read = record.margins[element["id"] ?? ""] { set(read, of: view, element) }
  }

  /// Sets margins that were read off frames, so the safe area is part of them already.
  private func set(_ read: [Character: Double], of view: View, _ element: Element) {
    let safeArea = element["id"] == record.root ? record.safeArea : .zero
    var margins = systemMargins(of: element) ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if view.insetsLayoutMarginsFromSafeArea {
      margins.top += safeArea.top
      margins.bottom += safeArea.bottom
    }
    margins.top = read["t"] ?? margins.top
    margins.left = read["l"] ?? margins.left
    margins.bottom = read["b"] ?? margins.bottom
    margins.right = read["r"] ?? margins.right
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = margins
  }

  /// The margins that the system gives to the views of controllers and to cells.
  private func systemMargins(of element: Element) -> EdgeInsets? {
    let width = element.frame?.size.width ?? 0
    let side = width < 400 ? 16.0 : 20
    if element.name == "tableViewCellContentView" {
      guard document.toolsVersion >= 13000 else { return nil }
      return EdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
    guard element["id"] == record.root, record.kind == "vc" || record.kind == "xib",
      element.name == "view"
    else { return nil }
    return EdgeInsets(left: side, right: side)
  }
}
