package dev.baize.core.simulation;

import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.random.Seed;
import java.io.Serial;

/**
 * A game of a simulation failed. The cause says why: a {@link MatchStoppedException} if a player
 * failed. The same game fails again when it is played alone.
 */
public final class GameFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The seed as a number. */
  private final long seed;

  /** Its number, from 0. */
  private final long game;

  /**
   * Names the game.
   *
   * @param seed the seed of the simulation
   * @param game the number of the game
   * @param cause what the game threw
   */
  public GameFailedException(Seed seed, long game, Throwable cause) {
    super(
        "game %d from seed %d (its own seed is %d) failed: %s"
            .formatted(game, seed.value(), Simulation.seedOf(seed, game).value(), reason(cause)),
        cause);
    this.seed = seed.value();
    this.game = game;
  }

  private static String reason(Throwable cause) {
    return cause instanceof MatchStoppedException
        ? String.valueOf(cause.getMessage())
        : cause.toString();
  }

  /** {@return the seed of the simulation} */
  public Seed seed() {
    return Seed.of(seed);
  }

  /** {@return the number of the game} */
  public long game() {
    return game;
  }

  /** {@return the seed of the game itself, as a match has it} */
  public Seed seedOfGame() {
    return Simulation.seedOf(seed(), game);
  }
}
