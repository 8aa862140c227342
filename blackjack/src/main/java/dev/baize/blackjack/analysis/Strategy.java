package dev.baize.blackjack.analysis;

import static java.util.Objects.requireNonNull;

/**
 * A total-dependent strategy: it depends only on total, softness, pair, up card and what is
 * allowed, as on a strategy card.
 */
@FunctionalInterface
public interface Strategy {
  /**
   * {@return what to do, one of the choices that are allowed}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param situation what else to look at
   */
  Choice choose(int up, Situation situation);

  /**
   * {@return whether there is an answer for a situation; always, unless a strategy says otherwise}
   *
   * @param situation any situation, whether or not the rules lead to it
   */
  default boolean knows(Situation situation) {
    requireNonNull(situation);
    return true;
  }

  /**
   * {@return whether to insure half of the wager against a natural of the dealer; never, unless a
   * strategy says otherwise}
   *
   * @param situation the first two cards, and what will be allowed with them
   */
  default boolean insures(Situation situation) {
    requireNonNull(situation);
    return false;
  }
}
