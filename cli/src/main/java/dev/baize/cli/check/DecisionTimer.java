package dev.baize.cli.check;

import com.google.common.math.Quantiles;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Counts the decisions of players and, while it runs, measures their time. A {@link Watchdog}
 * watches every call.
 */
final class DecisionTimer {

  private static final int MAX_TIMED = 1_000_000;
  private static final String[] UNITS = {"ns", "µs", "ms", "s"};
  private static final int STEP = 1000;

  private final Watchdog watchdog;
  private final String name;
  private final AskedQuestions questions;
  private final AtomicLong decisions = new AtomicLong();
  private final List<Long> nanoseconds = new ArrayList<>();
  private boolean running;

  DecisionTimer(Watchdog watchdog, String name, AskedQuestions questions) {
    this.watchdog = watchdog;
    this.name = name;
    this.questions = questions;
  }

  /** A provider of players that are timed and watched. */
  <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> on(
      PlayerProvider<V, D, E> provider) {
    return new TimedProvider<>(provider, this);
  }

  <V extends View, D extends Decision, E extends Event> Player<V, D, E> on(
      Supplier<Player<V, D, E>> made) {
    Player<V, D, E> player = watchdog.ask(() -> "when it sits down", made);
    Player<V, D, E> watched = questions.watched(player);
    return player instanceof Advisor
        ? new TimedAdvisor<>(watched, player)
        : new TimedPlayer<>(watched);
  }

  private static String where(View view) {
    return "at " + view.seat() + " after " + Plural.of(view.turn(), "decision");
  }

  private void add(long time) {
    decisions.incrementAndGet();
    if (running && nanoseconds.size() < MAX_TIMED) {
      nanoseconds.add(time);
    }
  }

  /** Starts or stops measuring times; must be stopped while several threads play. */
  void setRunning(boolean now) {
    running = now;
  }

  /** The number of decisions made since the last call of this method. */
  long takeCount() {
    return decisions.getAndSet(0);
  }

  /** The time per decision, over the first million of them. */
  String summary() {
    if (nanoseconds.isEmpty()) {
      return "none was made";
    }
    return "median "
        + percentile(50)
        + ", 99 % within "
        + percentile(99)
        + ", longest "
        + percentile(100);
  }

  private String percentile(int index) {
    return duration(Quantiles.percentiles().index(index).compute(nanoseconds));
  }

  /** A number of nanoseconds in the unit that fits, such as {@code 1.3 ms}. */
  static String duration(double nanoseconds) {
    double time = nanoseconds;
    int unit = 0;
    while (time >= STEP && unit < UNITS.length - 1) {
      time /= STEP;
      unit++;
    }
    String form = unit == 0 || time >= 100 ? "%.0f %s" : "%.1f %s";
    return String.format(Locale.ROOT, form, time, UNITS[unit]);
  }

  private class TimedPlayer<V extends View, D extends Decision, E extends Event>
      implements Player<V, D, E> {

    final Player<V, D, E> player;

    TimedPlayer(Player<V, D, E> player) {
      this.player = player;
    }

    @Override
    public D decide(V view) {
      return watchdog.ask(() -> where(view), () -> timed(view));
    }

    private D timed(V view) {
      long start = System.nanoTime();
      D decision = player.decide(view);
      add(System.nanoTime() - start);
      return decision;
    }

    @Override
    public void observe(E event) {
      watchdog.ask(
          () -> "when told \"" + event.text() + '"',
          () -> {
            player.observe(event);
            return event;
          });
    }

    @Override
    public String name() {
      return name;
    }
  }

  private final class TimedAdvisor<V extends View, D extends Decision, E extends Event>
      extends TimedPlayer<V, D, E> implements Advisor<V, D> {

    private final Player<V, D, E> advisor;

    TimedAdvisor(Player<V, D, E> player, Player<V, D, E> advisor) {
      super(player);
      this.advisor = advisor;
    }

    @Override
    @SuppressWarnings("unchecked") // A player advises on what it decides.
    public Advice<D> advise(V view) {
      Advisor<V, D> asked = (Advisor<V, D>) advisor;
      return watchdog.ask(() -> where(view), () -> asked.advise(view));
    }
  }

  private record TimedProvider<V extends View, D extends Decision, E extends Event>(
      PlayerProvider<V, D, E> player, DecisionTimer timer) implements PlayerProvider<V, D, E> {

    @Override
    public String game() {
      return player.game();
    }

    /** Without the settings that are chosen: no player is registered with them. */
    @Override
    public String name() {
      return Registry.nameIn(player.name());
    }

    @Override
    public String description() {
      return player.description();
    }

    @Override
    public List<PlayerSetting<?>> settings() {
      return player.settings();
    }

    @Override
    public int maxConcurrentMatches() {
      return player.maxConcurrentMatches();
    }

    @Override
    public Player<V, D, E> create(SeatContext context) {
      return timer.on(() -> player.create(context));
    }

    @Override
    public Player<V, D, E> create(SeatContext context, PlayerSettings settings) {
      return timer.on(() -> player.create(context, settings));
    }
  }
}
