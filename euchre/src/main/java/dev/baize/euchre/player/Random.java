package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

/** Decides at random, each legal decision being equally likely. */
public final class Random implements Player<EuchreView, EuchreDecision, EuchreEvent> {

  private final Place place;

  /** A player that draws from the place's randomness. */
  public Random(Place place) {
    this.place = place;
  }

  @Override
  public EuchreDecision decide(EuchreView view) {
    int choices = view.choices();
    return view.choice(choices == 1 ? 0 : place.random(view).nextInt(choices));
  }
}
