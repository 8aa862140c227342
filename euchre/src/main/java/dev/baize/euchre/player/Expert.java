package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.euchre.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;

/** Plays by the rules that good players go by. */
public final class Expert implements EuchrePlayer {

  /** An Expert; it keeps nothing between questions. */
  public Expert() {}

  @Override
  public Bid orderUp(EuchreView view) {
    return Bidding.bid(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return Throwing.discard(new Memory(view));
  }

  @Override
  public Card lead(EuchreView view) {
    return Leading.lead(new Memory(view));
  }

  @Override
  public Card play(EuchreView view) {
    return Following.play(new Memory(view));
  }
}
