package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Random}. */
public final class RandomProvider implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {

  /** For the service loader. */
  public RandomProvider() {}

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public String name() {
    return "Random";
  }

  @Override
  public String description() {
    return "any legal decision, each equally likely";
  }

  @Override
  public Random create(Place place) {
    return new Random(place);
  }
}
