package dev.baize.blackjack;

import dev.baize.core.random.MersenneTwister;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.RiffleCut;
import dev.baize.core.shuffle.RiffleCuts;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The shuffle of the specification: seven riffle cuts between 13 and 39, one number of MT19937 for
 * each. The generator begins with the seed of the session: by {@code init_genrand} if that is a
 * number of 32 bits without a sign, else by {@code init_by_array} of its lower and its upper half.
 */
final class Riffle {

  private static final int CUTS = 7;
  private static final int LEAST = 13;
  private static final int MOST = 39;
  private static final RiffleCuts PLACES = new RiffleCuts(CUTS, LEAST, MOST);

  private final Seed seed;

  /** How many cuts were made. */
  private long made;

  /** Where the next cut comes from; null until it is made here. */
  private @Nullable MersenneTwister numbers;

  Riffle(Seed seed) {
    this(seed, 0);
  }

  private Riffle(Seed seed, long made) {
    this.seed = seed;
    this.made = made;
  }

  /** The same, which goes on with the same cuts; to copy costs nothing until it does. */
  Riffle copy() {
    return new Riffle(seed, made);
  }

  /**
   * Shuffles.
   *
   * @param order of the deck, its first card last
   */
  void shuffle(long[] order, @Nullable Consumer<? super BlackjackEvent> events) {
    MersenneTwister random = numbers();
    int[] places = new int[order.length];
    Arrays.setAll(places, place -> place);
    for (int i = 0; i < CUTS; i++) {
      int cut = PLACES.drawCut(random);
      new RiffleCut(cut).shuffle(places, random);
      if (events != null) {
        events.accept(new BlackjackEvent.Cut(cut));
      }
    }
    made += CUTS;
    long[] before = order.clone();
    int last = order.length - 1;
    for (int i = 0; i <= last; i++) {
      order[last - i] = before[last - places[i]];
    }
  }

  private MersenneTwister numbers() {
    if (numbers == null) {
      numbers = begin(seed.value());
      for (long i = 0; i < made; i++) {
        numbers.nextInt();
      }
    }
    return numbers;
  }

  private static MersenneTwister begin(long seed) {
    int lower = (int) seed;
    return Integer.toUnsignedLong(lower) == seed
        ? new MersenneTwister(lower)
        : new MersenneTwister(new int[] {lower, (int) (seed >>> Integer.SIZE)});
  }
}
