package dev.baize.spark;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

/** A player of euchre that takes the first legal decision in some games, and the last in others. */
public final class EitherProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "Either";
  }

  @Override
  public String description() {
    return "takes the first or the last legal decision";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    boolean last = context.seed().value() % 2 == 0;
    return view -> view.legal().get(last ? view.legal().size() - 1 : 0);
  }
}
