package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;

/** What a search maximizes for the seat to act, and where its rollouts end. */
public enum Objective {

  /**
   * The score gained in this hand, less what the other seats gained on average. Rollouts end with
   * the {@linkplain Game#hand hand}.
   */
  HAND("score of the hand, less the others'"),

  /** The score of the game, less that of the other seats on average. Rollouts end with the game. */
  GAME("score of the game, less the others'"),

  /** The chance to win, shared among all winners of a draw. Rollouts end with the game. */
  WIN("chance to win");

  private final String unit;

  Objective(String unit) {
    this.unit = unit;
  }

  /** {@return the unit of the values, for {@linkplain dev.baize.core.player.Advice#unit advice}} */
  public String unit() {
    return unit;
  }

  /** Whether a rollout that began in the given hand ends here. */
  boolean isReached(Game<?, ?> game, long hand) {
    return game.isOver() || (this == HAND && game.hand() != hand);
  }

  /**
   * Plays a rollout until the objective is reached, and writes its value for each seat.
   *
   * @param hand the hand in which the search began
   * @param before the {@linkplain Game#scores scores} where the search began; perhaps empty
   * @param values one for each seat
   */
  <V extends View, D extends Decision> void playOn(
      Game<V, D> game,
      long hand,
      List<Long> before,
      RolloutPolicy<V, D> policy,
      RandomGenerator random,
      double[] values) {
    while (!isReached(game, hand)) {
      game.apply(policy.decide(game, random));
    }
    if (this == WIN) {
      share(game.outcome(), values);
    } else {
      compare(game.scores(), before, values);
    }
  }

  private static void share(Outcome outcome, double[] values) {
    for (int seat = 0; seat < values.length; seat++) {
      values[seat] = outcome.wonBy(Seat.of(seat)) ? 1.0 / outcome.winners().size() : 0;
    }
  }

  private static void compare(List<Long> scores, List<Long> before, double[] values) {
    double sum = 0;
    for (int seat = 0; seat < values.length; seat++) {
      values[seat] = scores.get(seat) - (before.isEmpty() ? 0 : before.get(seat));
      sum += values[seat];
    }
    int others = values.length - 1;
    for (int seat = 0; seat < values.length && others > 0; seat++) {
      values[seat] -= (sum - values[seat]) / others;
    }
  }
}
