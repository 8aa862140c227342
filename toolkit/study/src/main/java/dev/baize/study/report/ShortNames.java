package dev.baize.study.report;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/** Shortens names in the middle, at the place where most of them still differ. */
final class ShortNames {

  private ShortNames() {}

  /** The names in order, with an ellipsis in the middle of those wider than 3 or more columns. */
  static List<String> of(List<String> names, int columns) {
    int half = columns / 2;
    Comparator<Integer> differing =
        Comparator.comparingInt(head -> different(names, columns, head));
    int head =
        IntStream.range(1, columns - 1)
            .boxed()
            .max(differing.thenComparingInt(each -> -Math.abs(each - half)))
            .orElse(1);
    return shortened(names, columns, head);
  }

  private static int different(List<String> names, int columns, int head) {
    return new HashSet<>(shortened(names, columns, head)).size();
  }

  private static List<String> shortened(List<String> names, int columns, int head) {
    return names.stream().map(name -> shortened(name, columns, head)).toList();
  }

  private static String shortened(String name, int columns, int head) {
    if (TextWidth.of(name) <= columns) {
      return name;
    }
    String beginning = StyledText.of(name).clipped(head).plain();
    int room = columns - TextWidth.of(beginning) - 1;
    int end = beginning.length();
    while (TextWidth.of(name.substring(end)) > room) {
      end = name.offsetByCodePoints(end, 1);
    }
    return beginning + '…' + name.substring(end);
  }
}
