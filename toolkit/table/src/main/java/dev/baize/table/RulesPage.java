package dev.baize.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;

/** Lays out a text that explains a game, as {@link GameProvider#howToPlay} has it. */
public final class RulesPage {

  private static final String BULLET = "- ";

  private final int columns;
  private final List<String> lines = new ArrayList<>();
  private String open = "";

  private RulesPage(int columns) {
    this.columns = columns;
  }

  /**
   * {@return the lines of a text, wrapped to a width} Lines that follow one another are a
   * paragraph. A line that begins with a hyphen and a space begins an entry of a list, whose
   * further lines are indented; any other line that begins with a space stays as it is, such as one
   * of a table.
   *
   * @param text printable, of any length
   * @param columns the width of a line, 10 or more
   */
  public static List<String> lines(String text, int columns) {
    requireNonNull(text);
    RulesPage page = new RulesPage(columns);
    text.lines().forEach(page::add);
    page.close();
    return page.lines;
  }

  private void add(String line) {
    boolean indented = line.startsWith(" ");
    if (line.isBlank() || line.startsWith(BULLET) || (indented && !open.startsWith(BULLET))) {
      close();
    }
    if (line.isBlank() || (indented && open.isEmpty())) {
      lines.add(line.stripTrailing());
    } else {
      open = open.isEmpty() ? line : open + ' ' + line.strip();
    }
  }

  /** Ends a paragraph or an entry of a list. */
  private void close() {
    if (open.startsWith(BULLET)) {
      int width = columns - BULLET.length();
      String mark = BULLET;
      for (String line : StyledText.wrapped(open.substring(BULLET.length()), width)) {
        lines.add(mark + line);
        mark = "  ";
      }
    } else if (!open.isEmpty()) {
      lines.addAll(StyledText.wrapped(open, columns));
    }
    open = "";
  }
}
