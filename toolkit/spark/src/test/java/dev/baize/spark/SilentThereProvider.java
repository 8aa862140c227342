package dev.baize.spark;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.util.concurrent.locks.LockSupport;

/** A player of euchre that once does not answer, on an executor. */
public final class SilentThereProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  static final ExecutorFault FAULT = new ExecutorFault();

  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "SilentThere";
  }

  @Override
  public String description() {
    return "does not answer once";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    boolean silent = FAULT.strikes();
    return view -> {
      while (silent) {
        LockSupport.park();
      }
      return view.legal().get(0);
    };
  }
}
