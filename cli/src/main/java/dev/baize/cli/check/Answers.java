package dev.baize.cli.check;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What was decided in matches, in short.
 *
 * @param lines one a match, eight hexadecimal digits that change with any decision
 */
public record Answers(List<String> lines) {

  private static final Pattern LINE = Pattern.compile("[0-9a-f]{8}");

  /**
   * Copies the lines.
   *
   * @param lines one a match
   */
  public Answers {
    lines = List.copyOf(lines);
  }

  /**
   * {@return the short form of what was decided}
   *
   * @param matches the decisions of each match, as {@code PlayerContract.play} gives them
   */
  public static Answers of(List<List<String>> matches) {
    return new Answers(matches.stream().map(texts -> "%08x".formatted(texts.hashCode())).toList());
  }

  /** The answers among the lines that a process has printed. */
  static Answers among(List<String> printed) {
    return new Answers(printed.stream().filter(LINE.asMatchPredicate()).toList());
  }

  /** The number of the first match that is not as in others; -1 if there is none. */
  int firstUnlike(Answers others) {
    for (int i = 0; i < Math.max(lines.size(), others.lines.size()); i++) {
      if (i >= lines.size()
          || i >= others.lines.size()
          || !lines.get(i).equals(others.lines.get(i))) {
        return i;
      }
    }
    return -1;
  }
}
