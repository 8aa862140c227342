package dev.baize.spark;

import dev.baize.core.record.MalformedFileException;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The text of a part of a sequential test: a line with the round scores at each look, separated by
 * commas, then an empty line and the result.
 */
final class TestedPartText {

  private static final String RESULT = "\n\n";
  private static final String NONE = "none";

  private TestedPartText() {}

  static String print(TestedPart part) {
    String looks =
        part.looks().stream()
            .map(look -> look.stream().map(String::valueOf).collect(Collectors.joining(",")))
            .collect(Collectors.joining(" "));
    return (looks.isEmpty() ? NONE : looks) + RESULT + part.rounds().text();
  }

  static TestedPart parse(String text) {
    int end = text.indexOf(RESULT);
    if (end < 0) {
      throw malformed("no looks of a sequential test; expected them first", null);
    }
    TournamentResult rounds = TournamentResult.parse(text.substring(end + RESULT.length()));
    List<List<Long>> looks = looks(text.substring(0, end));
    int scores = rounds.pairing(0, 1).roundScores().size();
    for (List<Long> look : looks) {
      if (look.size() != scores) {
        throw malformed(
            String.format(Locale.ROOT, "a look with %d counts; expected %d", look.size(), scores),
            null);
      }
    }
    return new TestedPart(rounds, looks);
  }

  private static List<List<Long>> looks(String line) {
    if (line.equals(NONE)) {
      return List.of();
    }
    List<List<Long>> looks = new ArrayList<>();
    for (String look : line.split(" ", -1)) {
      looks.add(Arrays.stream(look.split(",", -1)).map(TestedPartText::count).toList());
    }
    return looks;
  }

  private static Long count(String text) {
    try {
      return WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
    } catch (NumberFormatException e) {
      throw malformed(
          String.format(Locale.ROOT, "a look with \"%s\"; expected a number of rounds", text), e);
    }
  }

  private static MalformedFileException malformed(String reason, @Nullable Throwable cause) {
    return new MalformedFileException("line ", 1, reason, cause);
  }
}
