package dev.baize.study.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.table.Report;
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

/** The report of a study: what was studied, and below that what was found. */
abstract class StudyReport implements Report {

  private static final int MAX_LIST_LENGTH = 200;

  /** The column in which values begin, after the longest name and a gap. */
  private static final int VALUE_COLUMN = "players".length() + 2;

  private static final int NARROWEST_VALUE = 10;

  private final StudyResult<?> studied;
  private final String counted;
  private final int width;

  /**
   * Counts {@code games} or {@code rounds}; tables are {@code width} wide if there is no screen.
   */
  StudyReport(StudyResult<?> studied, String counted, int width) {
    this.studied = studied;
    this.counted = counted;
    this.width = width;
  }

  @Override
  public final String text() {
    return text(0);
  }

  @Override
  public final String text(int columns) {
    TextTable lines = new TextTable(2);
    add(lines, columns, "game", studied.setup().game());
    add(lines, columns, "rules", studied.setup().rules());
    add(lines, columns, "players", String.join(", ", studied.setup().players()));
    add(lines, columns, "seed", Long.toString(studied.setup().seed().value()));
    GameSet played = studied.completed();
    String number = played.games() == 0 ? "0" : played.games() + " (" + numbers(played) + ')';
    add(lines, columns, counted, number);
    String ofAll = "\nPARTIAL: " + played.games() + " of " + studied.requested().games();
    String partial = missing().map(it -> ofAll + "; missing: " + it + '\n').orElse("");
    return lines.text() + partial + '\n' + tables(columns == 0 ? width : columns);
  }

  /** The findings, in tables that are at most {@code columns} wide, and in sentences. */
  abstract String tables(int columns);

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

  @Override
  public final Optional<String> missing() {
    if (studied.isComplete()) {
      return Optional.empty();
    }
    GameSet missing = studied.requested().minus(studied.completed());
    String units = missing.games() == 1 ? counted.substring(0, counted.length() - 1) : counted;
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

  /** The values with which JSON begins, the first of which says what kind of result this is. */
  Map<String, @Nullable Object> heading(String kind) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", kind);
    values.put("version", 1);
    values.put("game", studied.setup().game());
    values.put("rules", studied.setup().rules());
    values.put("seed", studied.setup().seed().value());
    values.put("players", studied.setup().players());
    values.put("asked", ranges(studied.requested()));
    values.put("played", ranges(studied.completed()));
    values.put("complete", studied.isComplete());
    return values;
  }

  private static List<Map<String, Long>> ranges(GameSet games) {
    return games.ranges().stream()
        .<Map<String, Long>>map(
            range -> ImmutableMap.of("first", range.from(), "last", range.to() - 1))
        .toList();
  }

  /** The values with which every row of CSV begins. */
  Map<String, @Nullable Object> row() {
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("game", studied.setup().game());
    row.put("rules", studied.setup().rules());
    row.put("seed", studied.setup().seed().value());
    row.put("players", String.join(" ", studied.setup().players()));
    row.put("asked", words(studied.requested()));
    row.put("played", words(studied.completed()));
    row.put("complete", studied.isComplete());
    return row;
  }

  private static String words(GameSet games) {
    return games.ranges().stream()
        .map(range -> range.from() + ".." + (range.to() - 1))
        .collect(joining(" "));
  }
}
