package dev.baize.testing;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * The sample games that a check plays.
 *
 * @param games the number of games, at least 1
 * @param seed the seed from which the seed of each game and the random decisions in it are derived
 * @param maxDecisions the number of decisions after which a game is considered endless, at least 1
 */
public record Samples(int games, Seed seed, int maxDecisions) {

  /** Twenty games, derived from seed 1, of at most 10,000 decisions each. */
  public static final Samples DEFAULT = new Samples(20, Seed.of(1), 10_000);

  private static final int CHECKPOINTS = 8;

  /**
   * Rejects samples that would check nothing.
   *
   * @param games 1 or more
   * @param seed any seed
   * @param maxDecisions 1 or more
   * @throws IllegalArgumentException if a number is less than 1
   */
  public Samples {
    requireNonNull(seed);
    checkArgument(
        games >= 1 && maxDecisions >= 1,
        "%s games of at most %s decisions; expected at least 1 of each",
        games,
        maxDecisions);
  }

  /**
   * {@return the same with another number of games}
   *
   * @param number at least 1
   */
  public Samples withGames(int number) {
    return new Samples(number, seed, maxDecisions);
  }

  /**
   * {@return the same from another seed}
   *
   * @param other the seed to derive from
   */
  public Samples withSeed(Seed other) {
    return new Samples(games, other, maxDecisions);
  }

  static List<Seat> seats(Rules<?, ?, ?> rules) {
    return IntStream.range(0, rules.seats()).mapToObj(Seat::of).toList();
  }

  /** The seed of a sample game, counted from 0. */
  Seed seedOf(int game) {
    return seed.derive(game);
  }

  /**
   * Randomly drawn positions of a game with a number of decisions, for checks that are too slow for
   * every position: at least one and at most eight, where position 0 is the start.
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
