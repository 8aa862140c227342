package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Counting}. */
public final class CountingProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** For the service loader. */
  public CountingProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Counting";
  }

  @Override
  public String description() {
    return "plays like Simple, and bets more when many low cards are gone";
  }

  @Override
  public Counting create(Place place) {
    return new Counting();
  }
}
