package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.core.registry.Registry;
import java.util.List;

/**
 * The players of this module, without {@link java.util.ServiceLoader}, which opens every jar on the
 * class path.
 */
public final class BlackjackPlayers {

  private BlackjackPlayers() {}

  /** {@return a registry of blackjack and the players of this module, and nothing else} */
  public static Registry registry() {
    return new Registry(
        List.of(new BlackjackProvider()),
        List.of(
            new BasicProvider(),
            new CompetitorProvider(),
            new CountingProvider(),
            new ExactProvider(),
            new HiLoProvider(),
            new HumanProvider(),
            new KOProvider(),
            new RandomProvider(),
            new SimpleProvider(),
            new TrackerProvider()));
  }
}
