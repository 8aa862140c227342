package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.tracking.OrderKnowledge;
import dev.baize.blackjack.tracking.Plan;

/**
 * Works out the order of the deck from the cards it sees, and once that is certain bets all it has
 * on hands that it wins and the minimum on those it does not.
 *
 * <p>It assumes what the specification lets anyone know: that the deck was new before its first
 * shuffle, Two to Ace of Spades, then Hearts, Clubs and Diamonds, and that each shuffle is seven
 * riffle cuts, each at 13 to 39 cards, of the deck in its last order. Where the cuts are it is not
 * told: it finds them by the cards that were dealt face up, whose positions follow from the rules.
 * While the order is not certain, and for good when the cards show that the assumptions are wrong,
 * it plays as {@link Competitor} does.
 */
public final class Tracker implements BlackjackPlayer {

  private static final int FIRST_CARDS = 2;

  private final Competitor competitor = new Competitor();
  private final OrderKnowledge knowledge = new OrderKnowledge();

  /** A Tracker, for one session. */
  public Tracker() {}

  @Override
  public void observe(BlackjackEvent event) {
    knowledge.observe(event);
  }

  @Override
  public long bet(BlackjackView view) {
    int[] order = knowledge.order();
    if (order == null) {
      return competitor.bet(view);
    }
    boolean wins = Plan.of(order, knowledge.handStart()).wins();
    return wins ? view.bankroll() : view.minimum();
  }

  @Override
  public boolean draw(BlackjackView view) {
    int[] order = knowledge.order();
    if (order == null) {
      return competitor.draw(view);
    }
    int hits = view.cards().size() - FIRST_CARDS;
    double staked = (double) view.wager() / view.bankroll();
    return Plan.of(order, knowledge.handStart()).draws(hits, staked);
  }
}
