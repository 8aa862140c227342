package dev.baize.euchre;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Legal decisions at random. How often it passes is part of the draw, so that trump is made in
 * every round and by every seat.
 *
 * @param seed where its random numbers begin
 * @param passes how often it passes where it may order up, in percent
 */
public record RandomPlay(long seed, int passes) {

  /** Any. */
  public static Arbitrary<RandomPlay> any() {
    return Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(0, 100))
        .as(RandomPlay::new);
  }

  /** Begins anew: the same decisions for the same positions. */
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

    /** One of some legal decisions. */
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
