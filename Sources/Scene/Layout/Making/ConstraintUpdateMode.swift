/// What `updateConstraints` does where there is no constraint that a statement is about.
public enum ConstraintUpdateMode: Hashable, Sendable {
  /// Nothing at all is changed, and the stage's diagnostics handler hears what is missing, what
  /// comes nearest, and in what that differs.
  case strict
  /// A constraint that differs in multiplier or priority alone takes these over, too; where none
  /// does, one is added.
  case permissive
}
