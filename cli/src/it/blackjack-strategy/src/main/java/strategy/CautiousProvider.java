package strategy;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Cautious}. */
public class CautiousProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {
  @Override
  public String game() {
    return "blackjack";
  }

  @Override
  public String name() {
    return "Cautious";
  }

  @Override
  public String description() {
    return "wagers the least, and draws by what the dealer shows";
  }

  @Override
  public Cautious create(SeatContext context) {
    return new Cautious();
  }
}
