package dev.baize.study.simulation;

import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.random.Seed;
import java.io.Serial;
import java.util.Locale;

/**
 * A game of a simulation failed. The cause says why: a {@link MatchStoppedException} if a player
 * failed. The failure can be reproduced by playing the game on its own.
 */
public final class GameFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The seed as a number. */
  private final long seed;

  /** Its number, from 0. */
  private final long game;

  /** The seed of the game itself as a number. */
  private final long seedOfGame;

  /**
   * Creates the exception for a game that another engine than {@link Simulation} played.
   *
   * @param seed the seed of the simulation
   * @param game the game
   * @param seedOfGame its own seed
   * @param cause what was thrown
   */
  public GameFailedException(Seed seed, GameInProgress game, Seed seedOfGame, Throwable cause) {
    super(
        String.format(
            Locale.ROOT,
            "game %d from seed %d (its own seed is %d) failed: %s",
            game.number(),
            seed.value(),
            seedOfGame.value(),
            GameInProgress.failure(cause)),
        cause);
    this.seed = seed.value();
    this.game = game.number();
    this.seedOfGame = seedOfGame.value();
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
    return Seed.of(seedOfGame);
  }
}
