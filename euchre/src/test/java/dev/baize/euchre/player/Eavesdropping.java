package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A game, and all that happened in it.
 *
 * @param events in order
 * @param decisions in order
 */
record Eavesdropping(List<EuchreEvent> events, List<EuchreDecision> decisions) {

  /** A game in which some hands were played to their end. */
  static Eavesdropping of(
      long seed, int hands, Function<EuchreView, ? extends EuchreDecision> players) {
    List<EuchreEvent> events = new ArrayList<>();
    List<EuchreDecision> decisions = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game =
        EuchreRules.standard().start(Seed.of(seed), events::add);
    while (!game.isOver() && game.view(game.toAct()).handNumber() < hands) {
      EuchreDecision decision = players.apply(game.view(game.toAct()));
      decisions.add(decision);
      game.apply(decision);
    }
    return new Eavesdropping(events, decisions);
  }
}
