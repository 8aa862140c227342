package dev.baize.cli.play.euchre;

import dev.baize.cli.play.Look;
import dev.baize.cli.play.PlayableGame;
import dev.baize.cli.play.Speech;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import java.util.List;

/** Euchre, for a person with a partner and two opponents. */
public final class EuchrePlay implements PlayableGame<EuchreView, EuchreDecision, EuchreEvent> {

  private final EuchreProvider provider = new EuchreProvider();

  /** Euchre. */
  public EuchrePlay() {}

  @Override
  public EuchreProvider provider() {
    return provider;
  }

  @Override
  public List<String> names() {
    return List.of("South", "West", "North", "East");
  }

  @Override
  public List<String> strongest() {
    return List.of("Master", "Expert", "Simple");
  }

  @Override
  public EuchreTabletop tabletop(Seat seat, List<String> names, Look look) {
    return new EuchreTabletop(new Speech(seat, names), look);
  }
}
