package dev.baize.beans;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Legal decisions at random. How often it takes the last of them, which is to discard or leave a
 * card, to play no more, to keep all or to buy, is part of the draw, so that games of all kinds
 * come.
 *
 * @param seed where its random numbers begin
 * @param last how often it takes the last, in percent; else any
 */
public record RandomPlay(long seed, int last) {

  /** Any. */
  public static Arbitrary<RandomPlay> any() {
    return Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(0, 100))
        .as(RandomPlay::new);
  }

  /** Begins anew: the same decisions for the same positions. */
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

    /** One of these. */
    public <T> T choose(List<T> legal) {
      boolean takesLast = random.nextInt(100) < last;
      return legal.get(takesLast ? legal.size() - 1 : random.nextInt(legal.size()));
    }
  }
}
