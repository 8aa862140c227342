package dev.baize.cli.play;

/** The person's last decision, and whether it can still be taken back. */
final class LastDecision {

  private static final int NONE = -1;

  private int index = NONE;
  private boolean seen;

  /**
   * A decision is made.
   *
   * @param place its place among the decisions of all, from 0
   */
  void was(int place) {
    index = place;
    seen = false;
  }

  /** The person saw what was hidden before. */
  void somethingWasSeen() {
    seen = true;
  }

  /** Its place among the decisions of all, from 0. */
  int index() {
    return index;
  }

  boolean canBeTakenBack() {
    return index != NONE && !seen;
  }

  /** Why it cannot be taken back, in a sentence. */
  String whyNot() {
    return index == NONE
        ? "There is nothing to take back yet."
        : "Too late to take that back: you have seen since what you could not know then.";
  }
}
