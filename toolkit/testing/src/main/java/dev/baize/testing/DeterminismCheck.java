package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The same rules, seed and decisions give the same game, directly and from their texts. */
record DeterminismCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample) {

  void run() {
    twice("the same rules, seed and decisions give the same game", sample.rules(), d -> d);
  }

  void runFromText(GameProvider<V, D, E> provider) {
    twice(
        "rules and decisions read from their texts give the same game",
        provider.rules(sample.rules().text()),
        decision -> provider.decision(decision.text()));
  }

  private void twice(String promise, Rules<V, D, E> rules, UnaryOperator<D> read) {
    List<E> heard = new ArrayList<>();
    List<E> heardAgain = new ArrayList<>();
    Game<V, D> game = sample.start(heard::add);
    Game<V, D> again = sample.start(rules, heardAgain::add);
    sample.visit(
        game,
        here -> {
          here.history().requireEqual(promise, here.snapshot(game), here.snapshot(again));
          here.history()
              .requireEqual(promise + ", event for event", texts(heard), texts(heardAgain));
          heard.clear();
          heardAgain.clear();
          if (here.next() != null) {
            again.apply(read.apply(here.next()));
          }
        });
  }

  private static List<String> texts(List<? extends Event> events) {
    return events.stream().map(Event::text).toList();
  }
}
