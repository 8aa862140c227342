package dev.baize.charts;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.util.List;

/** Draws a grid of cells, and its legend below. */
final class GridPlot extends Plot {

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

  GridPlot(GridChart grid) {
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
