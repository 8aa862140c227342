package dev.baize.cli.study;

import com.google.common.base.Splitter;
import dev.baize.cli.io.Terminal;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import java.io.Serial;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.regex.Pattern;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on standard error, drawn only if a screen shows it; and a check of the games in
 * progress, if there is a time limit for decisions.
 */
public final class ProgressDisplay implements AutoCloseable {

  private static final int UPDATE_MILLIS = 250;

  /** A short bar: {@code 100% [=== ]} and a blank. */
  private static final int BAR_COLUMNS = 11;

  /** The elapsed and the remaining time: {@code (0:00:00 / 0:00:00)} and a blank. */
  private static final int TIMES_COLUMNS = 20;

  /** The elapsed time alone: {@code (0:00:00)} and a blank. */
  private static final int ELAPSED_COLUMNS = 10;

  /** A speed: {@code 1,000,000 games/s}. */
  private static final int SPEED_COLUMNS = 17;

  private static final Pattern UNKNOWN_SPEED = Pattern.compile("\\? [a-z]+/s");

  private final Terminal terminal;
  private final @Nullable DecisionClock clock;
  private final Progress progress;
  private @Nullable ProgressBar drawn;

  static final class SlowDecisionException extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    /** The game that waits for the player; never serialized. */
    final transient GameInProgress game;

    SlowDecisionException(GameInProgress game, String reason) {
      super(reason);
      this.game = game;
    }
  }

  /** Shows the progress over {@code number} units; the name of the unit is in the plural. */
  public ProgressDisplay(Terminal terminal, String unit, long number) {
    this(terminal, unit, number, null);
  }

  ProgressDisplay(Terminal terminal, String unit, long number, @Nullable DecisionClock clock) {
    this.terminal = terminal;
    this.drawn = terminal.columns() == 0 ? null : bar(terminal, unit, number);
    this.clock = clock;
    if (clock != null) {
      this.progress = new Progress(clock.everyMillis(), this::update);
    } else {
      this.progress = drawn == null ? new Progress() : new Progress(UPDATE_MILLIS, this::update);
    }
  }

  private static ProgressBar bar(Terminal terminal, String unit, long number) {
    int columns = terminal.columns() - 1;
    int room = columns - BAR_COLUMNS - (number + "/" + number + " " + unit).length();
    boolean timed = room >= ELAPSED_COLUMNS;
    ProgressBarBuilder bar =
        ProgressBar.builder()
            .setInitialMax(number)
            .setUnit(" " + unit, 1)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .continuousUpdate()
            .setConsumer(
                new DelegatingProgressBarConsumer(
                    line ->
                        terminal
                            .err()
                            .drawBottom(timed ? withoutUnknown(line) : withoutTimes(line, columns)),
                    timed ? columns : columns + ELAPSED_COLUMNS));
    if (room < TIMES_COLUMNS) {
      bar.hideEta();
    }
    if (room >= TIMES_COLUMNS + SPEED_COLUMNS) {
      bar.showSpeed(new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)));
    }
    return bar.build();
  }

  /** The bar with blanks in place of a speed that is not known yet. */
  static String withoutUnknown(String bar) {
    return UNKNOWN_SPEED.matcher(bar).replaceAll(speed -> " ".repeat(speed.group().length()));
  }

  /** The bar without the elapsed time, which the library always adds; cut if still too wide. */
  private static String withoutTimes(String bar, int columns) {
    String line = Splitter.on(" (").split(bar).iterator().next();
    return line.substring(0, Math.min(line.length(), columns));
  }

  private void update(long done) {
    if (drawn != null) {
      drawn.stepTo(done);
    }
    GameInProgress slow = clock == null ? null : clock.look(progress);
    if (clock != null && slow != null) {
      progress.abandon();
      throw new SlowDecisionException(slow, clock.reason(slow));
    }
  }

  public Progress progress() {
    return progress;
  }

  /** Counts what has been done, and shows it. */
  public void add(long count) {
    progress.add(count);
    progress.notifyWatcher();
  }

  @Override
  public void close() {
    ProgressBar bar = drawn;
    if (bar != null) {
      drawn = null;
      bar.stepTo(progress.done());
      bar.close();
      terminal.err().endBottom();
    }
  }
}
