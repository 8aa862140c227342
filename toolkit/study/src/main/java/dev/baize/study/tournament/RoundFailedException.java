package dev.baize.study.tournament;

import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.random.Seed;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Simulation;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A game of a tournament failed. The cause says why: a {@link MatchStoppedException} if a player
 * failed. The failure can be reproduced by playing the game on its own.
 */
public final class RoundFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The seed as a number. */
  private final long seed;

  /** Its number, from 0. */
  private final long round;

  /** The names of the players, by seat; a serializable list. */
  private final ArrayList<String> seats;

  RoundFailedException(Seed seed, GameInProgress game, Throwable cause) {
    super(
        String.format(
            Locale.ROOT,
            "round %d from seed %d, the game of %s (its own seed is %d), failed: %s",
            game.number(),
            seed.value(),
            String.join(", ", game.players()),
            Simulation.seedOf(seed, game.number()).value(),
            GameInProgress.failure(cause)),
        cause);
    this.seed = seed.value();
    this.round = game.number();
    this.seats = new ArrayList<>(game.players());
  }

  /** {@return the seed of the tournament} */
  public Seed seed() {
    return Seed.of(seed);
  }

  /** {@return the number of the round} */
  public long round() {
    return round;
  }

  /** {@return the names of the players, by seat} */
  public List<String> seats() {
    return List.copyOf(seats);
  }

  /** {@return the seed of the game itself, as a match has it} */
  public Seed seedOfGame() {
    return Simulation.seedOf(seed(), round);
  }
}
