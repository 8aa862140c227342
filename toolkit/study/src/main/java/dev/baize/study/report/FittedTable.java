package dev.baize.study.report;

import dev.baize.core.text.Printable;
import dev.baize.core.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A table of names and numbers that fits its place: where there is no room for all columns, it does
 * without some, then without the last digits of numbers, and at last without the middle of names.
 */
final class FittedTable {

  /** The least width of a name before more columns are left out. */
  private static final int SHORTEST_NAME = 10;

  /** The least width of a name on the narrowest screen: that of its title. */
  private static final int NARROWEST_NAME = 7;

  /** The width of a name that is not shortened. */
  private static final int WHOLE = Integer.MAX_VALUE;

  /** A way to lay the table out: which columns are left out, and how a number is written. */
  private record Layout(Set<String> leftOut, UnaryOperator<String> number) {}

  private final int names;
  private final List<String> titles;
  private final List<Layout> wide;
  private final List<Layout> narrow;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * A table without rows, whose first columns are names. The sets are the titles that layouts leave
   * out, from the best layout to the narrowest: where names are whole, and where they are
   * shortened.
   */
  FittedTable(int names, List<String> titles, List<Set<String>> wide, List<Set<String>> narrow) {
    this.names = names;
    this.titles = titles;
    this.wide =
        Stream.<UnaryOperator<String>>of(UnaryOperator.identity(), Numbers::shortened)
            .flatMap(number -> wide.stream().map(leftOut -> new Layout(leftOut, number)))
            .toList();
    this.narrow = narrow.stream().map(each -> new Layout(each, Numbers::shortened)).toList();
  }

  /** Adds a row with a cell for each column. */
  void add(List<String> cells) {
    rows.add(cells.stream().map(Printable::line).toList());
  }

  /** The lines, at most {@code columns} wide; none if there are no rows. */
  String text(int columns) {
    if (rows.isEmpty()) {
      return "";
    }
    TextTable table = table(wide.get(0), WHOLE);
    for (int i = 1; i < wide.size() && table.columns() > columns; i++) {
      table = table(wide.get(i), WHOLE);
    }
    return table.columns() > columns ? narrow(columns) : table.text();
  }

  private String narrow(int columns) {
    int room = 0;
    Layout layout = narrow.get(0);
    for (int i = 0; i < narrow.size() && room < SHORTEST_NAME; i++) {
      layout = narrow.get(i);
      room = NARROWEST_NAME + (columns - table(layout, NARROWEST_NAME).columns()) / names;
    }
    return table(layout, Math.max(room, NARROWEST_NAME)).text();
  }

  private TextTable table(Layout layout, int longestName) {
    List<List<String>> shown = new ArrayList<>();
    for (int i = 0; i < titles.size(); i++) {
      if (!layout.leftOut.contains(titles.get(i))) {
        shown.add(column(i, layout, longestName));
      }
    }
    TextTable table = new TextTable(names);
    for (int i = 0; i <= rows.size(); i++) {
      int row = i;
      table.add(shown.stream().map(column -> column.get(row)).toArray(String[]::new));
    }
    return table;
  }

  /** The title and the cells of a column. */
  private List<String> column(int index, Layout layout, int longestName) {
    List<String> cells = rows.stream().map(row -> row.get(index)).toList();
    List<String> column = new ArrayList<>(List.of(titles.get(index)));
    if (index >= names) {
      cells.forEach(cell -> column.add(layout.number.apply(cell)));
    } else {
      column.addAll(longestName == WHOLE ? cells : ShortNames.of(cells, longestName));
    }
    return column;
  }
}
