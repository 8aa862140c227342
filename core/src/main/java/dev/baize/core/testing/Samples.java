package dev.baize.core.testing;

import static java.util.Objects.requireNonNull;

import dev.baize.core.random.Seed;
import java.util.BitSet;
import java.util.random.RandomGenerator;

/**
 * Which games a check plays.
 *
 * @param games how many, at least 1
 * @param seed what the seed of each game and the choices made in it are derived from
 * @param maxDecisions how many decisions a game may take before it counts as endless, at least 1
 */
public record Samples(int games, Seed seed, int maxDecisions) {

  /** Twenty games, derived from seed 1, of at most 10,000 decisions each. */
  public static final Samples DEFAULT = new Samples(20, Seed.of(1), 10_000);

  private static final int CHECKPOINTS = 8;

  /**
   * Refuses samples that would check nothing.
   *
   * @param games 1 or more
   * @param seed any seed
   * @param maxDecisions 1 or more
   * @throws IllegalArgumentException if a number is less than 1
   */
  public Samples {
    requireNonNull(seed);
    if (games < 1 || maxDecisions < 1) {
      throw new IllegalArgumentException(
          "%d games of at most %d decisions; expected at least 1 of each"
              .formatted(games, maxDecisions));
    }
  }

  /**
   * {@return the same with another number of games}
   *
   * @param number how many, at least 1
   * @throws IllegalArgumentException if it is less
   */
  public Samples withGames(int number) {
    return new Samples(number, seed, maxDecisions);
  }

  /**
   * {@return the same from another seed}
   *
   * @param other what seeds and choices are to be derived from
   */
  public Samples withSeed(Seed other) {
    return new Samples(games, other, maxDecisions);
  }

  /**
   * {@return the same with another bound on the length of a game}
   *
   * @param bound how many decisions, at least 1
   * @throws IllegalArgumentException if it is less
   */
  public Samples withMaxDecisions(int bound) {
    return new Samples(games, seed, bound);
  }

  /** The seed that a sample game, counted from 0, is started with. */
  Seed seedOf(int game) {
    return seed.derive(game);
  }

  /**
   * Drawn positions of a game with so many decisions, for checks that are too slow to make at each:
   * at least one and at most eight, position 0 being the start.
   */
  static BitSet checkpoints(Seed seed, int decisions) {
    BitSet checkpoints = new BitSet();
    RandomGenerator random = seed.derive("contract").derive("cuts").generator();
    for (int i = 0; i < CHECKPOINTS; i++) {
      checkpoints.set(random.nextInt(decisions + 1));
    }
    return checkpoints;
  }
}
