package dev.baize.cli.play;

import dev.baize.core.table.StyledText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Terminal;

/** The screen and the keyboard of one person. */
final class TerminalConsole implements AutoCloseable {

  private final TerminalScreen screen;
  private final Keyboard keyboard;
  private final Pace pace;

  /**
   * Takes over a terminal.
   *
   * @param atOnce ends the process, as {@link Keyboard} says
   */
  TerminalConsole(Terminal terminal, Appearance appearance, Pace pace, Runnable atOnce)
      throws IOException {
    this.screen = new TerminalScreen(terminal, appearance);
    this.keyboard = new Keyboard(terminal, screen, atOnce);
    this.pace = pace;
  }

  /** Shows a table, the messages below it and one more line. */
  void show(List<StyledText> table, Messages messages, String foot) {
    List<StyledText> lines = new ArrayList<>(table);
    lines.addAll(messages.lines());
    lines.add(StyledText.faint(" " + foot));
    screen.show(lines);
  }

  /**
   * What the person types, as one line.
   *
   * @throws PromptAbandonedException if it is Ctrl-C or Ctrl-D
   */
  String ask(String prompt, List<String> completions) {
    return keyboard.ask(" " + prompt + ": ", completions);
  }

  /** Lets the person look for the time of that many moves, or until a key is pressed. */
  void pause(int moves) {
    if (moves == 0) {
      return;
    }
    if (pace.byKey()) {
      keyboard.awaitKey();
    } else {
      keyboard.await(moves * pace.millis());
    }
  }

  /** What to tell the person while it {@linkplain #pause pauses}. */
  String howToGoOn() {
    return pace.byKey() ? "press any key" : "";
  }

  /** Gives the terminal back as it was. */
  @Override
  public void close() {
    try {
      keyboard.close();
    } finally {
      screen.close();
    }
  }
}
