package dev.baize.core.card;

import java.util.List;

/**
 * The thirteen ranks of French cards, declared in ascending order, Two to Ace.
 *
 * <p>Where speed matters, {@link #at} is better than {@link #values}, which copies an array.
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
  static final EnumNames<Rank> NAMES = new EnumNames<>("rank", ALL);

  private final String word;

  Rank(String word) {
    this.word = word;
  }

  /**
   * {@return the rank with this {@link #index()}}
   *
   * @param index 0 for Two to 12 for Ace
   */
  public static Rank at(int index) {
    return ALL.get(index);
  }

  /**
   * {@return the rank that {@link #toString()} prints as this text; case must match}
   *
   * @param text a rank, such as {@code Nine}
   */
  public static Rank parse(String text) {
    return NAMES.find(text, text);
  }

  /** {@return the position in ascending order, 0 for Two to 12 for Ace} */
  @SuppressWarnings("EnumOrdinal") // The order of declaration is documented.
  public int index() {
    return ordinal();
  }

  /** {@return the rank as a word, such as {@code Nine}} */
  @Override
  public String toString() {
    return word;
  }
}
