package dev.baize.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;

/** The screen and the keyboard of one person. */
final class Stage implements AutoCloseable {

  private final Screen screen;
  private final Keyboard keyboard;
  private final Look look;
  private final Pace pace;

  /**
   * Takes over a terminal.
   *
   * @param atOnce ends the process, as {@link Keyboard} says
   */
  Stage(Terminal terminal, Look look, Pace pace, Runnable atOnce) throws IOException {
    this.screen = new Screen(terminal);
    this.keyboard = new Keyboard(terminal, screen, atOnce);
    this.look = look;
    this.pace = pace;
  }

  Look look() {
    return look;
  }

  /** Shows a table, the messages below it and one more line. */
  void show(List<AttributedString> table, Messages messages, String foot) {
    List<AttributedString> lines = new ArrayList<>(table);
    lines.addAll(messages.lines());
    lines.add(look.faint(" " + foot));
    screen.show(lines);
  }

  /**
   * What the person types, as one line.
   *
   * @throws Interlude if it is Ctrl-C or Ctrl-D
   */
  String ask(String prompt, List<String> completions) {
    return keyboard.ask(" " + prompt + ": ", completions);
  }

  /** Lets the person look for the time of so many moves, or until a key is pressed. */
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
