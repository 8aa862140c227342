package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What stands around a chart: a title, lines below it, a warning that the result is partial, empty
 * if it is complete, and at the foot how the result can be repeated.
 */
record ChartHeading(String title, List<String> lines, String partial, List<String> foot) {

  private static final int MAX_TITLE_LENGTH = 50;
  private static final int MAX_LINE_LENGTH = 100;
  private static final int MAX_FOOT_LENGTH = 110;
  private static final int MAX_TEXT_LENGTH = 400;

  /** Long lines become several, and empty ones none. */
  ChartHeading {
    lines = wrapped(lines, MAX_LINE_LENGTH);
    foot = wrapped(foot, MAX_FOOT_LENGTH);
  }

  private static List<String> wrapped(List<String> texts, int columns) {
    return texts.stream()
        .filter(text -> !text.isEmpty())
        .map(text -> Excerpt.of(Printable.line(text), MAX_TEXT_LENGTH))
        .flatMap(text -> StyledText.wrapped(text, columns).stream())
        .toList();
  }

  /** The heading of a result; what it shows is in the title if it is short. */
  static ChartHeading of(StudyResult<?> result, String unit, String what) {
    StudySetup setup = result.setup();
    long played = result.completed().games();
    String title = setup.game() + ": " + what;
    boolean isShort = title.length() <= MAX_TITLE_LENGTH;
    String partial = "PARTIAL: " + played + " of " + result.requested().games() + ' ' + unit;
    String repeated = played + " " + unit + ", seed " + setup.seed().value();
    return new ChartHeading(
        isShort ? title : Excerpt.of(setup.game(), MAX_TITLE_LENGTH),
        isShort ? List.of() : List.of(what),
        result.isComplete() ? "" : partial,
        List.of(repeated, "rules " + setup.rules()));
  }

  /** Who played, on one line. */
  static String players(StudyResult<?> result) {
    List<String> players = result.setup().players();
    return players.size() > 1 && Set.copyOf(players).size() == 1
        ? "players " + players.get(0) + " in every seat"
        : (players.size() == 1 ? "player " : "players ") + String.join(", ", players);
  }

  /** The same with more lines. */
  ChartHeading with(String... more) {
    List<String> all = Stream.concat(lines.stream(), Stream.of(more)).toList();
    return new ChartHeading(title, all, partial, foot);
  }

  /** The first lines of a chart in the terminal, where a table above it has the rest. */
  String line(String text, int columns) {
    return paragraph((partial.isEmpty() ? "" : "PARTIAL: ") + text, columns);
  }

  /** The text, wrapped for a screen of {@code columns}, or 0 if there is no screen. */
  static String paragraph(String text, int columns) {
    return String.join("\n", wrapped(List.of(text), TextChart.width(columns) - 1)) + '\n';
  }
}
