package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.table.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A grid of short texts on coloured grounds, in blocks of rows, with a legend.
 *
 * @param title what is shown
 * @param about lines below the title
 * @param columns the names of the columns
 * @param blocks the rows
 * @param legend what the texts of cells mean
 */
public record GridChart(
    String title, List<String> about, List<String> columns, List<Block> blocks, List<Key> legend)
    implements Chart {

  private static final int NAME_COLUMNS = 8;
  private static final int CELL_COLUMNS = 6;

  /** What marks a cell, in all media. */
  private static final String MARK = "*";

  /**
   * A grid.
   *
   * @param title what is shown
   * @param about lines below the title
   * @param columns the names of the columns
   * @param blocks the rows
   * @param legend what the texts of cells mean
   */
  public GridChart {
    about = List.copyOf(about);
    columns = List.copyOf(columns);
    blocks = List.copyOf(blocks);
    legend = List.copyOf(legend);
  }

  /**
   * Rows of one kind.
   *
   * @param name of the kind
   * @param rows from the top
   */
  public record Block(String name, List<Row> rows) {}

  /**
   * A row.
   *
   * @param name of the row
   * @param cells one for each column
   */
  public record Row(String name, List<Cell> cells) {}

  /**
   * A cell.
   *
   * @param text short
   * @param tint its ground
   * @param marked whether an asterisk follows it
   */
  public record Cell(String text, Tint tint, boolean marked) {

    String whole() {
      return text + (marked ? MARK : "");
    }
  }

  /**
   * A line of the legend.
   *
   * @param text of cells
   * @param tint of such cells
   * @param meaning what they mean
   */
  public record Key(String text, Tint tint, String meaning) {}

  ChartHeading caption() {
    return ChartHeading.of(title, about);
  }

  /** {@return the blocks and the legend for the terminal, less than 80 columns wide} */
  public List<StyledText> lines() {
    List<StyledText> lines = new ArrayList<>();
    for (Block block : blocks) {
      StyledText head = StyledText.strong(TextWidth.padEnd(block.name, NAME_COLUMNS));
      for (String column : columns) {
        head = head.plus(TextWidth.padStart(column, CELL_COLUMNS - 1), " ");
      }
      lines.add(head);
      block.rows.forEach(row -> lines.add(line(row)));
      lines.add(StyledText.EMPTY);
    }
    for (Key key : legend) {
      lines.add(
          StyledText.join(
              StyledText.of(TextWidth.padEnd(key.text, 4), key.tint.style()), key.meaning));
    }
    return lines;
  }

  private static StyledText line(Row row) {
    StyledText line = StyledText.of(TextWidth.padEnd(row.name, NAME_COLUMNS));
    for (Cell cell : row.cells) {
      String gap = " ".repeat(CELL_COLUMNS - 1 - TextWidth.of(cell.text));
      line = line.plus(gap, StyledText.of(cell.text, cell.tint.style()), cell.marked ? MARK : " ");
    }
    return line;
  }

  @Override
  public String text(int columns) {
    return lines().stream()
        .map(line -> line.plain().stripTrailing() + '\n')
        .collect(Collectors.joining());
  }
}
