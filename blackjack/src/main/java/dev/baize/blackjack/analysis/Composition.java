package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.core.text.Plural;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The composition of what is left of one to eight decks of 52: the number of cards of each value.
 * Values are 1 for an ace, 2 to 10 for Two to Ten, and 10 for the face cards.
 */
public final class Composition {
  static final int VALUES = 10;

  /** The bits per value in a packed number: a count, and a guard bit above it. */
  private static final int BITS = 6;

  private static final int COUNT = (1 << (BITS - 1)) - 1;

  /** The guard bit of every count, which a subtraction clears if it borrows. */
  private static final long GUARDS = 0x820820820820820L;

  private static final int[] FULL = {4, 4, 4, 4, 4, 4, 4, 4, 4, 16};
  private static final Composition FULL_DECK = new Composition(FULL);
  private static final int MAX_CARDS = BlackjackHouseRules.MAX_DECKS * FULL_DECK.size;

  private final int[] counts;
  private final int size;
  private final long packed;

  private Composition(int[] counts) {
    this.counts = counts;
    this.size = Arrays.stream(counts).sum();
    this.packed = pack(Arrays.stream(counts).map(count -> Math.min(count, COUNT)).toArray());
  }

  /** {@return the composition of all 52 cards} */
  public static Composition fullDeck() {
    return FULL_DECK;
  }

  /**
   * {@return the composition of all cards of some decks}
   *
   * @param decks 1 to 8
   */
  public static Composition decks(int decks) {
    if (decks < 1 || decks > BlackjackHouseRules.MAX_DECKS) {
      throw new IllegalArgumentException(
          Plural.of(decks, "deck") + ": expected 1 to " + BlackjackHouseRules.MAX_DECKS);
    }
    return new Composition(Arrays.stream(FULL).map(count -> decks * count).toArray());
  }

  /**
   * {@return a composition of given counts, whatever decks they are from}
   *
   * @param counts ten numbers: of aces, Twos and so on to Nines, and of the cards worth ten; all in
   *     all no more than the 416 cards of eight decks
   */
  public static Composition of(int... counts) {
    if (counts.length != VALUES) {
      throw new IllegalArgumentException(
          Plural.of(counts.length, "count") + ": expected ten, aces first");
    }
    for (int i = 0; i < VALUES; i++) {
      if (counts[i] < 0 || counts[i] > MAX_CARDS) {
        throw new IllegalArgumentException(
            Plural.of(counts[i], "card") + " of value " + (i + 1) + ": expected 0 to " + MAX_CARDS);
      }
    }
    Composition shoe = new Composition(counts.clone());
    if (shoe.size > MAX_CARDS) {
      throw new IllegalArgumentException(shoe.size + " cards: expected " + MAX_CARDS + " at most");
    }
    return shoe;
  }

  /**
   * {@return this composition with one card less}
   *
   * @param value the value of that card, 1 to 10, of which one must be left
   */
  public Composition without(int value) {
    if (count(value) == 0) {
      throw new IllegalArgumentException("no card of value " + value + " is left");
    }
    int[] fewer = counts.clone();
    fewer[value - 1]--;
    return new Composition(fewer);
  }

  /**
   * {@return the number of cards of one value: in one deck 0 to 4, or to 16 for the value 10}
   *
   * @param value 1 to 10
   */
  public int count(int value) {
    checkValue(value);
    return counts[value - 1];
  }

  /** {@return the number of cards, 0 to 52 in one deck} */
  public int size() {
    return size;
  }

  static void checkValue(int value) {
    if (value < 1 || value > VALUES) {
      throw new IllegalArgumentException("value " + value + ": expected 1 to 10");
    }
  }

  /** Packs ten counts, each up to 31, into one number, for {@link #contains}. */
  static long pack(int[] counts) {
    long packed = 0;
    for (int i = 0; i < VALUES; i++) {
      packed |= (long) counts[i] << (BITS * i);
    }
    return packed;
  }

  /** The number of cards of one value in a {@linkplain #pack packed} number. */
  static int count(long packed, int value) {
    return (int) (packed >>> (BITS * (value - 1))) & COUNT;
  }

  /** Whether all cards of a {@linkplain #pack packed} hand are left. */
  boolean contains(long cards) {
    return contains(packed, cards);
  }

  /** Whether all cards of a {@linkplain #pack packed} number are in another. */
  static boolean contains(long packed, long cards) {
    return (((packed | GUARDS) - cards) & GUARDS) == GUARDS;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Composition composition && Arrays.equals(counts, composition.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  /** The ten counts, aces first, for instance {@code [4, 4, 4, 4, 4, 4, 4, 4, 4, 16]}. */
  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
