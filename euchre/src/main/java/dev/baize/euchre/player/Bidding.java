package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Bid;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trump;

/** Whether to order a suit up. */
final class Bidding {

  private static final double[] NEEDED = {2.2, 2.0, 2.2, 2.1, 2.0, 2.0, 2.0, -9};

  private Bidding() {}

  static Bid bid(EuchreView view) {
    @org.jspecify.annotations.Nullable Suit best = null;
    double most = NEEDED[view.passes()];
    for (int i = 0; i < 4; i++) {
      Suit suit = Suit.at(i);
      if (view.mayOrderUp(suit)) {
        double tricks = tricks(view, suit);
        if (tricks > most) {
          most = tricks;
          best = suit;
        }
      }
    }
    return best == null ? EuchreDecision.pass() : EuchreDecision.orderUp(best);
  }

  static double tricks(EuchreView view, Suit suit) {
    Trump trump = Trump.of(suit);
    CardSet hand = view.hand();
    boolean first = view.phase() == Phase.ROUND_ONE;
    double sum = 0;
    if (first) {
      if (view.dealer() == view.seat()) {
        hand = hand.with(view.upcard());
        CardSet side = hand.minus(trump.cards(suit));
        hand = hand.without(side.isEmpty() ? trump.lowest(hand) : side.lowest());
      } else if (view.dealer() == view.partner()) {
        sum += trumpWorth(trump, view.upcard()) * 0.8;
      } else {
        sum -= trumpWorth(trump, view.upcard()) * 0.8;
      }
    }
    if (!first && suit == view.upcard().suit().next()) {
      sum += 0.2;
    }
    CardSet side = hand.minus(trump.cards(suit));
    for (Card card : hand.minus(side)) {
      sum += trumpWorth(trump, card);
    }
    for (Card card : side) {
      sum += card.rank() == Rank.ACE ? 0.55 : 0;
    }
    return sum;
  }

  private static double trumpWorth(Trump trump, Card card) {
    if (card == trump.rightBower()) {
      return 1;
    }
    if (card == trump.leftBower()) {
      return 0.9;
    }
    return switch (card.rank()) {
      case ACE -> 0.75;
      case KING -> 0.65;
      case QUEEN -> 0.55;
      default -> 0.45;
    };
  }
}
