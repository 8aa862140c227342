package dev.baize.euchre.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.HandResult;
import java.util.Optional;

/**
 * The double-dummy value of a deal for a maker that plays alone.
 *
 * @param maker who makes trump and plays alone
 * @param discard the dealer's optimal discard, the lowest of several; empty if the suit is not the
 *     upcard's, or the dealer sits out
 * @param tricks the number of tricks that the maker takes with optimal play, 0 to 5
 */
public record LoneAnalysis(Seat maker, Optional<Card> discard, int tricks) {

  /**
   * The value of a deal for a lone maker.
   *
   * @param maker who plays alone
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
