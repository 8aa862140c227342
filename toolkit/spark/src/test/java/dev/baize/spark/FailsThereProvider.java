package dev.baize.spark;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

/** A player of euchre that fails once, on an executor. */
public final class FailsThereProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  static final ExecutorFault FAULT = new ExecutorFault();

  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "FailsThere";
  }

  @Override
  public String description() {
    return "fails once";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    boolean fails = FAULT.strikes();
    return view -> {
      if (fails) {
        throw new IllegalStateException("out of ideas");
      }
      return view.legal().get(0);
    };
  }
}
