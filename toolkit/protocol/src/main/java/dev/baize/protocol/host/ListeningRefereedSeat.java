package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;

/** A seat whose program wants to be told what happens. */
final class ListeningRefereedSeat<V extends View, D extends Decision, E extends Event>
    extends RefereedSeat<V, D, E> {

  ListeningRefereedSeat(Place place, MatchLines<V, D, E> lines) {
    super(place, lines);
  }

  @Override
  public void observe(E event) {
    lines().keep(event);
  }
}
