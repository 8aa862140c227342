package dev.baize.spark;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.util.concurrent.locks.LockSupport;

/** A player of euchre that never answers in about one game of 20,000. */
public final class SilentProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "Silent";
  }

  @Override
  public String description() {
    return "does not answer now and then";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    boolean silent = context.seed().derive("silent").value() % 20_000 == 0;
    return view -> {
      while (silent) {
        LockSupport.park();
      }
      return view.legal().get(0);
    };
  }
}
