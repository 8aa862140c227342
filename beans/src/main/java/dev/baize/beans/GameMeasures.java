package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import java.util.List;

/** What is measured in a game of bean trading, once it is over. */
final class GameMeasures {

  /** In an order that never changes: simulations of different versions can be compared. */
  static final List<Measure> ALL =
      List.of(
          new Measure("coins", "the coins that a player has at the end of a game"),
          new Measure("turns", "the turns of a game, those of both players together"),
          new Measure("third chain", "1 for a player that bought a third chain in a game"));

  private static final int COINS = 0;
  private static final int TURNS = 1;
  private static final int THIRD_CHAIN = 2;

  private GameMeasures() {}

  /** Writes a game down that is over. */
  static void write(GameState state, Tally tally) {
    tally.add(TURNS, state.turns);
    for (SeatState side : state.seats) {
      tally.add(COINS, side.coins);
      tally.add(THIRD_CHAIN, side.hasThird() ? 1 : 0);
    }
  }
}
