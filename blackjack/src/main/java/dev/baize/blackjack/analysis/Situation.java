package dev.baize.blackjack.analysis;

import dev.baize.blackjack.HandValue;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * What a total-dependent strategy looks at, besides the up card.
 *
 * @param hand the value of the player's hand
 * @param pair the value of each card if the hand is a pair, 1 for aces to 10; else 0
 * @param allowed the choices there are
 */
public record Situation(HandValue hand, int pair, Set<Choice> allowed) {
  /**
   * Checks the situation and copies the choices.
   *
   * @param hand the value of the player's hand
   * @param pair 1 to 10, or 0 if the hand is not a pair
   * @param allowed one choice or more
   */
  public Situation {
    Objects.requireNonNull(hand);
    if (pair < 0 || pair > Composition.VALUES) {
      throw new IllegalArgumentException("a pair of " + pair + ": expected 0 to 10");
    }
    if (allowed.isEmpty()) {
      throw new IllegalArgumentException("expected a choice or more");
    }
    allowed = Collections.unmodifiableSet(EnumSet.copyOf(allowed));
  }
}
