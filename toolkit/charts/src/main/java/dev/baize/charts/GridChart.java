package dev.baize.charts;

import static java.util.stream.Collectors.joining;

import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A grid of short texts on coloured grounds, in blocks of rows, with a legend.
 *
 * @param title what is shown
 * @param about lines below the title
 * @param over what the columns are, in a few words above them
 * @param columns the names of the columns
 * @param blocks the rows
 * @param legend what the texts of cells mean
 * @param foot lines at the foot, in small letters
 */
public record GridChart(
    String title,
    List<String> about,
    String over,
    List<String> columns,
    List<Block> blocks,
    List<Key> legend,
    List<String> foot)
    implements Chart {

  private static final int NAME_COLUMNS = 8;
  private static final int CELL_COLUMNS = 6;
  private static final String MARK = "*";
  private static final int NAME_WIDTH = 78;
  private static final int CELL_WIDTH = 69;
  private static final int ROW_HEIGHT = 22;
  private static final int GAP = 10;
  private static final int KEYS_IN_A_ROW = 2;
  private static final int BASELINE = 16;
  private static final Color LINES = new Color(0x8A, 0x8A, 0x8A);

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
   * @param style its colour in the terminal, and that of its ground in a picture
   * @param marked whether an asterisk follows it
   */
  public record Cell(String text, Style style, boolean marked) {}

  /**
   * A line of the legend.
   *
   * @param text of cells
   * @param style of such cells
   * @param meaning what they mean
   */
  public record Key(String text, Style style, String meaning) {}

  /** {@return the blocks and the legend for the terminal, less than 80 columns wide} */
  public List<StyledText> lines() {
    List<StyledText> lines = new ArrayList<>();
    for (Block block : blocks) {
      Stream<String> names = columns.stream().map(it -> TextWidth.padStart(it, CELL_COLUMNS - 1));
      StyledText head = StyledText.strong(TextWidth.padEnd(block.name, NAME_COLUMNS));
      lines.add(head.plus(names.collect(joining(" ")), " "));
      block.rows.forEach(row -> lines.add(line(row)));
      lines.add(StyledText.EMPTY);
    }
    for (Key key : legend) {
      lines.add(
          StyledText.join(StyledText.of(TextWidth.padEnd(key.text, 4), key.style), key.meaning));
    }
    return lines;
  }

  private static StyledText line(Row row) {
    StyledText line = StyledText.of(TextWidth.padEnd(row.name, NAME_COLUMNS));
    for (Cell cell : row.cells) {
      String gap = " ".repeat(CELL_COLUMNS - 1 - TextWidth.of(cell.text));
      line = line.plus(gap, StyledText.of(cell.text, cell.style), cell.marked ? MARK : " ");
    }
    return line;
  }

  @Override
  public String text(int columns) {
    return lines().stream().map(line -> line.plain().stripTrailing() + '\n').collect(joining());
  }

  /** The grid of cells, and the legend below. */
  Plot picture() {
    int lines = blocks.stream().mapToInt(block -> 1 + block.rows().size()).sum() + keyRows() + 1;
    int height = lines * ROW_HEIGHT + (blocks.size() + 1) * GAP;
    return new Plot(new ChartHeading(title, about, "", foot), height, this::draw);
  }

  private int keyRows() {
    return (legend.size() + KEYS_IN_A_ROW - 1) / KEYS_IN_A_ROW;
  }

  private void draw(Graphics2D graphics) {
    text(graphics, over, Plot.TEXT, left(0), columns.size() * CELL_WIDTH, 0);
    int y = ROW_HEIGHT;
    for (Block block : blocks) {
      text(graphics, block.name, Plot.BOLD, Plot.MARGIN, 0, y);
      for (int i = 0; i < columns.size(); i++) {
        text(graphics, columns.get(i), Plot.BOLD, left(i), CELL_WIDTH, y);
      }
      for (Row row : block.rows) {
        y += ROW_HEIGHT;
        text(graphics, row.name, Plot.TEXT, Plot.MARGIN, 0, y);
        for (int i = 0; i < row.cells.size(); i++) {
          Cell cell = row.cells.get(i);
          cell(graphics, cell.text + (cell.marked ? MARK : ""), cell.style, left(i), y);
        }
      }
      y += ROW_HEIGHT + GAP;
    }
    for (int i = 0; i < legend.size(); i++) {
      Key key = legend.get(i);
      int x = Plot.MARGIN + i / keyRows() * (Plot.WIDTH / KEYS_IN_A_ROW);
      int top = y + i % keyRows() * ROW_HEIGHT;
      cell(graphics, key.text, key.style, x, top);
      text(graphics, key.meaning, Plot.TEXT, x + CELL_WIDTH + GAP, 0, top);
    }
  }

  private static int left(int column) {
    return Plot.MARGIN + NAME_WIDTH + column * CELL_WIDTH;
  }

  private static void cell(Graphics2D graphics, String text, Style style, int x, int y) {
    graphics.setColor(ground(style));
    graphics.fillRect(x, y, CELL_WIDTH, ROW_HEIGHT);
    graphics.setColor(LINES);
    graphics.drawRect(x, y, CELL_WIDTH, ROW_HEIGHT);
    text(graphics, text, Plot.TEXT, x, CELL_WIDTH, y);
  }

  /** The grounds differ in brightness, too, for people who do not see red and green apart. */
  private static Color ground(Style style) {
    return new Color(
        switch (style) {
          case GREEN -> 0xE3F4DC;
          case RED -> 0xF4A582;
          case YELLOW -> 0xFFE680;
          case CYAN -> 0x92C5DE;
          case MAGENTA -> 0xC2A5CF;
          default -> 0xFFFFFF;
        });
  }

  /** Text in the middle of a width, or from the left if that is 0. */
  private static void text(Graphics2D graphics, String text, Font font, int x, int width, int y) {
    int room = width == 0 ? 0 : (width - graphics.getFontMetrics(font).stringWidth(text)) / 2;
    Plot.write(graphics, font, Color.BLACK, text, x + room, y + BASELINE);
  }
}
