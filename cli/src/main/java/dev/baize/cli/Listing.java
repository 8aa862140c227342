package dev.baize.cli;

import dev.baize.cli.io.Terminal;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.util.List;

/** Lists names with texts about them for people, on lines of 80 columns or of a narrower screen. */
final class Listing {

  private static final int LINE = 80;

  /** Even if names take most of a line. */
  private static final int MIN_TEXT = 20;

  private Listing() {}

  /** Prints a name and the text about it, which is wrapped to the right of the name. */
  static void print(Terminal terminal, String name, String about) {
    int screen = terminal.outputColumns();
    int line = screen == 0 ? LINE : Math.min(screen, LINE);
    int margin = TextWidth.of(name);
    String next = "\n" + " ".repeat(margin);
    List<String> lines = StyledText.wrapped(about, Math.max(line - margin, MIN_TEXT));
    terminal.print(name + String.join(next, lines) + "\n");
  }
}
