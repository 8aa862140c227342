package stranger;

import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

public class ThriftyProvider implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "Thrifty";
  }

  @Override
  public String description() {
    return "keeps its high cards for tricks that they win";
  }

  @Override
  public Thrifty create(SeatContext context) {
    return new Thrifty();
  }
}
