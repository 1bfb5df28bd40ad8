import Scene

/// What layout has to know of a kind of view, by the name of its element.
struct ViewKind {
  /// Whether the content gives the width, or the height.
  let hasWidth: Bool
  let hasHeight: Bool
  /// By how much the alignment rect is smaller than the frame.
  let alignmentInsets: EdgeInsets

  init(_ element: Element) {
    switch element.name {
    case "label", "button", "textField", "switch", "activityIndicatorView", "segmentedControl",
      "stepper", "pageControl", "pickerView", "datePicker":
      (hasWidth, hasHeight) = (true, true)
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar":
      (hasWidth, hasHeight) = (false, true)
    case "imageView":
      let hasImage = element["image"] != nil
      (hasWidth, hasHeight) = (hasImage, hasImage)
    case "textView":
      let isContentShown = element["scrollEnabled"] == "NO"
      (hasWidth, hasHeight) = (isContentShown, isContentShown)
    default:
      (hasWidth, hasHeight) = (false, false)
    }
    alignmentInsets =
      switch element.name {
      case "slider": EdgeInsets(left: 2, bottom: 1, right: 2)
      case "switch": EdgeInsets(right: 2)
      case "segmentedControl": EdgeInsets(bottom: 1)
      default: .zero
      }
  }
}
