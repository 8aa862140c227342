package dev.baize.core.card;

import dev.baize.core.text.Excerpt;

/**
 * A French playing card, such as the Jack of Diamonds.
 *
 * <p>There is exactly one object for each of the 52 cards, so cards may be compared with {@code ==}
 * and asking for one allocates nothing. The natural order is by rank, and by suit where the ranks
 * are equal; it is the order of {@link #index()} and consistent with {@code equals}. What a game
 * makes of a card, such as trump, is an ordering of that game and never another card.
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
   * The card of this rank and suit.
   *
   * @param rank its rank
   * @param suit its suit
   * @return the one object for that card
   */
  public static Card of(Rank rank, Suit suit) {
    return CARDS[rank.index() * SUITS + suit.index()];
  }

  /**
   * The card with this {@link #index()}.
   *
   * @param index 0 for the Two of Spades to 51 for the Ace of Diamonds
   * @return the one object for that card
   * @throws IndexOutOfBoundsException if the index is not 0 to 51
   */
  public static Card at(int index) {
    return CARDS[index];
  }

  /**
   * Reads what {@link #toString()} prints; upper and lower case differ, as do one space and two.
   *
   * @param text a card, such as {@code Jack of Diamonds}
   * @return the card
   * @throws IllegalArgumentException if the text is anything else; the message quotes it and says
   *     which part is wrong and what was expected there
   */
  public static Card parse(String text) {
    int end = text.indexOf(SEPARATOR);
    if (end < 0) {
      throw new IllegalArgumentException(
          "%s: no \"%s\"; expected a rank and a suit, such as \"Jack of Diamonds\""
              .formatted(Excerpt.quote(text), SEPARATOR));
    }
    Rank rank = Rank.parse(text.substring(0, end), text);
    Suit suit = Suit.parse(text.substring(end + SEPARATOR.length()), text);
    return of(rank, suit);
  }

  /**
   * The card's place in the natural order: four times the rank's index plus the suit's.
   *
   * @return 0 for the Two of Spades to 51 for the Ace of Diamonds
   */
  public int index() {
    return index;
  }

  /**
   * The card's rank.
   *
   * @return the rank that is printed on it
   */
  public Rank rank() {
    return rank;
  }

  /**
   * The card's suit.
   *
   * @return the suit that is printed on it
   */
  public Suit suit() {
    return suit;
  }

  /**
   * Compares in the natural order.
   *
   * @param other another card
   * @return less than 0, 0 or more than 0 if this card is lower, the same or higher
   */
  @Override
  public int compareTo(Card other) {
    return Integer.compare(index, other.index);
  }

  /**
   * The {@link #index()}, so that a hash table of cards has the same order in every run, which the
   * identity hash would not give.
   *
   * @return 0 to 51
   */
  @Override
  public int hashCode() {
    return index;
  }

  /**
   * The rank's and the suit's words, such as {@code Jack of Diamonds}.
   *
   * @return the text, which {@link #parse} reads
   */
  @Override
  public String toString() {
    return text;
  }
}
