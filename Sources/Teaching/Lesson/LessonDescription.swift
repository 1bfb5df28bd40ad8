import Compositor
import Scene

/// What there is in the lesson, as JSON, for the page that shows it.
public enum LessonDescription {
  /// The scenes with their numbers, and the mistakes that figures can be made to show.
  ///
  /// Names and sentences have no quotes and backslashes, so that they need no escaping.
  public static var json: String {
    let scenes = LessonScene.allCases.map { scene in
      let size = scene.size
      return "{\"name\":\"\(scene.rawValue)\",\"width\":\(Int(size.width * scene.scale)),"
        + "\"height\":\(Int(size.height * scene.scale)),\"scale\":\(Int(scene.scale)),"
        + "\"isLive\":\(scene.isLive),\"parameters\":["
        + scene.parameters.map { json($0) }.joined(separator: ",") + "]}"
    }
    let mistakes = Mistake.allCases.map { mistake in
      "{\"name\":\"\(mistake.name)\",\"title\":\"\(mistake.title)\","
        + "\"explanation\":\"\(mistake.explanation)\"}"
    }
    return "{\"scenes\":[" + scenes.joined(separator: ",") + "],\"mistakes\":["
      + mistakes.joined(separator: ",") + "]}"
  }

  private static func json(_ parameter: LessonParameter) -> String {
    "{\"name\":\"\(parameter.name)\",\"minimum\":\(parameter.minimum),"
      + "\"maximum\":\(parameter.maximum),\"initial\":\(parameter.initial),"
      + "\"isSwitch\":\(parameter.isSwitch)}"
  }
}
