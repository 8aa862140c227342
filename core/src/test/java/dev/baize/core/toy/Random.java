package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.player.Place;

/** Plays any card, each equally likely. */
public final class Random implements HighCardPlayer {

  private final Place place;

  /** A player that draws from the place's randomness. */
  public Random(Place place) {
    this.place = place;
  }

  @Override
  public Card play(HighCardView view) {
    CardSet hand = view.hand();
    return hand.get(place.random(view).nextInt(hand.size()));
  }
}
