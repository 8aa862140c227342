package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;

/**
 * Plays by the rules of thumb of good players: it orders up by expected tricks, leads trump for the
 * makers, saves its trumps when partner is winning the trick, and knows which cards are the highest
 * left. It is deterministic and stateless: equal views get equal decisions.
 */
public final class Expert implements EuchrePlayer {

  private final BidPolicy bidding;

  /** Creates an Expert. */
  public Expert() {
    this(BidPolicy.FITTED);
  }

  Expert(BidPolicy bidding) {
    this.bidding = bidding;
  }

  @Override
  public Bid orderUp(EuchreView view) {
    return bidding.bid(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return DiscardPolicy.discard(known(view));
  }

  @Override
  public Card lead(EuchreView view) {
    return view.choices() == 1 ? view.hand().lowest() : LeadPolicy.lead(view, known(view));
  }

  @Override
  public Card play(EuchreView view) {
    return view.choices() == 1 ? view.legalCards().lowest() : FollowPolicy.play(view, known(view));
  }

  private static KnownCards known(EuchreView view) {
    return new KnownCards(view.trump().orElseThrow(), view.hand(), view.unseen());
  }
}
