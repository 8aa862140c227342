package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.euchre.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;

/**
 * Plays by the rules that good players go by: it orders up by expected tricks, leads trump for the
 * makers, saves its trumps where partner has the trick, and knows which cards are the highest left.
 * It decides by the view alone, and the same view always the same.
 */
public final class Expert implements EuchrePlayer {

  private final Bidding bidding;

  /** An Expert; it keeps nothing between questions. */
  public Expert() {
    this(Bidding.FITTED);
  }

  Expert(Bidding bidding) {
    this.bidding = bidding;
  }

  @Override
  public Bid orderUp(EuchreView view) {
    return bidding.bid(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return Throwing.away(memory(view));
  }

  @Override
  public Card lead(EuchreView view) {
    return view.choices() == 1 ? view.hand().lowest() : Leading.lead(view, memory(view));
  }

  @Override
  public Card play(EuchreView view) {
    return view.choices() == 1 ? view.legalCards().lowest() : Following.play(view, memory(view));
  }

  private static Memory memory(EuchreView view) {
    return new Memory(view.trump().orElseThrow(), view.hand(), view.unseen());
  }
}
