package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;

/**
 * A French playing card, such as the Jack of Diamonds.
 *
 * <p>There is one object for each of the 52 cards, so cards may be compared with {@code ==}. The
 * natural order, that of {@link #index()}, is by rank, then by suit. Trump and the like are
 * orderings defined by a game: they never turn a card into another one.
 */
public final class Card implements Comparable<Card> {
  /** The number of different cards. */
  static final int COUNT = 52;

  private static final int SUITS = 4;
  private static final String SEPARATOR = " of ";
  private static final Card[] CARDS = new Card[COUNT];

  static {
    for (int index = 0; index < COUNT; index++) {
      CARDS[index] = new Card(Rank.at(index / SUITS), Suit.at(index % SUITS), index);
    }
  }

  private final Rank rank;
  private final Suit suit;
  private final int index;
  private final String text;

  private Card(Rank rank, Suit suit, int index) {
    this.rank = rank;
    this.suit = suit;
    this.index = index;
    this.text = rank + SEPARATOR + suit;
  }

  /**
   * {@return the one object for the card of a rank and a suit}
   *
   * @param rank any rank
   * @param suit any suit
   */
  public static Card of(Rank rank, Suit suit) {
    return CARDS[rank.index() * SUITS + suit.index()];
  }

  /**
   * {@return the one object for the card with this {@link #index()}}
   *
   * @param index 0 for the Two of Spades to 51 for the Ace of Diamonds
   */
  public static Card at(int index) {
    return CARDS[index];
  }

  /**
   * {@return the card that {@link #toString()} prints as exactly this text}
   *
   * @param text a card, such as {@code Jack of Diamonds}
   */
  public static Card parse(String text) {
    int end = text.indexOf(SEPARATOR);
    if (end < 0) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: no \"%s\"; expected a rank and a suit, such as \"Jack of Diamonds\"",
              Excerpt.quote(text), SEPARATOR));
    }
    Rank rank = Rank.NAMES.find(text.substring(0, end), text);
    Suit suit = Suit.NAMES.find(text.substring(end + SEPARATOR.length()), text);
    return of(rank, suit);
  }

  /** {@return four times the index of the rank plus that of the suit, 0 (Two of Spades) to 51} */
  public int index() {
    return index;
  }

  /** {@return the rank printed on the card} */
  public Rank rank() {
    return rank;
  }

  /** {@return the suit printed on the card} */
  public Suit suit() {
    return suit;
  }

  @Override
  public int compareTo(Card other) {
    return Integer.compare(index, other.index);
  }

  /** {@return the {@link #index()}, by which hash tables of cards have one order in every run} */
  @Override
  public int hashCode() {
    return index;
  }

  /** {@return the rank and the suit in words, such as {@code Jack of Diamonds}} */
  @Override
  public String toString() {
    return text;
  }
}
