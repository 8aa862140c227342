package dev.baize.core.table;

import java.util.ArrayList;
import java.util.List;

/** Lays short texts out in as many columns as fit, each read from top to bottom. */
final class ColumnLayout {

  private static final int GAP = 3;

  private ColumnLayout() {}

  static List<String> lines(List<String> texts, int width) {
    int widest = texts.stream().mapToInt(DisplayWidth::of).max().orElse(0);
    int across = Math.max((width + GAP) / (widest + GAP), 1);
    int rows = (texts.size() + across - 1) / across;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = row; i < texts.size(); i += rows) {
        String text = texts.get(i);
        line.append(text).append(" ".repeat(widest - DisplayWidth.of(text) + GAP));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
