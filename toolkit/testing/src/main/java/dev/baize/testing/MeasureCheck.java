package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/** A game reports only the measures its rules declare, and measuring does not change it. */
record MeasureCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample) {

  void run() {
    List<Measure> measures = sample.rules().measures();
    requireNames(measures);
    if (measures.isEmpty()) {
      return;
    }
    AtomicLong observations = new AtomicLong();
    Set<Integer> unknown = new HashSet<>();
    Game<V, D> plain = sample.start(null);
    Game<V, D> measured =
        sample
            .rules()
            .start(
                sample.seed(),
                null,
                (measure, value) -> {
                  observations.incrementAndGet();
                  if (measure < 0 || measure >= measures.size()) {
                    unknown.add(measure);
                  }
                });
    RandomGenerator random = sample.random("measures");
    sample.visit(
        measured,
        here -> {
          History history = here.history();
          history.requireEqual(
              "a game is the same whether or not it is measured",
              here.snapshot(plain),
              here.snapshot(measured));
          history.requireEqual("observations are of declared measures", Set.of(), unknown);
          if (here.isCheckpoint()) {
            long before = observations.get();
            here.playOut(measured.copy(), random);
            here.playOut(measured.redeal(Seat.of(0), random), random);
            history.requireEqual(
                "copies and redealt games are not measured", before, observations.get());
          }
          here.playOn(plain);
        });
  }

  private void requireNames(List<Measure> measures) {
    History history = sample.at(0).history();
    history.requireEqual(
        "rules declare the same measures always", measures, sample.rules().measures());
    Set<String> names = new HashSet<>();
    for (Measure measure : measures) {
      history.require(
          names.add(measure.name()), "measures have distinct names", "a new name", measure);
      requireLine(history, measure.name());
      requireLine(history, measure.meaning());
    }
  }

  private static void requireLine(History history, String text) {
    history.require(
        TextForm.isLine(text),
        "name and meaning of a measure are one line each",
        "one line, without white space around it",
        text);
  }
}
