package dev.baize.core.solve;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.List;

/** The chance outcomes of a game, for those who need all of them. */
final class ListedOutcomes {

  private ListedOutcomes() {}

  /** All outcomes; refuses rules that do not list them. */
  static <V extends View, D extends Decision> List<ChanceOutcome<V, D>> of(Rules<V, D, ?> rules) {
    List<ChanceOutcome<V, D>> outcomes = rules.chanceOutcomes();
    if (outcomes.isEmpty()) {
      throw new IllegalArgumentException(
          rules.text() + ": expected a game that lists the outcomes of chance");
    }
    return outcomes;
  }
}
