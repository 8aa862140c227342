package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Greedy}. */
public final class GreedyProvider implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {

  /** For the service loader. */
  public GreedyProvider() {}

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public String name() {
    return "Greedy";
  }

  @Override
  public String description() {
    return "rules of thumb: chains what pays, sells what has least to gain";
  }

  @Override
  public Greedy create(Place place) {
    return new Greedy();
  }
}
