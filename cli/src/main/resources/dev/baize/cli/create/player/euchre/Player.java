package {{package}};

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trump;

/** A player of euchre. Say here how it plays. */
public final class {{class}} implements EuchrePlayer {

  /** Orders up the first suit of which it holds three cards, and passes otherwise if it may. */
  @Override
  public Bid orderUp(EuchreView view) {
    for (Bid bid : view.legalBids()) {
      if (bid instanceof OrderUp order) {
        CardSet trumps = Trump.of(order.suit()).cards(order.suit());
        if (view.hand().intersection(trumps).size() >= 3) {
          return bid;
        }
      }
    }
    return view.mayPass() ? EuchreDecision.pass() : view.legalBids().get(0);
  }

  /** Discards its lowest card. */
  @Override
  public Card discard(EuchreView view) {
    return view.trump().orElseThrow().lowest(view.legalCards());
  }

  /** Leads its highest card. */
  @Override
  public Card lead(EuchreView view) {
    return view.trump().orElseThrow().highest(view.legalCards());
  }

  /** Plays its highest card. Is that needed if its partner takes the trick? */
  @Override
  public Card play(EuchreView view) {
    return view.trump().orElseThrow().highest(view.legalCards());
  }
}
