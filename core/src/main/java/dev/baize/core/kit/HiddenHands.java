package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.random.BoundedInts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Deals the cards that a seat cannot see: each place gets its number of them and none that it is
 * known not to hold, and every such deal is equally likely.
 *
 * <p>Deals are counted, not tried: cards that may lie in the same places form a group, and how many
 * of a group go where is drawn by the number of deals that follow. The first deal takes time for
 * the counts, at most the product of the places' sizes; every further one takes time linear in the
 * cards. A sampler is not thread-safe.
 */
public final class HiddenHands {

  private final int[] sizes;
  private final List<Group> groups;
  private final Map<List<Integer>, BigInteger> counts = new HashMap<>();

  /** Cards that may lie in the same places: a bit for each place. */
  private record Group(long places, List<Card> cards) {}

  /** What a place may hold. */
  private record Place(int size, CardSet never) {}

  private HiddenHands(CardSet cards, List<Place> places) {
    this.sizes = places.stream().mapToInt(Place::size).toArray();
    Map<Long, List<Card>> byPlaces = new LinkedHashMap<>();
    for (Card card : cards) {
      long possible = 0;
      for (int i = 0; i < sizes.length; i++) {
        if (!places.get(i).never().contains(card)) {
          possible |= 1L << i;
        }
      }
      byPlaces.computeIfAbsent(possible, none -> new ArrayList<>()).add(card);
    }
    this.groups =
        byPlaces.entrySet().stream()
            .sorted(Map.Entry.comparingByKey((a, b) -> Long.bitCount(a) - Long.bitCount(b)))
            .map(entry -> new Group(entry.getKey(), List.copyOf(entry.getValue())))
            .toList();
  }

  /**
   * {@return a builder without places}
   *
   * @param cards those whose place the seat does not know
   */
  public static Builder of(CardSet cards) {
    return new Builder(cards);
  }

  /**
   * {@return hands of as many cards each, as likely as any others}
   *
   * @param cards the deck
   * @param hands how many there are
   * @param size the number of cards of each
   * @param random the source of the deal
   * @throws IllegalArgumentException if the deck has fewer cards
   */
  public static List<CardSet> deal(CardSet cards, int hands, int size, RandomGenerator random) {
    Builder deck = of(cards);
    for (int i = 0; i < hands; i++) {
      deck.place(size);
    }
    return deck.build().deal(random);
  }

  /** Says where hidden cards may lie; obtained from {@link HiddenHands#of}. */
  public static final class Builder {
    private final CardSet cards;
    private final List<Place> places = new ArrayList<>();

    private Builder(CardSet cards) {
      this.cards = requireNonNull(cards);
    }

    /**
     * Adds a place that may hold any of the cards.
     *
     * @param size the number of cards there
     * @return this builder
     */
    public Builder place(int size) {
      return place(size, CardSet.none());
    }

    /**
     * Adds a place.
     *
     * @param size the number of cards there
     * @param never what it is known not to hold: the suits that it did not follow, cards that lie
     *     elsewhere
     * @return this builder
     */
    public Builder place(int size, CardSet never) {
      checkArgument(size >= 0, "%s cards: expected 0 or more", size);
      places.add(new Place(size, requireNonNull(never)));
      return this;
    }

