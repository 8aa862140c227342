package dev.baize.beans;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Random legal decisions. How often it takes the last one, which is to discard or leave a card, to
 * play no more, to keep all or to buy, is itself random, so that games of all kinds come up.
 *
 * @param seed the seed of its random numbers
 * @param last how often it takes the last legal decision instead of any, in percent
 */
public record RandomPlay(long seed, int last) {

  /** All of them. */
  public static Arbitrary<RandomPlay> any() {
    return Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(0, 100))
        .as(RandomPlay::new);
  }

  /** A new chooser, which makes the same decisions in the same game. */
  public Chooser chooser() {
    return new Chooser(new SplittableRandom(seed), last);
  }

  /** The decisions of one game. */
  public static final class Chooser {

    private final SplittableRandom random;
    private final int last;

    private Chooser(SplittableRandom random, int last) {
      this.random = random;
      this.last = last;
    }

    /** Chooses one of the legal decisions. */
    public <T> T choose(List<T> legal) {
      boolean takesLast = random.nextInt(100) < last;
      return legal.get(takesLast ? legal.size() - 1 : random.nextInt(legal.size()));
    }
  }
}
