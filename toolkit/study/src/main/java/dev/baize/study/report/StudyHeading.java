package dev.baize.study.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.core.text.TextTable;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.StudyResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

record StudyHeading(StudyResult<?> result, String unit) {

  private static final int MAX_LIST_LENGTH = 200;

  /** Where values begin, after the longest name and a gap. */
  private static final int VALUE_COLUMN = "players".length() + 2;

  private static final int NARROWEST_VALUE = 10;

  /** The lines for people, with an empty last one, at most {@code columns} wide unless it is 0. */
  String text(int columns) {
    TextTable lines = new TextTable(2);
    add(lines, columns, "game", result.setup().game());
    add(lines, columns, "rules", result.setup().rules());
    add(lines, columns, "players", String.join(", ", result.setup().players()));
    add(lines, columns, "seed", Long.toString(result.setup().seed().value()));
    String number =
        result.completed().games() == 0
            ? "0"
            : String.format(
                Locale.ROOT, "%d (%s)", result.completed().games(), numbers(result.completed()));
    add(lines, columns, unit, number);
    return lines.text() + missing().map(this::partial).orElse("") + '\n';
  }

  private static void add(TextTable lines, int columns, String name, String value) {
    String printable = Printable.line(value);
    List<String> parts =
        columns == 0
            ? List.of(printable)
            : StyledText.wrapped(printable, Math.max(columns - VALUE_COLUMN, NARROWEST_VALUE));
    for (int i = 0; i < parts.size(); i++) {
      lines.add(i == 0 ? name : "", parts.get(i));
    }
  }

  private String partial(String missing) {
    return String.format(
        Locale.ROOT,
        "\nPARTIAL: %d of %d; missing: %s\n",
        result.completed().games(),
        result.requested().games(),
        missing);
  }

  /** The games or rounds that are missing; empty if the result is complete. */
  Optional<String> missing() {
    if (result.isComplete()) {
      return Optional.empty();
    }
    GameSet missing = result.requested().minus(result.completed());
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
    values.put("game", result.setup().game());
    values.put("rules", result.setup().rules());
    values.put("seed", result.setup().seed().value());
    values.put("players", result.setup().players());
    values.put("asked", ranges(result.requested()));
    values.put("played", ranges(result.completed()));
    values.put("complete", result.isComplete());
    return values;
  }

  private static List<Map<String, Long>> ranges(GameSet games) {
    return games.ranges().stream()
        .<Map<String, Long>>map(
            range -> ImmutableMap.of("first", range.from(), "last", range.to() - 1))
        .toList();
  }

  /** The values that every row of CSV begins with. */
  Map<String, @Nullable Object> row() {
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("game", result.setup().game());
    row.put("rules", result.setup().rules());
    row.put("seed", result.setup().seed().value());
    row.put("players", String.join(" ", result.setup().players()));
    row.put("asked", words(result.requested()));
    row.put("played", words(result.completed()));
    row.put("complete", result.isComplete());
    return row;
  }

  private static String words(GameSet games) {
    return games.ranges().stream()
        .map(range -> range.from() + ".." + (range.to() - 1))
        .collect(joining(" "));
  }
}