    /**
     * {@return the sampler} Cards that remain, if there are more than the places hold, are in none
     * of them.
     *
     * @throws IllegalArgumentException if there is no such deal
     */
    public HiddenHands build() {
      int rest = cards.size() - places.stream().mapToInt(Place::size).sum();
      checkArgument(rest >= 0, "%s cards are missing", -rest);
      List<Place> all = new ArrayList<>(places);
      all.add(new Place(rest, CardSet.none()));
      HiddenHands hands = new HiddenHands(cards, all);
      if (hands.count().signum() == 0) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "no deal of %s fits %s", cards, places));
      }
      return hands;
    }
  }

  /** {@return the number of deals} */
  public BigInteger count() {
    return count(0, sizes);
  }

  /**
   * {@return a deal: the cards of each place, in the order in which places were added}
   *
   * @param random the source of the deal
   */
  public List<CardSet> deal(RandomGenerator random) {
    int[] free = sizes.clone();
    long[] hands = new long[sizes.length];
    for (int i = 0; i < groups.size(); i++) {
      Group group = groups.get(i);
      int[] split = split(i, free, random);
      List<Card> shuffled = new ArrayList<>(group.cards());
      for (int place = 0; place < split.length; place++) {
        for (int n = 0; n < split[place]; n++) {
          int last = shuffled.size() - 1;
          int chosen = BoundedInts.below(last + 1, random);
          hands[place] |= 1L << shuffled.get(chosen).index();
          shuffled.set(chosen, shuffled.get(last));
          shuffled.remove(last);
        }
        free[place] -= split[place];
      }
    }
    return Arrays.stream(hands).limit(hands.length - 1L).mapToObj(CardSet::ofBits).toList();
  }

  /** How many cards of a group go to each place, drawn by the number of deals that follow. */
  private int[] split(int group, int[] free, RandomGenerator random) {
    List<int[]> splits = splits(group, free);
    if (splits.size() == 1) {
      return splits.get(0);
    }
    BigInteger chosen = below(count(group, free), random);
    for (int[] split : splits) {
      chosen = chosen.subtract(weight(group, free, split));
      if (chosen.signum() < 0) {
        return split;
      }
    }
    throw new AssertionError("the weights add up to the count");
  }

  private static BigInteger below(BigInteger bound, RandomGenerator random) {
    BigInteger number;
    do {
      byte[] bytes = new byte[bound.bitLength() / 8 + 1];
      random.nextBytes(bytes);
      bytes[0] &= (byte) ((1 << (bound.bitLength() % 8)) - 1);
      number = new BigInteger(1, bytes);
    } while (number.compareTo(bound) >= 0);
    return number;
  }

  private BigInteger count(int group, int[] free) {
    if (group == groups.size()) {
      return BigInteger.ONE;
    }
    List<Integer> key = new ArrayList<>(free.length + 1);
    key.add(group);
    Arrays.stream(free).forEach(key::add);
    BigInteger known = counts.get(key);
    if (known == null) {
      known = BigInteger.ZERO;
      for (int[] split : splits(group, free)) {
        known = known.add(weight(group, free, split));
      }
      counts.put(key, known);
    }
    return known;
  }

  private BigInteger weight(int group, int[] free, int[] split) {
    BigInteger ways = BigInteger.ONE;
    int left = groups.get(group).cards().size();
    int[] after = free.clone();
    for (int place = 0; place < split.length; place++) {
      ways = ways.multiply(choose(left, split[place]));
      left -= split[place];
      after[place] -= split[place];
    }
    return ways.multiply(count(group + 1, after));
  }

  /** All ways to split the cards of a group, by number; the last group fills what is free. */
  private List<int[]> splits(int group, int[] free) {
    List<int[]> found = new ArrayList<>();
    if (group == groups.size() - 1) {
      long places = groups.get(group).places();
      for (int place = 0; place < free.length; place++) {
        if (free[place] > 0 && (places >> place & 1) == 0) {
          return found;
        }
      }
      found.add(free.clone());
      return found;
    }
    split(
        groups.get(group), free, new int[free.length], 0, groups.get(group).cards().size(), found);
    return found;
  }

  private static void split(
      Group group, int[] free, int[] split, int place, int left, List<int[]> found) {
    if (place == free.length) {
      if (left == 0) {
        found.add(split.clone());
      }
      return;
    }
    int most = (group.places() >> place & 1) == 0 ? 0 : Math.min(free[place], left);
    for (int n = 0; n <= most; n++) {
      split[place] = n;
      split(group, free, split, place + 1, left - n, found);
    }
    split[place] = 0;
  }

  private static BigInteger choose(int n, int k) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 0; i < k; i++) {
      ways = ways.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1L));
    }
    return ways;
  }
}
