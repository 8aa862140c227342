package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;

/** Registers {@link Simple}. */
public final class SimpleProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** For the service loader. */
  public SimpleProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Simple";
  }

  @Override
  public String description() {
    return "the scripted player of the course specifications";
  }

  @Override
  public Simple create(Place place) {
    return new Simple();
  }
}
