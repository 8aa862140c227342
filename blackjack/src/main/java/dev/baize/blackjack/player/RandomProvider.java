package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Random}. */
public final class RandomProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** For the service loader. */
  public RandomProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Random";
  }

  @Override
  public String description() {
    return "any legal wager, each equally likely; hits as often as it stands";
  }

  @Override
  public Random create(Place place) {
    return new Random(place);
  }
}
