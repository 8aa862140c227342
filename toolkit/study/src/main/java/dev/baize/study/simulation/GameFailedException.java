package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.random.Seed;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A game of a study failed. The cause says why: a {@link MatchStoppedException} if a player failed.
 * The failure can be reproduced by playing the game on its own.
 */
public final class GameFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The seed of the study as a number. */
  private final long seed;

  /** The number of the game, from 0. */
  private final long number;

  /** The names of the players, by seat. */
  private final ArrayList<String> seats;

  /**
   * A failure that was found elsewhere, such as on a cluster.
   *
   * @param message names the game, and says what failed
   * @param seed the seed of the study
   * @param number the number of the game or round, from 0
   * @param seats the names of the players, by seat
   * @param cause what was thrown
   */
  public GameFailedException(
      String message, Seed seed, long number, List<String> seats, Throwable cause) {
    super(requireNonNull(message), requireNonNull(cause));
    this.seed = seed.value();
    this.number = number;
    this.seats = new ArrayList<>(seats);
  }

  /**
   * A failure of a game that was played here.
   *
   * @param unit what the study counts: {@code game} or {@code round}
   * @param seed the seed of the study
   * @param game the game, with its number or that of its round
   * @param cause what was thrown
   */
  public GameFailedException(String unit, Seed seed, GameInProgress game, Throwable cause) {
    this(
        String.format(
            Locale.ROOT,
            "%s %d from seed %d (its own seed is %d), played by %s, failed: %s",
            requireNonNull(unit),
            game.number(),
            seed.value(),
            Match.seedOf(seed, game.number()).value(),
            String.join(", ", game.players()),
            GameInProgress.failure(cause)),
        seed,
        game.number(),
        game.players(),
        cause);
  }

  /** {@return the seed of the study} */
  public Seed seed() {
    return Seed.of(seed);
  }

  /** {@return the number of the game, or of the round that it is part of} */
  public long number() {
    return number;
  }

  /** {@return the names of the players, by seat} */
  public List<String> seats() {
    return List.copyOf(seats);
  }
}
