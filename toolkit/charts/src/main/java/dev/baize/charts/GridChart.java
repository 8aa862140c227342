package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
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

  /** Draws a grid of cells, and its legend below. */
  static final class Picture extends Plot {

    private static final int LEFT = 14;
    private static final int NAME_WIDTH = 82;
    private static final int CELL_WIDTH = 69;
    private static final int ROW_HEIGHT = 22;
    private static final int GAP = 10;
    private static final int KEYS_IN_A_ROW = 2;
    private static final int BASELINE = 16;

    private static final Font BOLD = TEXT.deriveFont(Font.BOLD);
    private static final Color LINES = new Color(0x8A, 0x8A, 0x8A);

    private final GridChart grid;

    Picture(GridChart grid) {
      super(grid.caption(), WIDTH, height(grid));
      this.grid = grid;
    }

    private static int height(GridChart grid) {
      int rows = grid.blocks().stream().mapToInt(block -> 1 + block.rows().size()).sum();
      int keys = (grid.legend().size() + KEYS_IN_A_ROW - 1) / KEYS_IN_A_ROW;
      return headingHeight(grid.caption())
          + (rows + keys) * ROW_HEIGHT
          + (grid.blocks().size() + 2) * GAP;
    }

    @Override
    void paintChart(Graphics2D graphics, int width, int height) {
      int y = GAP;
      for (GridChart.Block block : grid.blocks()) {
        name(graphics, block.name(), BOLD, y);
        for (int i = 0; i < grid.columns().size(); i++) {
          centred(graphics, grid.columns().get(i), BOLD, left(i), y);
        }
        for (GridChart.Row row : block.rows()) {
          y += ROW_HEIGHT;
          name(graphics, row.name(), TEXT, y);
          for (int i = 0; i < row.cells().size(); i++) {
            GridChart.Cell cell = row.cells().get(i);
            cell(graphics, cell.whole(), cell.tint(), left(i), y);
          }
        }
        y += ROW_HEIGHT + GAP;
      }
      legend(graphics, y);
    }

    private void legend(Graphics2D graphics, int top) {
      List<GridChart.Key> keys = grid.legend();
      int perColumn = (keys.size() + KEYS_IN_A_ROW - 1) / KEYS_IN_A_ROW;
      for (int i = 0; i < keys.size(); i++) {
        int x = LEFT + i / perColumn * (WIDTH / KEYS_IN_A_ROW);
        int y = top + i % perColumn * ROW_HEIGHT;
        cell(graphics, keys.get(i).text(), keys.get(i).tint(), x, y);
        graphics.setFont(TEXT);
        graphics.drawString(keys.get(i).meaning(), x + CELL_WIDTH + GAP, y + BASELINE);
      }
    }

    private static int left(int column) {
      return LEFT + NAME_WIDTH + column * CELL_WIDTH;
    }

    private static void name(Graphics2D graphics, String name, Font font, int y) {
      graphics.setColor(Color.BLACK);
      graphics.setFont(font);
      graphics.drawString(name, LEFT, y + BASELINE);
    }

    private static void cell(Graphics2D graphics, String text, Tint tint, int x, int y) {
      graphics.setColor(tint.colour());
      graphics.fillRect(x, y, CELL_WIDTH, ROW_HEIGHT);
      graphics.setColor(LINES);
      graphics.drawRect(x, y, CELL_WIDTH, ROW_HEIGHT);
      centred(graphics, text, TEXT, x, y);
    }

    private static void centred(Graphics2D graphics, String text, Font font, int x, int y) {
      graphics.setColor(Color.BLACK);
      graphics.setFont(font);
      int width = graphics.getFontMetrics(font).stringWidth(text);
      graphics.drawString(text, x + (CELL_WIDTH - width) / 2, y + BASELINE);
    }
  }
}
