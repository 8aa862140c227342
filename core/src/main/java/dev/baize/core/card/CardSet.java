package dev.baize.core.card;

import static java.util.stream.Collector.Characteristics.UNORDERED;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Collector;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of French cards, held in one {@code long}: bit <i>i</i> is set if the card with
 * index <i>i</i> is in the set.
 *
 * <p>All operations take constant time but for those that visit cards, which take time in
 * proportion to the cards visited. Iteration, streams and lists are in the natural order of cards,
 * ascending.
 */
public final class CardSet implements Iterable<Card> {
  private static final long EVERY_CARD = (1L << Card.COUNT) - 1;
  private static final long TWOS = 0b1111;
  private static final long SPADES = EVERY_CARD / TWOS;
  private static final CardSet NONE = new CardSet(0);
  private static final CardSet ALL = new CardSet(EVERY_CARD);

  private final long bits;

  private CardSet(long bits) {
    this.bits = bits;
  }

  /**
   * The empty set.
   *
   * @return a set of no cards
   */
  public static CardSet none() {
    return NONE;
  }

  /**
   * The whole pack.
   *
   * @return a set of all 52 cards
   */
  public static CardSet all() {
    return ALL;
  }

  /**
   * The cards of one suit.
   *
   * @param suit the suit
   * @return its thirteen cards
   */
  public static CardSet suit(Suit suit) {
    return new CardSet(SPADES << suit.index());
  }

  /**
   * The cards of one rank.
   *
   * @param rank the rank
   * @return its four cards
   */
  public static CardSet rank(Rank rank) {
    return new CardSet(TWOS << Card.of(rank, Suit.SPADES).index());
  }

  /**
   * The set of these cards.
   *
   * @param cards the cards, in any order; one that is named twice is in the set once
   * @return the set
   */
  public static CardSet of(Card... cards) {
    long bits = 0;
    for (Card card : cards) {
      bits |= bit(card);
    }
    return new CardSet(bits);
  }

  /**
   * The set with these bits.
   *
   * @param bits bit <i>i</i> for the card with index <i>i</i>
   * @return the set
   * @throws IllegalArgumentException if a bit above 51 is set
   */
  public static CardSet ofBits(long bits) {
    if ((bits & ~EVERY_CARD) != 0) {
      throw new IllegalArgumentException("0x%x: bits above 51 stand for no card".formatted(bits));
    }
    return new CardSet(bits);
  }

  /**
   * Reads what {@link #toString()} prints, except that the cards may be in any order.
   *
   * @param text a set, such as {@code {Nine of Spades, Ace of Hearts}}
   * @return the set
   * @throws IllegalArgumentException if the text is anything else or names a card twice; the
   *     message quotes it and says which card is wrong, counting from 1, and what was expected
   *     there
   */
  public static CardSet parse(String text) {
    return CardSetText.parse(text);
  }

  /**
   * Collects a stream of cards.
   *
   * @return a collector into a set, in which a card that comes twice is once
   */
  public static Collector<Card, ?, CardSet> collector() {
    return Collector.of(
        () -> new long[1],
        (sum, card) -> sum[0] |= bit(card),
        (sum, other) -> {
          sum[0] |= other[0];
          return sum;
        },
        sum -> new CardSet(sum[0]),
        UNORDERED);
  }

  private static long bit(Card card) {
    return 1L << card.index();
  }

  /**
   * The set as bits.
   *
   * @return bit <i>i</i> for the card with index <i>i</i>, 0 to 51
   */
  public long bits() {
    return bits;
  }

  /**
   * Whether there are no cards in this set.
   *
   * @return true for the empty set
   */
  public boolean isEmpty() {
    return bits == 0;
  }

  /**
   * The number of cards.
   *
   * @return 0 to 52
   */
  public int size() {
    return Long.bitCount(bits);
  }

  /**
   * Whether the card is in this set.
   *
   * @param card any card
   * @return true if it is
   */
  public boolean contains(Card card) {
    return (bits & bit(card)) != 0;
  }

  /**
   * This set and one more card.
   *
   * @param card the card, which may be in this set
   * @return the set with it
   */
  public CardSet with(Card card) {
    return new CardSet(bits | bit(card));
  }

  /**
   * This set less one card.
   *
   * @param card the card, which need not be in this set
   * @return the set without it
   */
  public CardSet without(Card card) {
    return new CardSet(bits & ~bit(card));
  }

  /**
   * The cards that are in either set.
   *
   * @param other the other set
   * @return the union
   */
  public CardSet union(CardSet other) {
    return new CardSet(bits | other.bits);
  }

  /**
   * The cards that are in both sets.
   *
   * @param other the other set
   * @return the intersection
   */
  public CardSet intersection(CardSet other) {
    return new CardSet(bits & other.bits);
  }

  /**
   * The cards of this set that are not in the other.
   *
   * @param other the other set
   * @return the difference
   */
  public CardSet minus(CardSet other) {
    return new CardSet(bits & ~other.bits);
  }

  /**
   * The first card in the natural order.
   *
   * @return the lowest card
   * @throws NoSuchElementException if this set is empty
   */
  public Card lowest() {
    requireSome();
    return Card.at(Long.numberOfTrailingZeros(bits));
  }

  /**
   * The last card in the natural order.
   *
   * @return the highest card
   * @throws NoSuchElementException if this set is empty
   */
  public Card highest() {
    requireSome();
    return Card.at(Long.SIZE - 1 - Long.numberOfLeadingZeros(bits));
  }

  private void requireSome() {
    if (bits == 0) {
      throw new NoSuchElementException("the card set is empty");
    }
  }

  /**
   * The card at a place in the natural order of this set.
   *
   * @param n how many cards of this set are lower: 0 for the lowest
   * @return the card
   * @throws IndexOutOfBoundsException if this set has no more than {@code n} cards, or {@code n} is
   *     negative
   */
  public Card get(int n) {
    Objects.checkIndex(n, size());
    long rest = bits;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Card.at(Long.numberOfTrailingZeros(rest));
  }

  /**
   * Visits the cards, lowest first.
   *
   * @return an iterator that removes nothing
   */
  @Override
  public Iterator<Card> iterator() {
    return new Ascending(bits);
  }

  /**
   * The cards as a stream.
   *
   * @return the cards, lowest first
   */
  public Stream<Card> stream() {
    return toList().stream();
  }

  /**
   * The cards as a list.
   *
   * @return an immutable list, lowest first
   */
  public List<Card> toList() {
    Card[] cards = new Card[size()];
    int n = 0;
    for (Card card : this) {
      cards[n++] = card;
    }
    return List.of(cards);
  }

  /**
   * Whether the other object is a set of the same cards.
   *
   * @param other any object
   * @return true if it is
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardSet set && set.bits == bits;
  }

  /**
   * A hash of the cards, the same in every run.
   *
   * @return the hash
   */
  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  /**
   * The cards in braces, lowest first, such as {@code {Nine of Spades, Ace of Hearts}}.
   *
   * @return the text, which {@link #parse} reads
   */
  @Override
  public String toString() {
    return CardSetText.print(this);
  }

  private static final class Ascending implements Iterator<Card> {
    private long rest;

    Ascending(long bits) {
      rest = bits;
    }

    @Override
    public boolean hasNext() {
      return rest != 0;
    }

    @Override
    public Card next() {
      if (rest == 0) {
        throw new NoSuchElementException("no more cards");
      }
      Card card = Card.at(Long.numberOfTrailingZeros(rest));
      rest &= rest - 1;
      return card;
    }
  }
}
