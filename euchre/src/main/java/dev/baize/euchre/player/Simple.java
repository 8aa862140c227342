package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Bid;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trump;

/**
 * The Simple player of the course specifications: counts faces and aces to make trump, follows high
 * and throws low, and looks at no card on the table but the one led.
 */
public final class Simple implements EuchrePlayer {

  private static final CardSet FACES_AND_ACES =
      CardSet.rank(Rank.JACK)
          .union(CardSet.rank(Rank.QUEEN))
          .union(CardSet.rank(Rank.KING))
          .union(CardSet.rank(Rank.ACE));

  /** A Simple player; it keeps nothing between questions. */
  public Simple() {}

  @Override
  public Bid orderUp(EuchreView view) {
    Suit proposed = view.upcard().suit();
    if (view.phase() == Phase.ROUND_ONE) {
      return facesAndAces(view, proposed) >= 2
          ? EuchreDecision.orderUp(proposed)
          : EuchreDecision.pass();
    }
    Suit next = proposed.next();
    return !view.mayPass() || facesAndAces(view, next) >= 1
        ? EuchreDecision.orderUp(next)
        : EuchreDecision.pass();
  }

  private static int facesAndAces(EuchreView view, Suit suit) {
    return view.hand().intersection(Trump.of(suit).cards(suit)).intersection(FACES_AND_ACES).size();
  }

  @Override
  public Card discard(EuchreView view) {
    return trump(view).lowest(view.hand());
  }

  @Override
  public Card lead(EuchreView view) {
    Trump trump = trump(view);
    CardSet others = view.hand().minus(trump.cards(trump.suit()));
    return trump.highest(others.isEmpty() ? view.hand() : others);
  }

  @Override
  public Card play(EuchreView view) {
    Trump trump = trump(view);
    return view.follows() ? trump.highest(view.legalCards()) : trump.lowest(view.hand());
  }

  private static Trump trump(EuchreView view) {
    return view.trump().orElseThrow();
  }
}
