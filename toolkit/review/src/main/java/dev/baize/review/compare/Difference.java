package dev.baize.review.compare;

import static com.google.common.base.CharMatcher.whitespace;
import static com.google.common.base.Strings.lenientFormat;

import com.google.common.base.Strings;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.review.compare.ProgramOutput.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A case in which a program does not do what is right.
 *
 * @param run what is right
 * @param actual what the program did
 * @param line the number of the first line that differs, from 0; that after the last if none does
 * @param rule what the specification says of it
 */
record Difference(ReferenceRun.Result run, ProgramOutput actual, int line, String rule) {

  private static final int BEFORE = 4;
  private static final int AFTER = 3;
  private static final int MAX_LINE = 66;
  private static final int WIDTH = 78;
  private static final int SIGNAL = 128;

  private static final String TO_THE_END =
      "Ending: the program goes on to the end of the game, and exits with 0.";

  /** The difference of a run; null if the program does what is right. */
  static @Nullable Difference between(
      ReferenceRun.Result run, ProgramOutput actual, Specification specification) {
    ProgramOutput expected = run.output();
    boolean isAlike = expected.out().equals(actual.out());
    boolean hasEnded = actual.ending() == Ending.EXITED && !isStatusWrong(expected, actual);
    if (isAlike && hasEnded) {
      return null;
    }
    List<String> lines = actual.lines();
    int line = firstLine(expected.lines(), lines);
    String rule;
    if (expected.status() == 0 && !hasEnded && expected.out().startsWith(actual.out())) {
      rule = TO_THE_END;
    } else {
      String printed = line < lines.size() ? lines.get(line) : "";
      rule = specification.rule(run, isAlike ? 0 : line, printed);
    }
    return new Difference(run, actual, line, rule);
  }

  private static int firstLine(List<String> expected, List<String> actual) {
    int shorter = Math.min(expected.size(), actual.size());
    return IntStream.range(0, shorter)
        .filter(line -> !expected.get(line).equals(actual.get(line)))
        .findFirst()
        .orElse(shorter);
  }

  /** Whether one program says that all went well, and the other does not. */
  private static boolean isStatusWrong(ProgramOutput expected, ProgramOutput actual) {
    return (expected.status() == 0) != (actual.status() == 0);
  }

  /** The name of the rule, without its text. */
  String heading() {
    return rule.substring(0, rule.indexOf(':'));
  }

  /** The lines of both around the first that differs, how the program ended, and the rule. */
  String text(String program) {
    List<String> expected = run.output().lines();
    List<String> printed = actual.lines();
    StringBuilder text = new StringBuilder();
    if (line < expected.size() || line < printed.size()) {
      String first = "Line %s is the first that differs: - is expected, + is what %s prints.";
      text.append(wrapped(lenientFormat(first, line + 1, program))).append('\n');
      for (int i = Math.max(line - BEFORE, 0); i < line; i++) {
        append(text, ' ', i, shown(expected.get(i), 0));
      }
      append(text, '-', expected, printed);
      append(text, '+', printed, expected);
      text.append('\n');
    }
    endings(program).forEach(each -> text.append(wrapped(each)));
    String heading = heading();
    return text.append(wrapped("Rule \"" + heading + '"' + rule.substring(heading.length())))
        .toString();
  }

  /** The lines of one output from the first that differs on. */
  private void append(StringBuilder text, char mark, List<String> lines, List<String> others) {
    if (line >= lines.size()) {
      text.append("  ").append(mark).append("       (nothing)\n");
      return;
    }
    String first = lines.get(line);
    String other = line < others.size() ? others.get(line) : "";
    int equal = Strings.commonPrefix(first, other).length();
    boolean isSpace = whitespace().removeFrom(first).equals(whitespace().removeFrom(other));
    append(text, mark, line, shown(isSpace ? first.replace(' ', '·') : first, equal));
    for (int i = line + 1; i < Math.min(line + AFTER, lines.size()); i++) {
      append(text, mark, i, shown(lines.get(i), 0));
    }
  }

  private static void append(StringBuilder text, char mark, int number, String shown) {
    String line = String.format(Locale.ROOT, "  %c %4d  %s", mark, number + 1, shown);
    text.append(line.stripTrailing()).append('\n');
  }

  /** As much of a line as there is room for, around a place in it. */
  private static String shown(String line, int place) {
    boolean ends = line.endsWith("\n");
    String all = ends ? line.substring(0, line.length() - 1) : line + " (no end of line)";
    int start = all.length() <= MAX_LINE ? 0 : Math.max(0, place - MAX_LINE / 2);
    return (start > 0 ? "…" : "") + Excerpt.of(all.substring(start), MAX_LINE - 2);
  }

  private List<String> endings(String program) {
    List<String> all = new ArrayList<>();
    if (actual.ending() == Ending.TOO_SLOW) {
      all.add(program + " had not ended when its time was up.");
    } else if (actual.ending() == Ending.TOO_MUCH) {
      all.add(program + " printed too much, and was ended.");
    } else if (isStatusWrong(run.output(), actual)) {
      int status = actual.status();
      String signal = status > SIGNAL ? " (signal " + (status - SIGNAL) + ")" : "";
      String right = run.output().status() == 0 ? "0" : "another status";
      all.add(lenientFormat("%s exits with %s%s; expected %s.", program, status, signal, right));
    }
    if (!all.isEmpty() && !actual.err().isEmpty()) {
      all.add("Its last line on standard error: " + Excerpt.of(actual.err(), 2 * WIDTH));
    }
    return all;
  }

  private static String wrapped(String text) {
    return String.join("\n", StyledText.wrapped(text, WIDTH)) + '\n';
  }
}
