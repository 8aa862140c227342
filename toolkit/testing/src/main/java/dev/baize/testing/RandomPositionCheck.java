package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Asks players, one in each seat, in every position of a game of random legal decisions. */
final class RandomPositionCheck<V extends View, D extends Decision, E extends Event> {

  private static final String PROMISE = "a player answers within the rules wherever it is asked";

  private final SampleGame<V, D, E> sample;
  private final List<Player<V, D, E>> players = new ArrayList<>();
  private final List<E> pending = new ArrayList<>();

  RandomPositionCheck(
      String name,
      Rules<V, D, E> rules,
      Function<? super Place, ? extends Player<V, D, E>> players,
      Seed seed,
      int maxDecisions) {
    this.sample = new SampleGame<>(name, rules, seed, maxDecisions);
    for (int i = 0; i < rules.seats(); i++) {
      this.players.add(players.apply(Place.of(seed, Seat.of(i)).with(rules)));
    }
  }

  void run() {
    Game<V, D> game = sample.start(pending::add);
    sample.visit(
        game,
        here -> {
          tell(here.history());
          if (!game.isOver()) {
            ask(here.history(), game);
          }
        });
  }

  private void tell(History history) {
    for (E event : pending) {
      for (int i = 0; i < players.size(); i++) {
        if (event.visibleTo(Seat.of(i))) {
          tell(history, i, event);
        }
      }
    }
    pending.clear();
  }

  private void tell(History history, int seat, E event) {
    try {
      players.get(seat).observe(event);
    } catch (Throwable e) {
      throw history.violation(
          String.format(Locale.ROOT, "%s listens to \"%s\"", Seat.of(seat), event.text()),
          "no exception",
          e);
    }
  }

  private void ask(History history, Game<V, D> game) {
    Seat seat = game.toAct();
    D decision;
    try {
      decision = players.get(seat.index()).decide(game.view(seat));
    } catch (Throwable e) {
      throw history.violation(PROMISE, "an answer of " + seat, e);
    }
    history.require(
        decision != null && game.isLegal(decision),
        PROMISE,
        "a legal decision of " + seat,
        decision == null ? "nothing (null)" : decision.text());
  }
}
