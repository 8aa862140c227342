package dev.baize.study.report;

import static java.util.stream.Collectors.joining;

import dev.baize.core.table.TextTable;
import dev.baize.core.table.TextWidth;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Study;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The heading of a report: what was played, and how much of it.
 *
 * @param unit what is counted: {@code games} or {@code rounds}
 * @param asked those that were requested
 * @param played those that were completed
 * @param complete whether all were completed
 */
record StudyHeading(Study study, String unit, GameSet asked, GameSet played, boolean complete) {

  private static final int MAX_LIST_LENGTH = 200;

  /** Where values begin, after the longest name and a gap. */
  private static final int VALUE_COLUMN = "players".length() + 2;

  private static final int NARROWEST_VALUE = 10;

  /**
   * The lines for people, the last of which is empty.
   *
   * @param columns how wide the screen is; 0 if there is none, for lines of any length
   */
  String text(int columns) {
    TextTable lines = new TextTable(2);
    add(lines, columns, "game", study.game());
    add(lines, columns, "rules", study.rules());
    add(lines, columns, "players", String.join(", ", study.players()));
    add(lines, columns, "seed", Long.toString(study.seed().value()));
    String number =
        played.games() == 0
            ? "0"
            : String.format(Locale.ROOT, "%d (%s)", played.games(), numbers(played));
    add(lines, columns, unit, number);
    return lines.text() + missing().map(this::partial).orElse("") + '\n';
  }

  private static void add(TextTable lines, int columns, String name, String value) {
    String printable = Printable.line(value);
    List<String> parts =
        columns == 0
            ? List.of(printable)
            : TextWidth.wrapped(printable, Math.max(columns - VALUE_COLUMN, NARROWEST_VALUE));
    for (int i = 0; i < parts.size(); i++) {
      lines.add(i == 0 ? name : "", parts.get(i));
    }
  }

  private String partial(String missing) {
    return String.format(
        Locale.ROOT, "\nPARTIAL: %d of %d; missing: %s\n", played.games(), asked.games(), missing);
  }

  /** The games or rounds that are missing; empty if the result is complete. */
  Optional<String> missing() {
    if (complete) {
      return Optional.empty();
    }
    GameSet missing = asked.minus(played);
    String units = missing.games() == 1 ? unit.substring(0, unit.length() - 1) : unit;
    return Optional.of(units + ' ' + numbers(missing));
  }

  private static String numbers(GameSet games) {
    String numbers =
        games.ranges().stream()
            .limit(MAX_LIST_LENGTH)
            .map(
                range ->
                    range.games() == 1
                        ? Long.toString(range.from())
                        : String.format(Locale.ROOT, "%d to %d", range.from(), range.to() - 1))
            .collect(joining(", "));
    return Excerpt.of(numbers, MAX_LIST_LENGTH);
  }

  /** The values for JSON, the first of which says what kind of result this is. */
  Map<String, @Nullable Object> values(String kind) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", kind);
    values.put("version", 1);
    values.put("game", study.game());
    values.put("rules", study.rules());
    values.put("seed", study.seed().value());
    values.put("players", study.players());
    values.put("asked", ranges(asked));
    values.put("played", ranges(played));
    values.put("complete", complete);
    return values;
  }

  private static List<Map<String, Long>> ranges(GameSet games) {
    return games.ranges().stream().map(StudyHeading::range).toList();
  }

  private static Map<String, Long> range(GameRange range) {
    Map<String, Long> bounds = new LinkedHashMap<>();
    bounds.put("first", range.from());
    bounds.put("last", range.to() - 1);
    return bounds;
  }

  /** The values that every row of CSV begins with. */
  Map<String, @Nullable Object> row() {
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("game", study.game());
    row.put("rules", study.rules());
    row.put("seed", study.seed().value());
    row.put("players", String.join(" ", study.players()));
    row.put("asked", words(asked));
    row.put("played", words(played));
    row.put("complete", complete);
    return row;
  }

  private static String words(GameSet games) {
    return games.ranges().stream()
        .map(range -> range.from() + ".." + (range.to() - 1))
        .collect(joining(" "));
  }
}
