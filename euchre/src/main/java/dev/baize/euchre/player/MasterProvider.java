package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;

/** Registers {@link Master}. */
public final class MasterProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** For the service loader. */
  public MasterProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Master";
  }

  @Override
  public String description() {
    return "imagines the hidden cards and tries each decision on them";
  }

  @Override
  public Master create(Place place) {
    return new Master(place);
  }
}
