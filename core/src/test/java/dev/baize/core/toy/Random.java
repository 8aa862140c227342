package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.player.SeatContext;

/** Plays any card, each equally likely. */
public final class Random implements HighCardPlayer {

  private final SeatContext context;

  /** A player that draws from the place's randomness. */
  public Random(SeatContext context) {
    this.context = context;
  }

  @Override
  public Card play(HighCardView view) {
    CardSet hand = view.hand();
    return hand.get(context.random(view).nextInt(hand.size()));
  }
}
