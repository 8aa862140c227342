package dev.baize.search.solve;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Locale;

/** The chance outcomes of a game, for those who need all of them. */
final class ListedOutcomes {

  private static final double TOLERANCE = 1e-9;

  private ListedOutcomes() {}

  /** All outcomes; refuses rules that do not list them, or only a part. */
  static <V extends View, D extends Decision> List<ChanceOutcome<V, D>> of(Rules<V, D, ?> rules) {
    List<ChanceOutcome<V, D>> outcomes = rules.chanceOutcomes();
    if (outcomes.isEmpty()) {
      throw new IllegalArgumentException(
          rules.text() + ": expected a game that lists the outcomes of chance");
    }
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    if (Math.abs(sum - 1) > TOLERANCE) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: the probabilities of chance outcomes add up to %s; expected 1",
              rules.text(),
              sum));
    }
    return outcomes;
  }
}
