package dev.baize.blackjack;

import dev.baize.core.random.MersenneTwister;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.RiffleCut;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The shuffle of the specification: seven riffle cuts between 13 and 39, each drawn from one number
 * of MT19937. The generator is initialised with the seed of the session: by {@code init_genrand} if
 * the seed is an unsigned 32-bit number, else by {@code init_by_array} of its lower and upper half.
 */
final class RiffleShuffle {

  private static final int CUTS = 7;
  private static final int MIN_CUT = 13;
  private static final int MAX_CUT = 39;

  private final Seed seed;
  private long made;

  /** The generator of the next cut; null until this object makes a cut. */
  private @Nullable MersenneTwister numbers;

  RiffleShuffle(Seed seed) {
    this(seed, 0);
  }

  private RiffleShuffle(Seed seed, long made) {
    this.seed = seed;
    this.made = made;
  }

  /** A copy that continues with the same cuts; its generator catches up at the first of them. */
  RiffleShuffle copy() {
    return new RiffleShuffle(seed, made);
  }

  /** Shuffles the deck. {@code order} are the cards, the first to be dealt at the end. */
  void shuffle(int[] order, @Nullable Consumer<? super BlackjackEvent> events) {
    MersenneTwister random = numbers();
    int[] places = new int[order.length];
    for (int place = 0; place < places.length; place++) {
      places[place] = place;
    }
    for (int i = 0; i < CUTS; i++) {
      int cut = MIN_CUT + Integer.remainderUnsigned(random.nextInt(), MAX_CUT - MIN_CUT + 1);
      new RiffleCut(cut).shuffle(places, random);
      if (events != null) {
        events.accept(new BlackjackEvent.Cut(cut));
      }
    }
    made += CUTS;
    int[] before = order.clone();
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
