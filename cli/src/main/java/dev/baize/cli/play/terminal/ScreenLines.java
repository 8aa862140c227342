package dev.baize.cli.play.terminal;

import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a screen: always the same number, each a single line no wider than a table, whatever
 * a plug-in's table draws.
 */
final class ScreenLines {

  private ScreenLines() {}

  /**
   * The lines from top to bottom.
   *
   * @param table the lines of the table
   * @param messages the messages below it
   * @param foot the last line above the prompt
   */
  static List<StyledText> of(List<StyledText> table, Messages messages, String foot) {
    List<StyledText> lines =
        new ArrayList<>(table.subList(0, Math.min(table.size(), GameTable.HEIGHT)));
    while (lines.size() < GameTable.HEIGHT) {
      lines.add(StyledText.EMPTY);
    }
    lines.addAll(messages.lines());
    lines.add(StyledText.faint(" " + foot));
    return lines.stream().map(line -> line.printable().clipped(Canvas.WIDTH)).toList();
  }
}
