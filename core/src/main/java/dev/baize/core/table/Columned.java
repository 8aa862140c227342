package dev.baize.core.table;

import java.util.ArrayList;
import java.util.List;

/** Short texts side by side, as many as have room; they are read from the top to the bottom. */
final class Columned {

  private static final int GAP = 3;

  private Columned() {}

  static List<String> lines(List<String> texts, int width) {
    int widest = texts.stream().mapToInt(Columns::of).max().orElse(0);
    int across = Math.max((width + GAP) / (widest + GAP), 1);
    int rows = (texts.size() + across - 1) / across;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = row; i < texts.size(); i += rows) {
        String text = texts.get(i);
        line.append(text).append(" ".repeat(widest - Columns.of(text) + GAP));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
