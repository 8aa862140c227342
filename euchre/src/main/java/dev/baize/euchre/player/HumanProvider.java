package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;

/** Registers {@link Human}. */
public final class HumanProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** For the service loader. */
  public HumanProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
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
