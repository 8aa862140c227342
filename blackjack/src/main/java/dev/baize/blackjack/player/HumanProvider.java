package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Human}. */
public final class HumanProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** For the service loader. */
  public HumanProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Human";
  }

  @Override
  public String description() {
    return "a person, asked at the console";
  }

  @Override
  public Human create(Place place) {
    return new Human(place.requireConsole(name()));
  }
}
