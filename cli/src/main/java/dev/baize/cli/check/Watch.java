package dev.baize.cli.check;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Counts the decisions of players, takes their time while that is asked for, and sees to it that
 * they are not waited for too long.
 */
final class Watch {

  private static final long NOT_TIMED = 1_000_000;

  private final Patience patience;
  private final AtomicLong decisions = new AtomicLong();
  private long[] nanoseconds = new long[1024];
  private int timed;
  private boolean running;

  Watch(Patience patience) {
    this.patience = patience;
  }

  /**
   * A player that does as another does, and is watched.
   *
   * @param made makes the other
   */
  <V extends View, D extends Decision, E extends Event> Player<V, D, E> on(
      Supplier<Player<V, D, E>> made) {
    Player<V, D, E> player = patience.ask(() -> "when it sits down", made);
    return player instanceof Advisor ? new WatchedAdvisor<>(player) : new Watched<>(player);
  }

  private static String where(View view) {
    return "at %s after %d decisions".formatted(view.seat(), view.turn());
  }

  private void note(long time) {
    decisions.incrementAndGet();
    if (running && timed < NOT_TIMED) {
      if (timed == nanoseconds.length) {
        nanoseconds = Arrays.copyOf(nanoseconds, 2 * timed);
      }
      nanoseconds[timed++] = time;
    }
  }

  /** Takes the time from now on, or no more; not while several threads play. */
  void run(boolean now) {
    running = now;
  }

  /** How many decisions were made since this was asked the last time. */
  long decisions() {
    return decisions.getAndSet(0);
  }

  /** How long decisions took, of at most a million. */
  String summary() {
    if (timed == 0) {
      return "none was made";
    }
    long[] sorted = Arrays.copyOf(nanoseconds, timed);
    Arrays.sort(sorted);
    return "median %s, 99 %% within %s, longest %s"
        .formatted(
            Time.text(sorted[timed / 2]),
            Time.text(sorted[(int) (timed * 99L / 100)]),
            Time.text(sorted[timed - 1]));
  }

  /** A player that is watched. */
  private class Watched<V extends View, D extends Decision, E extends Event>
      implements Player<V, D, E> {

    final Player<V, D, E> player;

    Watched(Player<V, D, E> player) {
      this.player = player;
    }

    @Override
    public D decide(V view) {
      return patience.ask(() -> where(view), () -> timed(view));
    }

    private D timed(V view) {
      long start = System.nanoTime();
      D decision = player.decide(view);
      note(System.nanoTime() - start);
      return decision;
    }

    @Override
    public void observe(E event) {
      patience.ask(
          () -> "when told \"%s\"".formatted(event.text()),
          () -> {
            player.observe(event);
            return event;
          });
    }

    @Override
    public String name() {
      return player.name();
    }
  }

  /** A player that is watched, and advises as before. */
  private final class WatchedAdvisor<V extends View, D extends Decision, E extends Event>
      extends Watched<V, D, E> implements Advisor<V, D> {

    WatchedAdvisor(Player<V, D, E> player) {
      super(player);
    }

    @Override
    @SuppressWarnings("unchecked") // A player advises on what it decides.
    public Advice<D> advise(V view) {
      Advisor<V, D> advisor = (Advisor<V, D>) player;
      return patience.ask(() -> where(view), () -> advisor.advise(view));
    }
  }
}
