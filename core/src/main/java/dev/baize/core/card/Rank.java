package dev.baize.core.card;

import java.util.List;

/**
 * The thirteen ranks of French cards, declared in ascending order, Two to Ace.
 *
 * <p>Use {@link #at(int)} rather than {@link #values()} where speed matters: it copies nothing.
 */
public enum Rank {
  /** The lowest rank. */
  TWO("Two"),
  /** Three. */
  THREE("Three"),
  /** Four. */
  FOUR("Four"),
  /** Five. */
  FIVE("Five"),
  /** Six. */
  SIX("Six"),
  /** Seven. */
  SEVEN("Seven"),
  /** Eight. */
  EIGHT("Eight"),
  /** Nine. */
  NINE("Nine"),
  /** Ten. */
  TEN("Ten"),
  /** The lowest face card. */
  JACK("Jack"),
  /** Queen. */
  QUEEN("Queen"),
  /** The highest face card. */
  KING("King"),
  /** The highest rank. */
  ACE("Ace");

  private static final List<Rank> ALL = List.of(values());
  private static final EnumNames<Rank> NAMES = new EnumNames<>("rank", ALL);

  private final String word;

  Rank(String word) {
    this.word = word;
  }

  /**
   * The rank with this {@link #index()}.
   *
   * @param index 0 for Two to 12 for Ace
   * @return the rank
   * @throws IndexOutOfBoundsException if there is no such rank
   */
  public static Rank at(int index) {
    return ALL.get(index);
  }

  /**
   * Reads what {@link #toString()} prints; upper and lower case differ.
   *
   * @param text a rank, such as {@code Nine}
   * @return the rank
   * @throws IllegalArgumentException if the text is anything else
   */
  public static Rank parse(String text) {
    return parse(text, text);
  }

  /** {@link #parse} for a part of a longer text, which an error quotes whole. */
  static Rank parse(String word, String text) {
    return NAMES.find(word, text);
  }

  /**
   * The rank's place in ascending order.
   *
   * @return 0 for Two to 12 for Ace
   */
  @SuppressWarnings("EnumOrdinal") // The order of declaration is the promised order.
  public int index() {
    return ordinal();
  }

  /**
   * The rank's word, such as {@code Nine}.
   *
   * @return the word, which {@link #parse} reads
   */
  @Override
  public String toString() {
    return word;
  }
}
