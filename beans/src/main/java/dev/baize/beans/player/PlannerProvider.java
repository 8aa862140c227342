package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Planner}. */
public final class PlannerProvider implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {

  /** For the service loader. */
  public PlannerProvider() {}

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public String name() {
    return "Planner";
  }

  @Override
  public String description() {
    return "plays on with many guesses at what is hidden; strong";
  }

  @Override
  public Planner create(Place place) {
    return new Planner(place);
  }
}
