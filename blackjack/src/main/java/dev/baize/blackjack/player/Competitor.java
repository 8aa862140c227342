package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.core.card.CardSet;
import org.jspecify.annotations.Nullable;

/**
 * A perfect card counter: computes the best play for exactly the cards that have not been exposed,
 * and sizes its bets by their expected value, as {@link KellyBet} does.
 *
 * <p>Hole cards that stayed face down count as cards left in the deck. It assumes nothing about the
 * order of the cards.
 */
public final class Competitor implements BlackjackPlayer {

  /** The most recent analysis. */
  private @Nullable BlackjackAnalysis latest;

  /** A Competitor; all it keeps between decisions is a cache. */
  public Competitor() {}

  @Override
  public long bet(BlackjackView view) {
    BlackjackAnalysis analysis = analysis(view.exposed());
    return KellyBet.of(analysis, view.bankroll(), view.minimum());
  }

  @Override
  public boolean draw(BlackjackView view) {
    CardSet cards = view.cards();
    CardSet before = view.exposed().minus(cards).minus(CardSet.of(view.upcard()));
    int[] values = cards.stream().mapToInt(card -> HandValue.points(card.rank())).toArray();
    return analysis(before).expectedValues(HandValue.points(view.upcard().rank()), values).hits();
  }

  /** The analysis of the hand that is dealt after these cards have been seen. */
  private BlackjackAnalysis analysis(CardSet seen) {
    if (seen.isEmpty()) {
      return BlackjackAnalysis.ofFullDeck();
    }
    Composition left = Composition.of(CardSet.all().minus(seen));
    BlackjackAnalysis analysis = latest == null ? BlackjackAnalysis.of(left) : latest.next(left);
    latest = analysis;
    return analysis;
  }
}
