package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import java.util.List;

/** What is measured in a game of bean trading. */
final class GameMeasures {

  /** In an order that never changes, so that simulations of different versions can be compared. */
  static final List<Measure> ALL =
      List.of(
          new Measure("coins", "the coins that a player has at the end of a game"),
          new Measure("turns", "the turns of a game, those of both players together"),
          new Measure("third chain", "1 for a player that bought a third chain in a game"));

  private static final int COINS = 0;
  private static final int TURNS = 1;
  private static final int THIRD_CHAIN = 2;

  private GameMeasures() {}

  /** Adds the measures of a game that is over. */
  static void write(GameState state, Tally tally) {
    tally.add(TURNS, state.turns);
    for (SeatState seat : state.seats) {
      tally.add(COINS, seat.coins());
      tally.add(THIRD_CHAIN, seat.hasThird() ? 1 : 0);
    }
  }
}
