import Foundation
import SnapshotReports

/// The command `approve`: pictures of a report become the references of their snapshots.
struct Approve: Command {
  static let name = "approve"

  static let help = """
    approve DIR [NAME]…: makes the actual pictures of a report of failed snapshots
    (.build/snapshot-failures) their references: all, or those of some names.
    """

  let folder: String
  let names: [String]

  init(arguments: [String]) throws(Failure) {
    guard let folder = arguments.first, !folder.isEmpty else {
      throw .usage("approve needs a report, as in approve .build/snapshot-failures")
    }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw .usage("there is no option \(option)")
    }
    self.folder = folder
    names = Array(arguments.dropFirst())
  }

  func run() throws(Failure) {
    let all = Approval.all(in: folder)
    guard !all.isEmpty else {
      throw .cannotRead("\(folder): there is no picture of a failed snapshot in it")
    }
    for name in names where !all.contains(where: { $0.name == name }) {
      let known = all.map { $0.name }.joined(separator: ", ")
      throw .usage("\(folder): there is no \(name); there is \(known)")
    }
    for approval in all where names.isEmpty || names.contains(approval.name) {
      try Words.say([try line(approval)])
    }
  }

  private func line(_ approval: Approval) throws(Failure) -> String {
    do {
      switch try approval.apply() {
      case .new: return "new: \(approval.reference)"
      case .changed: return "changed: \(approval.reference)"
      case .same: return "same, untouched: \(approval.reference)"
      }
    } catch {
      throw .cannotWrite("cannot write \(approval.reference): \(error.fileReason)")
    }
  }
}
