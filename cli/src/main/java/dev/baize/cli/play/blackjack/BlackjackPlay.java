package dev.baize.cli.play.blackjack;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.PlayableGame;
import dev.baize.core.game.Seat;
import java.util.List;

/** Blackjack, for a person alone with the dealer. */
public final class BlackjackPlay
    implements PlayableGame<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private final BlackjackProvider provider = new BlackjackProvider();

  /** Blackjack. */
  public BlackjackPlay() {}

  @Override
  public BlackjackProvider provider() {
    return provider;
  }

  @Override
  public List<String> names() {
    return List.of("Player");
  }

  @Override
  public List<String> strongest() {
    return List.of("Competitor", "Counting", "Simple");
  }

  @Override
  public BlackjackTabletop tabletop(Seat seat, List<String> names, Look look) {
    return new BlackjackTabletop(look);
  }
}
