package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import java.util.Locale;

/** How the deck is shuffled, starting from its previous order. */
public enum DeckShuffle {
  /** Seven riffle cuts between 13 and 39, drawn from MT19937 (specification of 2013). */
  RIFFLE,
  /** Every order equally likely, drawn from the seed. */
  UNIFORM;

  /**
   * {@return the shuffle with a name}
   *
   * @param text a name as {@link #toString} prints it, such as {@code riffle}
   * @throws IllegalArgumentException if there is no such shuffle; lists the names
   */
  public static DeckShuffle parse(String text) {
    for (DeckShuffle shuffle : values()) {
      if (shuffle.toString().equals(text)) {
        return shuffle;
      }
    }
    throw new IllegalArgumentException(
        "no shuffle " + Excerpt.quote(text) + "; there are: riffle, uniform");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
