package dev.baize.cli.views;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What {@code docs/views.md} says of a game. */
final class ViewsPage {

  private static final Path PAGE = Path.of("..", "docs", "views.md");

  private static final Pattern FIELD =
      Pattern.compile("(?m)^\\| `([^`]+)` \\| ([^|]+) \\| ([^|]+) \\| (.*) \\|$");
  private static final Pattern NUMBERS =
      Pattern.compile("(?m)^\\| (\\d+)(?: to (\\d+))? \\| (.*) \\|$");
  private static final Pattern WORDS = Pattern.compile("(?m)^- `([A-Z]+)`: ([^-]*)");
  private static final Pattern LAST = Pattern.compile("to (\\d+)$");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /**
   * A row of a table of fields.
   *
   * @param path the names from outside to inside, separated by dots, with brackets after lists
   */
  record Field(String path, String type, String there, String meaning) {

    boolean isAlways() {
      return there.equals("always");
    }

    /** The words in backticks, in order. */
    List<String> words() {
      return quoted(meaning);
    }
  }

  /** A row of a table of positions or numbers, both ends included. */
  record Range(int from, int to, String meaning) {}

  private final String page;
  private final String game;

  ViewsPage(String game) throws IOException {
    this.page = Files.readString(PAGE);
    this.game = game;
  }

  private String section(String title) {
    String heading = "\n### " + title + " of " + game + "\n";
    String from = page.substring(page.indexOf(heading) + heading.length());
    return from.substring(0, from.indexOf("\n#"));
  }

  private static List<String> quoted(String text) {
    return QUOTED.matcher(text).results().map(word -> word.group(1)).toList();
  }

  /** The row of the game in the table of all games, without its name. */
  List<String> summary() {
    Matcher row =
        Pattern.compile("(?m)^\\| \\[" + game + "\\]\\(#" + game + "\\) \\| (.*) \\|$")
            .matcher(page);
    return row.find() ? List.of(row.group(1).split(" \\| ", -1)) : List.of();
  }

  List<Field> fields() {
    return FIELD
        .matcher(section("Fields"))
        .results()
        .map(row -> new Field(row.group(1), row.group(2), row.group(3), row.group(4)))
        .toList();
  }

  List<Range> array() {
    return ranges(section("Array"));
  }

  private static List<Range> ranges(String section) {
    List<Range> ranges = new ArrayList<>();
    for (MatchResult row : NUMBERS.matcher(section).results().toList()) {
      int from = Integer.parseInt(row.group(1));
      ranges.add(
          new Range(
              from, row.group(2) == null ? from : Integer.parseInt(row.group(2)), row.group(3)));
    }
    return ranges;
  }

  /** The texts of the decisions by number. */
  Map<Integer, String> numberedDecisions() {
    Map<Integer, String> texts = new TreeMap<>();
    for (Range range : ranges(section("Decisions"))) {
      List<String> expanded = expanded(quoted(range.meaning()).get(0));
      for (int i = 0; i < expanded.size(); i++) {
        texts.put(range.from() + i, expanded.get(i));
      }
      if (expanded.size() != range.to() - range.from() + 1) {
        throw new AssertionError(range + " has " + expanded.size() + " decisions");
      }
    }
    return texts;
  }

  /** All texts that a text with a word in capitals stands for. */
  private List<String> expanded(String form) {
    for (MatchResult words : WORDS.matcher(section("Decisions")).results().toList()) {
      Matcher name = Pattern.compile("\\b" + words.group(1) + "\\b").matcher(form);
      if (name.find()) {
        return values(words.group(2).strip()).stream().map(name::replaceFirst).toList();
      }
    }
    return List.of(form);
  }

  private static List<String> values(String listed) {
    Matcher last = LAST.matcher(listed);
    return last.find()
        ? IntStream.rangeClosed(1, Integer.parseInt(last.group(1)))
            .mapToObj(String::valueOf)
            .toList()
        : quoted(listed);
  }

  /** The forms of decisions that have no numbers, with words in capitals. */
  List<String> decisionForms() {
    return quoted(section("Decisions"));
  }
}
