package dev.baize.table;

import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * A text that is read page by page in place of the table, laid out for whatever window there is.
 */
final class Pages {

  private static final Splitter PARAGRAPHS = Splitter.on('\n');

  private static final String BACK = "Enter returns to the table";

  private final Theme theme;
  private final IntFunction<List<String>> text;

  /** Given the lines of a text by their width; at least one. */
  Pages(Theme theme, IntFunction<List<String>> text) {
    this.theme = theme;
    this.text = text;
  }

  /** A text whose lines are paragraphs. */
  static Pages ofParagraphs(Theme theme, String text) {
    List<String> paragraphs = PARAGRAPHS.splitToList(text);
    return new Pages(
        theme,
        columns ->
            paragraphs.stream()
                .flatMap(each -> StyledText.wrapped(each, columns).stream())
                .toList());
  }

  /** What stands below a page, numbered from 0, of several: its number and the way to others. */
  static String note(int page, int pages, String way) {
    String number = String.format(Locale.ROOT, "(page %d of %d", page + 1, pages);
    return number + (way.isEmpty() ? ")" : "; " + way + ")");
  }

  /** Shows one page after another until the person leaves, or goes on from the last. */
  void show(TableConsole console) {
    int read = 0;
    while (true) {
      int before = read;
      console.show((columns, rows) -> page(pages(columns, rows), before));
      TableConsole.Step step = console.step();
      List<List<String>> pages = pages(console.columns(), console.rows());
      int at = at(pages, before);
      int next =
          switch (step) {
            case NEXT, PAGE_DOWN -> at + 1;
            case BACK, PAGE_UP -> Math.max(at - 1, 0);
            case FIRST -> 0;
            case LAST -> pages.size() - 1;
            case LEAVE -> pages.size();
          };
      if (next == pages.size()) {
        return;
      }
      read = pages.subList(0, next).stream().mapToInt(Pages::letters).sum();
    }
  }

  private List<List<String>> pages(int columns, int rows) {
    return Lists.partition(text.apply(Math.min(columns - 2, Screen.MAX_TEXT)), rows - 3);
  }

  private List<StyledText> page(List<List<String>> pages, int read) {
    int at = at(pages, read);
    List<StyledText> lines = new ArrayList<>();
    pages.get(at).forEach(line -> lines.add(theme.write(StyledText.of(" " + line).printable())));
    String way = at == pages.size() - 1 ? BACK : "Enter and arrows turn pages, q leaves";
    lines.add(StyledText.faint(" " + note(at, pages.size(), way)));
    return lines;
  }

  /** The page before which a number of letters were read, however wide the lines were then. */
  private static int at(List<List<String>> pages, int read) {
    int at = 0;
    int letters = letters(pages.get(0));
    while (letters <= read && at < pages.size() - 1) {
      at++;
      letters += letters(pages.get(at));
    }
    return at;
  }

  private static int letters(Collection<String> lines) {
    return lines.stream().mapToInt(line -> line.replace(" ", "").length()).sum();
  }
}
