package dev.baize.terminal;

import java.util.ArrayList;
import java.util.List;
import org.jline.builtins.ScreenTerminal;

/** What a window showed, as the bytes for it say: a small terminal without a window. */
public final class Screens {

  /** How wide the window is. */
  public static final int COLUMNS = 80;

  /** How high the window is. */
  public static final int ROWS = 24;

  /** A line is about to be typed: the terminal marks from now on what is pasted. */
  private static final String ASKED = "\u001b[?2004h";

  /** A line was typed. */
  private static final String ANSWERED = "\u001b[?2004l";

  private static final long CHARACTER = 0xffffffffL;

  private final int columns;
  private final int rows;
  private final ScreenTerminal window;
  private final List<String> answered = new ArrayList<>();
  private boolean coloured;

  private Screens(String output, int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    this.window = new ScreenTerminal(columns, rows);
    int from = 0;
    for (int at = output.indexOf(ANSWERED); at >= 0; at = output.indexOf(ANSWERED, from)) {
      window.write(output.substring(from, at));
      answered.add(text());
      from = at + ANSWERED.length();
    }
    window.write(output.substring(from));
  }

  /** The screens that some output made. */
  public static Screens of(String output) {
    return of(output, COLUMNS, ROWS);
  }

  /** The screens that some output made in a window of another size. */
  public static Screens of(String output, int columns, int rows) {
    return new Screens(output, columns, rows);
  }

  /** The screen each time that a line had just been typed. */
  public List<String> answered() {
    return List.copyOf(answered);
  }

  /** Whether any of these had a character that is not in the usual style. */
  public boolean coloured() {
    return coloured;
  }

  /** The screen as it is now, without white space at the ends of lines. */
  public String text() {
    long[] cells = new long[columns * rows];
    window.dump(cells, 0, 0, rows, columns, new int[2]);
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        long cell = cells[row * columns + column];
        line.appendCodePoint((int) (cell & CHARACTER));
        coloured |= (cell & ~CHARACTER) != 0;
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString().stripTrailing() + "\n";
  }

  /** How many lines were typed. */
  public static int answers(String output) {
    int answers = 0;
    for (int at = output.indexOf(ANSWERED); at >= 0; at = output.indexOf(ANSWERED, at + 1)) {
      answers++;
    }
    return answers;
  }

  /** The question that output ends with and that awaits an answer; empty if there is none. */
  public static String question(String output) {
    int at = output.lastIndexOf(ASKED);
    String since = at < 0 ? "" : output.substring(at + ASKED.length());
    return since.endsWith(": ") ? since.strip() : "";
  }
}
