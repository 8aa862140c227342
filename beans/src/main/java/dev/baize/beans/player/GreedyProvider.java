package dev.baize.beans.player;

import dev.baize.beans.BeansProvider;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Greedy}. */
public final class GreedyProvider implements PlayerProvider {

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
