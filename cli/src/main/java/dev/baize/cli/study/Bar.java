package dev.baize.cli.study;

import dev.baize.cli.io.Terminal;
import dev.baize.core.simulation.Progress;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.jspecify.annotations.Nullable;

/** How far work has come, drawn on standard error if a person sees that. */
final class Bar implements AutoCloseable {

  private static final int EVERY_MILLIS = 250;

  private final Terminal terminal;
  private final Progress progress;
  private @Nullable ProgressBar drawn;

  /**
   * A bar that is empty.
   *
   * @param unit what is counted
   * @param number how many of them will fill it
   */
  Bar(Terminal terminal, String unit, long number) {
    this.terminal = terminal;
    if (terminal.columns() == 0) {
      this.progress = new Progress();
      return;
    }
    Remaining remaining = new Remaining();
    ProgressBar bar =
        ProgressBar.builder()
            .setInitialMax(number)
            .setUnit(" " + unit, 1)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(EVERY_MILLIS)
            .continuousUpdate()
            .showSpeed(new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)))
            .setEtaFunction(state -> remaining(remaining, state))
            .setConsumer(
                new DelegatingProgressBarConsumer(
                    line -> terminal.draw('\r' + line), terminal.columns() - 1))
            .build();
    this.drawn = bar;
    this.progress = new Progress(EVERY_MILLIS, bar::stepTo);
  }

  private static Optional<Duration> remaining(Remaining remaining, ProgressState state) {
    return remaining.after(
        state.getElapsedAfterStart().toNanos(), state.getCurrent(), state.getMax());
  }

  /** What is drawn. */
  Progress progress() {
    return progress;
  }

  /** Draws it for the last time. */
  @Override
  public void close() {
    ProgressBar bar = drawn;
    if (bar != null) {
      drawn = null;
      bar.stepTo(progress.done());
      bar.close();
      terminal.draw("\n");
    }
  }
}
