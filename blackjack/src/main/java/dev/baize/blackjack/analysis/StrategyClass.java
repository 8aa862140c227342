package dev.baize.blackjack.analysis;

import dev.baize.core.text.Excerpt;

/**
 * How much a strategy looks at, after E. Farmer. Within a class, every decision is the best.
 *
 * <p>Hands of a split are played one after the other, and no play depends on the cards of a hand
 * before.
 */
public enum StrategyClass {
  /**
   * Composition-dependent, zero memory: looks at all cards of a hand; after a split, each hand is
   * played as the same cards would be played without one, among what is allowed after a split.
   */
  CDZ("CDZ-"),
  /** As {@link #CDZ}, but after a split each hand is played knowing that one more card is gone. */
  CDP1("CDP1"),
  /**
   * As {@link #CDP1}, but after a split each hand is played knowing how many cards of the pair are
   * gone.
   */
  CDP("CDP"),
  /**
   * Total-dependent basic strategy: looks at the total, whether it is soft, whether the hand is a
   * pair, and what is allowed. It is the strategy of the cards that are sold.
   */
  BASIC("BASIC");

  private final String text;

  StrategyClass(String text) {
    this.text = text;
  }

  /**
   * {@return the class with a name}
   *
   * @param text a name as {@link #toString} prints it, such as {@code CDZ-}
   * @throws IllegalArgumentException if there is no such class; lists the names
   */
  public static StrategyClass parse(String text) {
    for (StrategyClass strategy : values()) {
      if (strategy.text.equals(text)) {
        return strategy;
      }
    }
    throw new IllegalArgumentException(
        "no class of strategies " + Excerpt.quote(text) + "; there are: CDZ-, CDP1, CDP, BASIC");
  }

  @Override
  public String toString() {
    return text;
  }
}
