package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trump;

/**
 * The Simple player of the course specifications: it counts face cards and aces to make trump,
 * follows high and throws low, and ignores all cards on the table except the one led.
 */
public final class Simple implements EuchrePlayer {

  private static final CardSet FACES_AND_ACES =
      CardSet.rank(Rank.JACK)
          .union(CardSet.rank(Rank.QUEEN))
          .union(CardSet.rank(Rank.KING))
          .union(CardSet.rank(Rank.ACE));

  /** The number of passes after which the dealer is to bid in round two. */
  private static final int LAST_TURN = 7;

  /** Creates a Simple player, which is stateless. */
  public Simple() {}

  @Override
  public Bid orderUp(EuchreView view) {
    boolean first = view.phase() == Phase.ROUND_ONE;
    Suit proposed = view.upcard().suit();
    Suit suit = first ? proposed : Trump.next(proposed);
    int enough = first ? 2 : 1;
    return facesAndAces(view, suit) >= enough || view.passes() == LAST_TURN
        ? EuchreDecision.orderUp(suit)
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
    return trump(view).highestNonTrump(view.hand());
  }

  @Override
  public Card play(EuchreView view) {
    Trump trump = trump(view);
    return view.canFollow() ? trump.highest(view.legalCards()) : trump.lowest(view.hand());
  }

  private static Trump trump(EuchreView view) {
    return view.trump().orElseThrow();
  }
}
