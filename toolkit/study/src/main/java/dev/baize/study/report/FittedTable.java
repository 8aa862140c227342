package dev.baize.study.report;

import dev.baize.core.text.Printable;
import dev.baize.core.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table of names and numbers that fits its place: where there is no room for all columns, it does
 * without some, then without the last digits of numbers, and at last without the middle of names.
 */
public final class FittedTable {

  /** The level of a column that is never left out. */
  public static final int KEPT = Integer.MAX_VALUE;

  /** The least width of a name before more columns are left out. */
  private static final int SHORTEST_NAME = 10;

  /** The least width of a name on the narrowest screen: that of its title. */
  private static final int NARROWEST_NAME = 7;

  /** The width of a name that is not shortened. */
  private static final int WHOLE = Integer.MAX_VALUE;

  private final int names;
  private final List<String> titles;
  private final List<Integer> levels;
  private final int widest;
  private final int narrowest;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * A table without rows, whose first columns are names. Each column has a level: a layout of that
   * level or a higher one leaves it out. Names are whole in layouts of level 0 to {@code widest},
   * and shortened in layouts from {@code narrowest} on.
   */
  public FittedTable(
      int names, List<String> titles, List<Integer> levels, int widest, int narrowest) {
    this.names = names;
    this.titles = titles;
    this.levels = levels;
    this.widest = widest;
    this.narrowest = narrowest;
  }

  /** Adds a row with a cell for each column. */
  public void add(List<String> cells) {
    rows.add(cells.stream().map(Printable::line).toList());
  }

  /** The lines, at most {@code columns} wide; none if there are no rows. */
  public String text(int columns) {
    if (rows.isEmpty()) {
      return "";
    }
    for (boolean shortened : new boolean[] {false, true}) {
      for (int level = 0; level <= widest; level++) {
        TextTable table = table(level, shortened, WHOLE);
        if (table.columns() <= columns) {
          return table.text();
        }
      }
    }
    int last = levels.stream().filter(level -> level < KEPT).max(Integer::compare).orElse(0);
    int level = narrowest;
    while (level < last && room(level, columns) < SHORTEST_NAME) {
      level++;
    }
    return table(level, true, Math.max(room(level, columns), NARROWEST_NAME)).text();
  }

  /** The width that a layout leaves to each name. */
  private int room(int level, int columns) {
    return NARROWEST_NAME + (columns - table(level, true, NARROWEST_NAME).columns()) / names;
  }

  private TextTable table(int level, boolean shortened, int longestName) {
    List<List<String>> shown =
        IntStream.range(0, titles.size())
            .filter(column -> levels.get(column) > level)
            .mapToObj(column -> column(column, shortened, longestName))
            .toList();
    TextTable table = new TextTable(names);
    for (int i = 0; i <= rows.size(); i++) {
      int row = i;
      table.add(shown.stream().map(column -> column.get(row)).toArray(String[]::new));
    }
    return table;
  }

  /** The title and the cells of a column. */
  private List<String> column(int index, boolean shortened, int longestName) {
    List<String> cells = rows.stream().map(row -> row.get(index)).toList();
    List<String> column = new ArrayList<>(List.of(titles.get(index)));
    if (index >= names) {
      cells.forEach(cell -> column.add(shortened ? Numbers.shortened(cell) : cell));
    } else {
      column.addAll(longestName == WHOLE ? cells : ShortNames.of(cells, longestName));
    }
    return column;
  }
}
