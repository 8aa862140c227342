package dev.baize.spark;

import static java.util.stream.Collectors.joining;

import dev.baize.core.text.MalformedFileException;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.TournamentResult;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The result of a part of a study.
 *
 * @param looks the round scores of the part up to each look of a sequential test; null if the study
 *     has no such test
 */
record Part<R extends StudyResult<R>>(R result, @Nullable List<List<Long>> looks) {

  private static final String RESULT = "\n\n";
  private static final String NONE = "none";

  GameSet games() {
    return result.completed();
  }

  /**
   * The text in which the part travels and is kept: that of the result; in a sequential test, below
   * a line with the round scores at each look, separated by commas, and an empty line.
   */
  String text() {
    if (looks == null) {
      return result.text();
    }
    String line =
        looks.stream()
            .map(look -> look.stream().map(String::valueOf).collect(joining(",")))
            .collect(joining(" "));
    return (line.isEmpty() ? NONE : line) + RESULT + result.text();
  }

  /** The part of a study without a sequential test that has this text. */
  static <R extends StudyResult<R>> Part<R> parse(String text, Function<String, R> parser) {
    return new Part<>(parser.apply(text), null);
  }

  /** The part of a sequential test that has this text. */
  static Part<TournamentResult> parseTested(String text) {
    int end = text.indexOf(RESULT);
    if (end < 0) {
      throw malformed("no looks of a sequential test; expected them first", null);
    }
    TournamentResult rounds = TournamentResult.parse(text.substring(end + RESULT.length()));
    List<List<Long>> looks = looks(text.substring(0, end));
    List<Long> scores = rounds.pairing(0, 1).roundScores();
    for (List<Long> look : looks) {
      if (look.size() != scores.size()) {
        throw malformed(
            String.format(
                Locale.ROOT, "a look with %d counts; expected %d", look.size(), scores.size()),
            null);
      }
    }
    requireLooks(looks, rounds.completed().games(), scores);
    return new Part<>(rounds, looks);
  }

  private static List<List<Long>> looks(String line) {
    return line.equals(NONE)
        ? List.of()
        : Arrays.stream(line.split(" ", -1)).map(Part::look).toList();
  }

  private static List<Long> look(String text) {
    return Arrays.stream(text.split(",", -1)).map(Part::count).toList();
  }

  private static Long count(String text) {
    try {
      return WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
    } catch (NumberFormatException e) {
      throw malformed("a look with \"" + text + "\"; expected a number of rounds", e);
    }
  }

  /** Only the rounds have a checksum. */
  private static void requireLooks(List<List<Long>> looks, long rounds, List<Long> scores) {
    boolean ends = rounds % SequentialTest.ROUNDS_BETWEEN_LOOKS == 0 && !looks.isEmpty();
    if (looks.size() != rounds / SequentialTest.ROUNDS_BETWEEN_LOOKS
        || (ends && !looks.get(looks.size() - 1).equals(scores))) {
      throw malformed("looks that are not those of its " + rounds + " rounds", null);
    }
  }

  private static MalformedFileException malformed(String reason, @Nullable Throwable cause) {
    return new MalformedFileException("line ", 1, reason, cause);
  }
}
