package dev.baize.beans.player;

import dev.baize.beans.BeansProvider;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Planner}. */
public final class PlannerProvider implements PlayerProvider {

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
