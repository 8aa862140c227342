package dev.baize.study.dataset;

import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.StudySetup;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The beginning of a {@link Journal}: what the dataset is made of. Each line but the first, which
 * identifies the format, has a name and a value.
 */
record Heading(List<String> lines) {

  private static final String FORMAT = "baize dataset 1";
  private static final String SEPARATOR = ": ";

  Heading {
    lines = List.copyOf(lines);
  }

  static Heading of(
      String version, StudySetup setup, GameRange part, DatasetFormat format, boolean advice) {
    return new Heading(
        List.of(
            FORMAT,
            line("version", version),
            line("game", setup.game()),
            line("rules", setup.rules()),
            line("players", String.join(", ", setup.players())),
            line("seed", setup.seed().value()),
            line("games from", part.from()),
            line("games to", part.to()),
            line("format", format),
            line("advice", advice ? "yes" : "no")));
  }

  private static String line(String name, Object value) {
    return name + SEPARATOR + value;
  }

  String text() {
    return String.join("\n", lines) + '\n';
  }

  /** What of another heading, at the beginning of these lines, is not the same; empty if all is. */
  Optional<String> difference(List<String> others) {
    for (int i = 0; i < lines.size(); i++) {
      String here = lines.get(i);
      if (i == others.size()) {
        return Optional.of("its journal ends before the line " + Excerpt.quote(here));
      }
      String there = others.get(i);
      if (!here.equals(there)) {
        return Optional.of(difference(here, there));
      }
    }
    return Optional.empty();
  }

  private static String difference(String here, String there) {
    int end = here.indexOf(SEPARATOR);
    if (end < 0 || !there.startsWith(here.substring(0, end + SEPARATOR.length()))) {
      return String.format(
          Locale.ROOT,
          "its journal has the line %s; expected %s",
          Excerpt.quote(there),
          Excerpt.quote(here));
    }
    String value = there.substring(end + SEPARATOR.length());
    return String.format(
        Locale.ROOT,
        "it was begun with %s %s, and not %s",
        here.substring(0, end),
        Excerpt.quote(value),
        Excerpt.quote(here.substring(end + SEPARATOR.length())));
  }
}
