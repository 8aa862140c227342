package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Simple}. */
public final class SimpleProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** For the service loader. */
  public SimpleProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Simple";
  }

  @Override
  public String description() {
    return "the scripted player of the course specification";
  }

  @Override
  public Simple create(Place place) {
    return new Simple();
  }
}
