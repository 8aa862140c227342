package dev.baize.cli.play.terminal;

import dev.baize.cli.end.ProgramEnd;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Printable;
import java.io.IOException;
import java.util.List;
import org.jline.terminal.Terminal;

/** The screen and the keyboard of one person. */
public final class TerminalConsole implements AutoCloseable {

  private final TerminalScreen screen;
  private final Keyboard keyboard;
  private final Pace pace;
  private final ProgramEnd end;

  /**
   * Takes over a terminal.
   *
   * @param terminal where the person sits
   * @param appearance how text is shown
   * @param pace how long pauses last
   * @param end how the program ends, however that comes about
   * @throws IOException if the terminal fails
   */
  public TerminalConsole(Terminal terminal, Appearance appearance, Pace pace, ProgramEnd end)
      throws IOException {
    this.screen = new TerminalScreen(terminal, appearance);
    this.keyboard = new Keyboard(terminal, screen, end);
    this.pace = pace;
    this.end = end;
    end.restoring(this::leaveForGood);
  }

  /** Restores the terminal when the process ends. */
  private void leaveForGood() {
    screen.leaveForGood();
    keyboard.close();
  }

  /**
   * Shows a table, the messages below it and one more line.
   *
   * @param table the lines of the table
   * @param messages the messages below it
   * @param foot the last line above the prompt
   */
  public void show(List<StyledText> table, Messages messages, String foot) {
    screen.show(ScreenLines.of(table, messages, foot));
  }

  /**
   * Leaves the table for a text, which stays above the prompt of the shell, and returns to it when
   * the person has read that.
   *
   * @param print prints the text to standard output
   * @throws PromptAbandonedException if the person presses Ctrl-C or Ctrl-D
   */
  public void showAside(Runnable print) {
    screen.hide();
    print.run();
    ask("Enter returns to the table", List.of());
    screen.appear();
  }

  /**
   * {@return the line that the person types, without white space around it}
   *
   * @param prompt the question, without a colon
   * @param completions what Tab completes
   * @throws PromptAbandonedException if it is Ctrl-C or Ctrl-D
   */
  public String ask(String prompt, List<String> completions) {
    return keyboard.ask(
        " " + Printable.line(prompt) + ": ",
        completions.stream().filter(Printable::isLine).toList());
  }

  /**
   * Leaves the screen as it is for a while, or until a key is pressed.
   *
   * @param moves the length of the pause, in moves of the pace
   */
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

  /** {@return what to say during a {@linkplain #pause pause}: how to end it, if a key must} */
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
      end.restoring(null);
    }
  }
}
