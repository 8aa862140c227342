package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/** Measures how long a player takes to answer, on any number of threads. */
final class AnswerClock {

  private final LongSupplier nanoTime;
  private final LongAdder answers = new LongAdder();
  private final LongAdder nanos = new LongAdder();
  private final LongAccumulator longest = new LongAccumulator(Math::max, 0);

  AnswerClock(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  ArenaResult.Times times() {
    return new ArenaResult.Times(answers.sum(), nanos.sum(), longest.get());
  }

  private void add(long taken) {
    answers.increment();
    nanos.add(taken);
    longest.accumulate(taken);
  }

  /** The same player, whose answers are timed, those that fail included. */
  <V extends View, D extends Decision, E extends Event> Player<V, D, E> timing(
      Player<V, D, E> player) {
    return new Player<>() {
      @Override
      public D decide(V view) {
        long asked = nanoTime.getAsLong();
        try {
          return player.decide(view);
        } finally {
          add(nanoTime.getAsLong() - asked);
        }
      }

      @Override
      public void observe(E event) {
        player.observe(event);
      }

      @Override
      public boolean observesEvents() {
        return player.observesEvents();
      }

      @Override
      public void ended(Outcome outcome) {
        player.ended(outcome);
      }
    };
  }
}
