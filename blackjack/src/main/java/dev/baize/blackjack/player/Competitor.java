package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.core.card.CardSet;
import org.jspecify.annotations.Nullable;

/**
 * Plays as well as can be done by the cards that were seen: it computes the best play for exactly
 * those that were not, and bets the more the better they are for it, as {@link Stake} says.
 *
 * <p>Hole cards that stayed face down are to it like those left in the deck. It assumes nothing of
 * the order of the cards.
 */
public final class Competitor implements BlackjackPlayer {

  /** Of a full deck, from which one hand in seven is dealt: analysed when it is first wanted. */
  private static final class Fresh {
    static final BlackjackAnalysis DECK = BlackjackAnalysis.of(Composition.fullDeck());
  }

  /** Of the hand that was looked at last. */
  private @Nullable BlackjackAnalysis latest;

  /** A Competitor; what it keeps between questions only saves it time. */
  public Competitor() {}

  @Override
  public long bet(BlackjackView view) {
    BlackjackAnalysis analysis = analysis(view.exposed());
    return Stake.of(analysis, view.bankroll(), view.minimum());
  }

  @Override
  public boolean draw(BlackjackView view) {
    CardSet cards = view.cards();
    CardSet before = view.exposed().minus(cards).minus(CardSet.of(view.upcard()));
    int[] values = cards.stream().mapToInt(card -> HandValue.points(card.rank())).toArray();
    return analysis(before).choice(HandValue.points(view.upcard().rank()), values).hits();
  }

  /** Of the hand that is dealt when these cards were seen. */
  private BlackjackAnalysis analysis(CardSet seen) {
    if (seen.isEmpty()) {
      return Fresh.DECK;
    }
    Composition left = Composition.of(CardSet.all().minus(seen));
    BlackjackAnalysis analysis = latest;
    if (analysis == null || !analysis.composition().equals(left)) {
      analysis = BlackjackAnalysis.of(left);
      latest = analysis;
    }
    return analysis;
  }
}
