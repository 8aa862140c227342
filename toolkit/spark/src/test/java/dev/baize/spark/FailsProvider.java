package dev.baize.spark;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

/** A player of euchre that fails in about one game of 20,000. */
public final class FailsProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "Fails";
  }

  @Override
  public String description() {
    return "fails now and then";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    boolean fails = context.seed().derive("fails").value() % 20_000 == 0;
    return view -> {
      if (fails) {
        throw new IllegalStateException("out of ideas");
      }
      return view.legal().get(0);
    };
  }
}
