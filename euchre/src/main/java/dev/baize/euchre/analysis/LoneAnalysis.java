package dev.baize.euchre.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.HandResult;
import java.util.Optional;

/**
 * The double-dummy value of a deal to a seat that makes trump and plays alone.
 *
 * @param maker the seat that plays alone
 * @param discard the dealer's optimal discard, the lowest of several; empty unless the suit is the
 *     upcard's and the dealer plays
 * @param tricks the number of tricks that the maker takes with optimal play
 */
public record LoneAnalysis(Seat maker, Optional<Card> discard, int tricks) {

  /**
   * The value of a deal to a seat that plays alone.
   *
   * @param maker seat 0 to 3
   * @param discard the dealer's, or empty
   * @param tricks 0 to 5
   */
  public LoneAnalysis {
    requireNonNull(maker);
    requireNonNull(discard);
  }

  /** {@return the points that the hand is worth to the maker: negative if it is euchred} */
  public int points() {
    return HandResult.of(tricks, true, false).pointsOfMakers();
  }
}
