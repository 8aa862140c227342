package dev.baize.terminal;

import dev.baize.core.text.Printable;
import dev.baize.table.TableConsole;
import java.io.IOException;
import java.util.List;
import java.util.function.IntFunction;
import org.jline.terminal.Terminal;

/** The screen and the keyboard of one person. */
public final class TerminalConsole implements TableConsole, AutoCloseable {

  private final TerminalScreen screen;
  private final Keyboard keyboard;
  private final Pace pace;

  /** Takes over a terminal. */
  TerminalConsole(
      Terminal terminal, Appearance appearance, Pace pace, Runnable interrupted, boolean isWindow)
      throws IOException {
    this.screen = new TerminalScreen(terminal, appearance);
    this.keyboard = new Keyboard(terminal, screen, interrupted, isWindow);
    this.pace = pace;
  }

  /** Restores the terminal when the process ends, from another thread than that of the game. */
  public void leaveForGood() {
    screen.leaveForGood();
    keyboard.close();
  }

  @Override
  public void show(Picture picture) {
    screen.show(picture);
  }

  @Override
  public int columns() {
    return Math.max(screen.size().getColumns(), MIN_COLUMNS);
  }

  @Override
  public int rows() {
    return Math.max(screen.size().getRows(), MIN_ROWS);
  }

  @Override
  public String ask(IntFunction<String> prompt, List<String> completions) {
    return keyboard.ask(
        () -> " " + Printable.line(prompt.apply(columns())) + ": ",
        completions.stream().filter(Printable::isLine).toList());
  }

  @Override
  public void pause(int moves) {
    if (moves == 0) {
      return;
    }
    if (pace.byKey()) {
      keyboard.awaitKey();
    } else {
      keyboard.await(moves * pace.millis());
    }
  }

  @Override
  public Step step() {
    return keyboard.awaitStep();
  }

  @Override
  public String pauseHint() {
    return pace.byKey() ? "press any key" : "";
  }

  /** Restores the terminal. */
  @Override
  public void close() {
    try {
      keyboard.close();
    } finally {
      screen.close();
    }
  }
}
