package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.random.BoundedInts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Deals the cards that a seat cannot see: each place gets its number of them and none that it is
 * known not to hold, and every such deal is equally likely.
 *
 * <p>Deals are counted, not tried: cards that may lie in the same places form a group, and how many
 * cards of each group a place gets is drawn by the number of deals that follow. Counts are exact up
 * to 2⁵³ and rounded to 53 bits above. The time for them is at most the product of the sizes of the
 * groups; places that may hold any card need no counts. A sampler is not thread-safe.
 */
public final class HiddenHands {

  /** The restricted places, which may not hold every card, come first. */
  private final List<Place> places;

  private final int restricted;
  private final List<List<Card>> groups;

  /** A bit for each place that may hold the cards of a group, by group. */
  private final long[] possible;

  /** The number of deals for each number of cards that are left of the groups. */
  private final Map<Long, Double> counts = new HashMap<>();

  /**
   * A place.
   *
   * @param index the number of the place, in the order in which places were added
   * @param size how many cards it gets
   * @param never what it may not hold
   */
  private record Place(int index, int size, CardSet never) {}

  private HiddenHands(CardSet cards, List<Place> places) {
    Map<Long, List<Card>> byPlaces = new LinkedHashMap<>();
    for (Card card : cards) {
      long held = 0;
      for (Place place : places) {
        held |= place.never().contains(card) ? 0 : 1L << place.index();
      }
      byPlaces.computeIfAbsent(held, none -> new ArrayList<>()).add(card);
    }
    this.groups = List.copyOf(byPlaces.values());
    this.possible = byPlaces.keySet().stream().mapToLong(Long::longValue).toArray();
    long any = Arrays.stream(possible).reduce(-1L, (one, other) -> one & other);
    this.restricted = (int) places.stream().filter(place -> !holds(any, place)).count();
    this.places = places.stream().sorted(Comparator.comparing(place -> holds(any, place))).toList();
  }

  private static boolean holds(long possible, Place place) {
    return (possible >> place.index() & 1) != 0;
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
   */
  public static List<CardSet> deal(CardSet cards, int hands, int size, RandomGenerator random) {
    int rest = cards.size() - hands * size;
    checkArgument(rest >= 0, "%s cards are missing", -rest);
    List<Card> deck = new ArrayList<>(cards.toList());
    List<CardSet> dealt = new ArrayList<>();
    for (int i = 0; i < hands; i++) {
      dealt.add(CardSet.ofBits(draw(deck, size, random)));
    }
    return List.copyOf(dealt);
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
     * @param never what it is known not to hold, such as suits that it did not follow
     * @return this builder
     */
    public Builder place(int size, CardSet never) {
      checkArgument(size >= 0, "%s cards: expected 0 or more", size);
      places.add(new Place(places.size(), size, requireNonNull(never)));
      return this;
    }

    /** {@return the sampler} Cards in excess of what the places hold are in none of them. */
    public HiddenHands build() {
      int rest = cards.size() - places.stream().mapToInt(Place::size).sum();
      checkArgument(rest >= 0, "%s cards are missing", -rest);
      HiddenHands hands = new HiddenHands(cards, places);
      if (hands.count() == 0) {
        throw new IllegalArgumentException(lenientFormat("no deal of %s fits %s", cards, places));
      }
      return hands;
    }
  }

  /** {@return the number of deals, of different cards in places} */
  public double count() {
    return count(0, groups.stream().mapToInt(List::size).toArray());
  }

  /**
   * {@return a deal: the cards of each place, in the order in which places were added}
   *
   * @param random the source of the deal
   */
  public List<CardSet> deal(RandomGenerator random) {
    requireNonNull(random);
    List<List<Card>> rest = new ArrayList<>();
    groups.forEach(group -> rest.add(new ArrayList<>(group)));
    long[] hands = new long[places.size()];
    for (int dealt = 0; dealt < restricted; dealt++) {
      int[] left = rest.stream().mapToInt(List::size).toArray();
      int[] split = split(dealt, left, random);
      for (int group = 0; group < split.length; group++) {
        hands[places.get(dealt).index()] |= draw(rest.get(group), split[group], random);
      }
    }
    List<Card> any = new ArrayList<>();
    rest.forEach(any::addAll);
    for (Place place : places.subList(restricted, places.size())) {
      hands[place.index()] = draw(any, place.size(), random);
    }
    return Arrays.stream(hands).mapToObj(CardSet::ofBits).toList();
  }

  /** Takes cards out of a list, each as likely as any other. */
  private static long draw(List<Card> cards, int count, RandomGenerator random) {
    long drawn = 0;
    for (int i = 0; i < count; i++) {
      int last = cards.size() - 1;
      int chosen = BoundedInts.below(last + 1, random);
      drawn |= 1L << cards.get(chosen).index();
      cards.set(chosen, cards.get(last));
      cards.remove(last);
    }
    return drawn;
  }

  /** Draws how many cards of each group a place gets, by the number of deals that follow. */
  private int[] split(int place, int[] left, RandomGenerator random) {
    double target = (random.nextLong() >>> 11) * 0x1p-53 * count(place, left);
    int[] last = {};
    for (int[] split : splits(place, left)) {
      double weight = weight(place, left, split);
      if (weight > 0) {
        last = split;
        target -= weight;
        if (target < 0) {
          break;
        }
      }
    }
    return last;
  }

  /** {@return the number of deals to a place and those after it, given what is left} */
  private double count(int place, int[] left) {
    if (place >= restricted) {
      return unrestricted(place, Arrays.stream(left).sum());
    }
    long key = place;
    for (int i = 0; i < left.length; i++) {
      key = key * (groups.get(i).size() + 1) + left[i];
    }
    Double known = counts.get(key);
    if (known == null) {
      double sum = 0;
      for (int[] split : splits(place, left)) {
        sum += weight(place, left, split);
      }
      known = sum;
      counts.put(key, known);
    }
    return known;
  }

  private double unrestricted(int first, int cards) {
    double ways = 1;
    int left = cards;
    for (Place place : places.subList(first, places.size())) {
      ways *= choose(left, place.size());
      left -= place.size();
    }
    return ways;
  }

  private double weight(int place, int[] left, int[] split) {
    double ways = 1;
    int[] after = left.clone();
    for (int group = 0; group < split.length; group++) {
      ways *= choose(left[group], split[group]);
      after[group] -= split[group];
    }
    return ways * count(place + 1, after);
  }

  /** {@return all numbers of cards of each group that a place may get} */
  private List<int[]> splits(int place, int[] left) {
    List<int[]> found = new ArrayList<>();
    split(places.get(place), left, new int[left.length], 0, places.get(place).size(), found);
    return found;
  }

  private void split(
      Place place, int[] left, int[] split, int group, int missing, List<int[]> found) {
    if (group == left.length) {
      if (missing == 0) {
        found.add(split.clone());
      }
      return;
    }
    int most = holds(possible[group], place) ? Math.min(left[group], missing) : 0;
    for (int n = 0; n <= most; n++) {
      split[group] = n;
      split(place, left, split, group + 1, missing - n, found);
    }
    split[group] = 0;
  }

  private static double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; i++) {
      ways = ways * (n - i) / (i + 1);
    }
    return ways;
  }
}
