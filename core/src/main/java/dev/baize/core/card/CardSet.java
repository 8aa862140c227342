package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.stream.Collector.Characteristics.UNORDERED;
import static java.util.stream.Collectors.joining;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Collector;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of French cards, held in one {@code long}: bit <i>i</i> is card <i>i</i>.
 *
 * <p>Operations take constant time, except that visiting cards takes time linear in the number
 * visited. Iteration, streams and lists are in the natural order of cards, ascending.
 */
public final class CardSet implements Iterable<Card> {
  private static final long EVERY_CARD = (1L << Card.COUNT) - 1;
  private static final long TWOS = 0b1111;
  private static final long SPADES = EVERY_CARD / TWOS;
  private static final String START = "{";
  private static final String BETWEEN = ", ";
  private static final String END = "}";
  private static final CardSet NONE = new CardSet(0);
  private static final CardSet ALL = new CardSet(EVERY_CARD);

  private final long bits;

  private CardSet(long bits) {
    this.bits = bits;
  }

  /** {@return the empty set} */
  public static CardSet none() {
    return NONE;
  }

  /** {@return the set of all 52 cards} */
  public static CardSet all() {
    return ALL;
  }

  /**
   * {@return the thirteen cards of a suit}
   *
   * @param suit any suit
   */
  public static CardSet suit(Suit suit) {
    return new CardSet(SPADES << suit.index());
  }

  /**
   * {@return the four cards of a rank}
   *
   * @param rank any rank
   */
  public static CardSet rank(Rank rank) {
    return new CardSet(TWOS << Card.of(rank, Suit.SPADES).index());
  }

  /**
   * {@return the set of the given cards}
   *
   * @param cards in any order; duplicates are ignored
   */
  public static CardSet of(Card... cards) {
    long bits = 0;
    for (Card card : cards) {
      bits |= bit(card);
    }
    return new CardSet(bits);
  }

  /**
   * {@return the set with the given bits}
   *
   * @param bits bit <i>i</i> for the card with index <i>i</i>
   */
  public static CardSet ofBits(long bits) {
    if (bits >>> Card.COUNT != 0) {
      throw new IllegalArgumentException(
          "0x" + Long.toHexString(bits) + ": bits above 51 stand for no card");
    }
    return new CardSet(bits);
  }

  /**
   * {@return the set that {@link #toString()} prints as this text, but for the order of the cards}
   *
   * @param text a set, such as {@code {Nine of Spades, Ace of Hearts}}
   */
  public static CardSet parse(String text) {
    if (!text.startsWith(START) || !text.endsWith(END) || text.length() < 2) {
      throw new IllegalArgumentException(
          lenientFormat(
              "\"%s\": expected cards in braces, such as \"{Nine of Spades, Ace of Hearts}\"",
              text));
    }
    String list = text.substring(1, text.length() - 1);
    CardSet set = NONE;
    int position = 0;
    for (String word : list.isEmpty() ? new String[0] : list.split(BETWEEN, -1)) {
      position++;
      try {
        Card card = Card.parse(word);
        if (set.contains(card)) {
          throw new IllegalArgumentException(lenientFormat("\"%s\", appears twice", card));
        }
        set = set.with(card);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            lenientFormat("\"%s\": card %s, %s", text, position, e.getMessage()), e);
      }
    }
    return set;
  }

  /** {@return a collector of cards into a set; duplicates are ignored} */
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

  /** {@return the set as bits: bit <i>i</i> for the card with index <i>i</i>, 0 to 51} */
  public long bits() {
    return bits;
  }

  /** {@return whether the set has no cards} */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** {@return the number of cards, 0 to 52} */
  public int size() {
    return Long.bitCount(bits);
  }

  /**
   * {@return whether a card is in this set}
   *
   * @param card any card
   */
  public boolean contains(Card card) {
    return (bits & bit(card)) != 0;
  }

  /**
   * {@return this set with a card added}
   *
   * @param card any card, in this set or not
   */
  public CardSet with(Card card) {
    return new CardSet(bits | bit(card));
  }

  /**
   * {@return this set with a card removed}
   *
   * @param card any card, in this set or not
   */
  public CardSet without(Card card) {
    return new CardSet(bits & ~bit(card));
  }

  /**
   * {@return the cards that are in either set}
   *
   * @param other any set
   */
  public CardSet union(CardSet other) {
    return new CardSet(bits | other.bits);
  }

  /**
   * {@return the cards that are in both sets}
   *
   * @param other any set
   */
  public CardSet intersection(CardSet other) {
    return new CardSet(bits & other.bits);
  }

  /**
   * {@return the cards of this set that are not in the other}
   *
   * @param other any set
   */
  public CardSet minus(CardSet other) {
    return new CardSet(bits & ~other.bits);
  }

  /** {@return the first card in the natural order} */
  public Card lowest() {
    requireSome();
    return Card.at(Long.numberOfTrailingZeros(bits));
  }

  /** {@return the last card in the natural order} */
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
   * {@return the card at an index of this set in the natural order}
   *
   * @param n the index, 0 for the lowest card to {@code size() - 1} for the highest
   */
  public Card get(int n) {
    Objects.checkIndex(n, size());
    long rest = bits;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Card.at(Long.numberOfTrailingZeros(rest));
  }

  /** {@return an iterator over the cards, lowest first, that does not support removal} */
  @Override
  public Iterator<Card> iterator() {
    return new Ascending(bits);
  }

  /** {@return the cards, lowest first} */
  public Stream<Card> stream() {
    return toList().stream();
  }

  /** {@return an immutable list of the cards, lowest first} */
  public List<Card> toList() {
    Card[] cards = new Card[size()];
    int n = 0;
    for (Card card : this) {
      cards[n++] = card;
    }
    return List.of(cards);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardSet set && set.bits == bits;
  }

  /** The same in every run. */
  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  /** {@return the cards in braces, lowest first: {@code {Nine of Spades, Ace of Hearts}}} */
  @Override
  public String toString() {
    return stream().map(Card::toString).collect(joining(BETWEEN, START, END));
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
