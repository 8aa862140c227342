package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The players of this module, without {@link java.util.ServiceLoader}, which opens every jar on the
 * class path.
 */
public final class BlackjackPlayers {

  private static final List<String> NAMES =
      List.of(
          "Basic",
          "Competitor",
          "Counting",
          "Exact",
          "HiLo",
          "Human",
          "KO",
          "Random",
          "Simple",
          "Tracker");

  private BlackjackPlayers() {}

  /** {@return a registry of blackjack and the players of this module, and nothing else} */
  public static Registry registry() {
    return registry(NAMES);
  }

  /**
   * {@return a registry of blackjack and those players of this module that some words name} The
   * others are not even loaded.
   *
   * @param words the names of players, case ignored, possibly with settings; other words mean
   *     nothing
   */
  public static Registry registry(Collection<String> words) {
    List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
    for (String name : NAMES) {
      if (Registry.isNamed(name, words)) {
        players.add(provider(name));
      }
    }
    return new Registry(List.of(new BlackjackProvider()), players);
  }

  private static PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> provider(
      String name) {
    return switch (name) {
      case "Basic" -> new BasicProvider();
      case "Competitor" -> new CompetitorProvider();
      case "Counting" -> new CountingProvider();
      case "Exact" -> new ExactProvider();
      case "HiLo" -> new HiLoProvider();
      case "Human" -> new HumanProvider();
      case "KO" -> new KOProvider();
      case "Random" -> new RandomProvider();
      case "Simple" -> new SimpleProvider();
      case "Tracker" -> new TrackerProvider();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
