package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.player.Place;
import dev.baize.euchre.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import java.util.List;

/** Decides at random, each legal decision being equally likely. */
public final class Random implements EuchrePlayer {

  private final Place place;

  /** A player that draws from the place's randomness. */
  public Random(Place place) {
    this.place = place;
  }

  @Override
  public Bid orderUp(EuchreView view) {
    List<Bid> legal = view.legalBids();
    return legal.get(place.random(view).nextInt(legal.size()));
  }

  @Override
  public Card discard(EuchreView view) {
    return any(view);
  }

  @Override
  public Card lead(EuchreView view) {
    return any(view);
  }

  @Override
  public Card play(EuchreView view) {
    return any(view);
  }

  private Card any(EuchreView view) {
    CardSet legal = view.legalCards();
    return legal.get(place.random(view).nextInt(legal.size()));
  }
}
