package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Competitor}. */
public final class CompetitorProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** For the service loader. */
  public CompetitorProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Competitor";
  }

  @Override
  public String description() {
    return "plays and bets by the exact odds of the cards that are left";
  }

  @Override
  public Competitor create(Place place) {
    return new Competitor();
  }
}
