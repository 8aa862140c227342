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

  /** The tricks that a side takes if all play their best. */
  public int tricks(Side side) {
    return opening.tricks(side);
  }

  /** What the hand is worth to the side that makes this trump: negative if it is euchred. */
  public int points(Side makers) {
    return HandResult.of(tricks(makers)).pointsOfMakers();
  }
}
