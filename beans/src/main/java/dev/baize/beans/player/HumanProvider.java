package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Human}. */
public final class HumanProvider implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {

  /** For the service loader. */
  public HumanProvider() {}

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public String name() {
    return "Human";
  }

  @Override
  public String description() {
    return "a person, asked at the console";
  }

  @Override
  public Human create(Place place) {
    return new Human(place.name(), place.requireConsole(name()));
  }
}
