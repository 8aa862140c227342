package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trump;
import java.util.Optional;

/**
 * What a deal brings with one suit as trump, seen by all four.
 *
 * @param trump the suit as trump
 * @param discard what the dealer puts away to take as many tricks as possible, the lowest of what
 *     is as good; empty unless the suit is the upcard's, which the dealer then picks up
 * @param opening what each card brings that the eldest hand may lead
 */
public record TrumpAnalysis(Trump trump, Optional<Card> discard, Solution opening) {

  /**
   * {@return the tricks that a side takes if all play their best}
   *
   * @param side the dealer's or the other
   */
  public int tricks(Side side) {
    return opening.tricks(side);
  }

  /**
   * {@return what the hand is worth to those who make this trump: negative if they are euchred}
   *
   * @param makers the side that makes it
   */
  public int points(Side makers) {
    return HandResult.of(tricks(makers)).pointsOfMakers();
  }
}
