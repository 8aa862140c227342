package dev.baize.study.simulation;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import dev.baize.core.toy.Watchful;
import java.util.List;

/** Simulations of high card. */
final class HighCards {

  static final HighCardRules RULES = HighCardRules.table();
  static final Seed SEED = Seed.of(42);
  static final Entrant<HighCardView, Play, HighCardEvent> RANDOM =
      Entrant.of("Random", Random::new);

  /** Remembers what it sees, so that it must be new in each game. */
  static final Entrant<HighCardView, Play, HighCardEvent> WATCHFUL =
      Entrant.of("Watchful", context -> new Watchful());

  private HighCards() {}

  static Simulation<HighCardView, Play, HighCardEvent> simulation() {
    return simulation(List.of(WATCHFUL, RANDOM, RANDOM, RANDOM));
  }

  static Simulation<HighCardView, Play, HighCardEvent> simulation(
      List<Entrant<HighCardView, Play, HighCardEvent>> entrants) {
    return new Simulation<>(new HighCard(), RULES, entrants, SEED);
  }

  static SimulationResult result(long from, long to) {
    return simulation().play(new GameRange(from, to), 1, new Progress());
  }

  /** A player that fails in games with these seeds. */
  static Entrant<HighCardView, Play, HighCardEvent> failing(List<Seed> games) {
    return Entrant.of(
        "Failing",
        context -> {
          boolean fails =
              games.stream()
                  .anyMatch(
                      game -> SeatContext.seedOf(game, context.seat()).equals(context.seed()));
          Player<HighCardView, Play, HighCardEvent> sound = new Random(context);
          return view -> {
            if (fails && view.turn() > 0) {
              throw new IllegalStateException("at my wits' end");
            }
            return sound.decide(view);
          };
        });
  }
}
