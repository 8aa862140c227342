package dev.baize.study.report;

import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.TournamentResult;
import dev.baize.study.tournament.Verdict;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The report of the sequential test of a tournament. */
final class SequentialTestReport {

  private final TournamentResult result;
  private final SequentialTest test;
  private final Verdict verdict;

  SequentialTestReport(TournamentResult result, SequentialTest test) {
    this.result = result;
    this.test = test;
    this.verdict = result.verdict().orElse(Verdict.UNDECIDED);
  }

  private double ratio() {
    return test.logLikelihoodRatio(result.pairing(0, 1).roundScores());
  }

  /** Two lines for people: the question, and the answer. */
  String text() {
    String first = result.setup().players().get(0);
    String second = result.setup().players().get(1);
    return String.format(
        Locale.ROOT,
        """
        H0: %s is above %s by no more than %s Elo; H1: by %s or more
        %s; log-likelihood ratio %s, decided at %s (H0) and %s (H1)
        """,
        first,
        second,
        shortest(test.elo0()),
        shortest(test.elo1()),
        answer(),
        Numbers.of(ratio()),
        Numbers.of(test.lowerBound()),
        Numbers.of(test.upperBound()));
  }

  private static String shortest(double elo) {
    return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
  }

  private String answer() {
    return verdict == Verdict.UNDECIDED ? "undecided" : word(verdict) + " is accepted";
  }

  /** The values for JSON. */
  Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("elo0", test.elo0());
    values.put("elo1", test.elo1());
    values.put("alpha", test.alpha());
    values.put("beta", test.beta());
    values.put("logLikelihoodRatio", Json.number(ratio()));
    values.put("lowerBound", test.lowerBound());
    values.put("upperBound", test.upperBound());
    values.put("verdict", word(verdict));
    return values;
  }

  /** A verdict for programs. */
  static String word(Verdict verdict) {
    return switch (verdict) {
      case UNDECIDED -> "undecided";
      case H0_ACCEPTED -> "H0";
      case H1_ACCEPTED -> "H1";
    };
  }
}
