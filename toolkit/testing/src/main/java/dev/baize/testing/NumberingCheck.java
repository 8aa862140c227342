package dev.baize.testing;

import dev.baize.core.game.Decision;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A game that numbers its decisions numbers all of them once, always alike.
 *
 * @param history what to report with a broken promise
 * @param numbered the decisions by number
 * @param again the same, asked for again
 * @param universe all decisions that were seen
 */
record NumberingCheck<D extends Decision>(
    History history, List<D> numbered, List<D> again, Set<D> universe) {

  void run() {
    history.requireEqual("a game always numbers its decisions alike", numbered, again);
    Set<D> different = new HashSet<>(numbered);
    history.require(
        different.size() == numbered.size(),
        "no decision has two numbers",
        "different decisions",
        numbered);
    for (D decision : numbered.isEmpty() ? Set.<D>of() : universe) {
      history.require(
          different.contains(decision),
          "a game that numbers decisions numbers all that can be legal",
          "a number for \"" + decision.text() + '"',
          "none");
    }
  }
}
