package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackView;
import org.jspecify.annotations.Nullable;

/**
 * A shuffle tracker: works out the order of the deck from the cards it sees. Once the order is
 * certain, it bets its whole bankroll on hands that it will win and the minimum on all others.
 *
 * <p>It assumes what is public in the specification: that the deck was new before its first
 * shuffle, Two to Ace of Spades, then Hearts, Clubs and Diamonds, and that each shuffle is seven
 * riffle cuts, each at 13 to 39 cards, starting from the last order. It does not know where the
 * cuts are; it infers them from the cards that were dealt face up, whose positions follow from the
 * rules. While the order is uncertain, and for good once the cards contradict the assumptions, it
 * plays as {@link Competitor} does. So it does in houses with other rules than those of the
 * specification: all it knows is the riffle of one deck.
 */
public final class Tracker extends Competitor {

  private static final int FIRST_CARDS = 2;

  private final ShuffleTracker tracker = new ShuffleTracker();

  /** A Tracker, for one session. */
  public Tracker() {}

  @Override
  public void observe(BlackjackEvent event) {
    tracker.observe(event);
  }

  private int @Nullable [] order(BlackjackView view) {
    return view.house().isClassic() ? tracker.order() : null;
  }

  @Override
  public long bet(BlackjackView view) {
    int[] order = order(view);
    if (order == null) {
      return super.bet(view);
    }
    boolean wins = new DeckPlan(order, tracker.handStart()).wins();
    return wins ? view.bankroll() : view.minimum();
  }

  @Override
  public boolean draw(BlackjackView view) {
    int[] order = order(view);
    if (order == null) {
      return super.draw(view);
    }
    int hits = view.cards().size() - FIRST_CARDS;
    double staked = (double) view.wager() / view.bankroll();
    return new DeckPlan(order, tracker.handStart()).draws(hits, staked);
  }
}
