package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The heading of a chart. The last text warns that the result is partial; it is empty if it is
 * complete.
 */
record ChartHeading(String title, List<String> lines, String partial) {

  private static final int MAX_TITLE_LENGTH = 50;
  private static final int MAX_LINE_LENGTH = 100;
  private static final int MAX_TEXT_LENGTH = 400;

  static ChartHeading of(StudyResult<?> result, String unit, String what) {
    StudySetup setup = result.setup();
    long played = result.completed().games();
    String title = String.format(Locale.ROOT, "%s: %s", setup.game(), what);
    boolean isShort = title.length() <= MAX_TITLE_LENGTH;
    String partial =
        String.format(
            Locale.ROOT, "PARTIAL: %d of %d %s", played, result.requested().games(), unit);
    ChartHeading heading =
        new ChartHeading(
            isShort ? title : Excerpt.of(setup.game(), MAX_TITLE_LENGTH),
            List.of(),
            result.isComplete() ? "" : partial);
    return (isShort ? heading : heading.with(what))
        .with("players " + players(setup.players()))
        .with("rules " + setup.rules())
        .with(String.format(Locale.ROOT, "%d %s, seed %d", played, unit, setup.seed().value()));
  }

  /** A heading of lines as they are given. */
  static ChartHeading of(String title, List<String> about) {
    ChartHeading heading = new ChartHeading(title, List.of(), "");
    for (String line : about) {
      heading = heading.with(line);
    }
    return heading;
  }

  private static String players(List<String> players) {
    return players.size() > 1 && Set.copyOf(players).size() == 1
        ? players.get(0) + " in every seat"
        : String.join(", ", players);
  }

  /** Whether the result is partial. */
  boolean isPartial() {
    return !partial.isEmpty();
  }

  /** The same with one more line, or several if it is long. */
  ChartHeading with(String line) {
    List<String> more = new ArrayList<>(lines);
    more.addAll(wrapped(line, MAX_LINE_LENGTH));
    return new ChartHeading(title, more, partial);
  }

  /** The same with the meaning of an axis if it is too long for the axis title. */
  ChartHeading withLong(String meaning, int longest) {
    return meaning.length() > longest ? with(meaning) : this;
  }

  /** The first lines of a chart in the terminal, where a table above it has the rest. */
  String line(String text, int columns) {
    return paragraph((isPartial() ? "PARTIAL: " : "") + text, columns);
  }

  /** The text, wrapped for a screen of {@code columns}, or 0 if there is no screen. */
  static String paragraph(String text, int columns) {
    return String.join("\n", wrapped(text, TextChart.width(columns) - 1)) + '\n';
  }

  private static List<String> wrapped(String text, int columns) {
    return StyledText.wrapped(Excerpt.of(Printable.line(text), MAX_TEXT_LENGTH), columns);
  }
}
