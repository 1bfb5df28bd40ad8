import Scene

/// Groups: what their clips leave of what follows, and which of them need no mixing back.
extension Planner {
  mutating func beginGroup(
    _ clip: Shape?, _ alpha: Double, _ transform: AffineTransform, _ list: DisplayList
  ) {
    var command = PlannedCommand(kind: .beginGroup, bounds: scissor)
    if let clip {
      command = classifiedClip(clip, transform, list)
    }
    command.alpha = UInt32(Color(white: 0, alpha: alpha).bytes.alpha)
    let inside = scissor.intersection(command.bounds)
    // What is cut by an outline already has nothing that the same one could cut once more.
    if command.kind == .beginOutlineClip && command.outline == innermostClip {
      command.kind = .beginGroup
    }
    guard command.alpha > 0, !inside.isEmpty else {
      hiddenDepth = 1
      return
    }
    command.clipDepth = clipDepth
    command.origin = origin
    groups.append(
      OpenGroup(
        begin: plan.commands.count, scissor: scissor, groupBytes: groupBytes,
        clipDepth: clipDepth, innermostClip: innermostClip))
    plan.commands.append(command)
    scissor = inside
    if command.kind != .beginGroup {
      clipDepth += 1
      innermostClip = command.kind == .beginOutlineClip ? command.outline : nil
    }
    groupBytes += Self.bytes(ofRowIn: command, width: inside.x1 - inside.x0)
    plan.groupBytes = max(plan.groupBytes, groupBytes)
  }

  /// The memory that a group takes for a row: a backdrop and a coverage for each pixel that is mixed
  /// back, and for outlines these lie at the sides.
  private static func bytes(ofRowIn group: PlannedCommand, width: Int) -> Double {
    var pixels = Double(width)
    if group.alpha == 255 {
      switch group.kind {
      case .beginEdgeClip: break
      case .beginOutlineClip: pixels = min(pixels, 2 * group.outline.radius + 2)
      default: pixels = 0
      }
    }
    return Double(MemoryLayout<GroupRow>.stride) + 5 * pixels
  }

  private mutating func classifiedClip(
    _ clip: Shape, _ transform: AffineTransform, _ list: DisplayList
  ) -> PlannedCommand {
    switch clip {
    case .ring, .glyphs: return PlannedCommand(kind: .nothing, bounds: .empty)
    case .rect, .roundedRect, .path: break
    }
    var command = classified(clip, transform, list)
    switch command.kind {
    case .outline:
      command.kind = command.outline.isWholePixels ? .beginGroup : .beginOutlineClip
    case .edges: command.kind = .beginEdgeClip
    default: command.bounds = .empty
    }
    return command
  }

  mutating func endGroup() {
    guard let group = groups.popLast() else { return }
    scissor = group.scissor
    groupBytes = group.groupBytes
    clipDepth = group.clipDepth
    innermostClip = group.innermostClip
    let content = group.content
    plan.commands[group.begin].bounds = content
    guard !content.isEmpty else {
      plan.commands.removeSubrange(group.begin...)
      return
    }
    noteContent(content)
    let begin = plan.commands[group.begin]
    if begin.kind == .beginOutlineClip && begin.outline.covers(content) {
      plan.commands[group.begin].kind = .beginGroup
    }
    if begin.alpha == 255 && plan.commands[group.begin].kind == .beginGroup {
      plan.commands[group.begin].kind = .nothing
      return
    }
    plan.commands[group.begin].match = plan.commands.count
    plan.commands.append(
      PlannedCommand(
        kind: .endGroup, bounds: content, alpha: begin.alpha, match: group.begin, origin: origin))
  }
}
