package dev.baize.euchre;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Random legal decisions. The probability of a pass is drawn too, so that trump is made in every
 * round and by every seat.
 *
 * @param seed the seed of the random numbers
 * @param passes the probability of a pass where it may order up, in percent
 */
public record RandomPlay(long seed, int passes) {

  /** Any seed, and any probability that lets a game of which hands can be thrown in end. */
  public static Arbitrary<RandomPlay> any() {
    return Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(0, 90))
        .as(RandomPlay::new);
  }

  /** A new chooser, which makes the same decisions in the same positions. */
  public Chooser chooser() {
    return new Chooser(new SplittableRandom(seed), passes);
  }

  /** The decisions of one game. */
  public static final class Chooser {

    private final SplittableRandom random;
    private final int passes;

    private Chooser(SplittableRandom random, int passes) {
      this.random = random;
      this.passes = passes;
    }

    /** Chooses one of the legal decisions. */
    public EuchreDecision choose(List<EuchreDecision> legal) {
      if (legal.get(0).equals(EuchreDecision.pass())) {
        return random.nextInt(100) < passes
            ? legal.get(0)
            : legal.get(1 + random.nextInt(legal.size() - 1));
      }
      return legal.get(random.nextInt(legal.size()));
    }
  }
}
