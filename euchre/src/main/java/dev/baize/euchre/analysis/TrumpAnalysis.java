package dev.baize.euchre.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trump;
import java.util.List;
import java.util.Optional;

/**
 * The double-dummy value of a deal with one suit as trump.
 *
 * @param trump the trump suit's order of the cards
 * @param discard the dealer's optimal discard, the lowest of several; empty unless the suit is the
 *     upcard's, which the dealer then picks up
 * @param opening the value of each opening lead if nobody plays alone
 * @param alone the value to each seat as a maker that plays alone, by seat
 */
public record TrumpAnalysis(
    Trump trump, Optional<Card> discard, Solution opening, List<LoneAnalysis> alone) {

  /**
   * Copies the list.
   *
   * @param trump any suit's
   * @param discard the dealer's, or empty
   * @param opening of the whole hand
   * @param alone one for each seat, in order
   */
  public TrumpAnalysis {
    requireNonNull(trump);
    requireNonNull(discard);
    requireNonNull(opening);
    alone = List.copyOf(alone);
  }

  /**
   * {@return the number of tricks that a side takes with optimal play if nobody plays alone}
   *
   * @param side the dealer's or the other
   */
  public int tricks(Side side) {
    return opening.tricks(side);
  }

  /**
   * {@return the points that the hand is worth to the makers if nobody plays alone: negative if
   * they are euchred}
   *
   * @param makers the side that makes trump
   */
  public int points(Side makers) {
    return HandResult.of(tricks(makers)).pointsOfMakers();
  }
}
