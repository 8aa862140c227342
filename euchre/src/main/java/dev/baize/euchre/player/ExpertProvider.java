package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;

/** Registers {@link Expert}. */
public final class ExpertProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** For the service loader. */
  public ExpertProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Expert";
  }

  @Override
  public String description() {
    return "the rules of good play: counts trump, orders up by expected tricks";
  }

  @Override
  public Expert create(Place place) {
    return new Expert();
  }
}
