package dev.baize.cli.study;

import dev.baize.cli.command.Usage;
import dev.baize.core.text.Excerpt;
import dev.baize.study.tournament.SequentialTest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for a sequential test of two players. */
final class SequentialTestOptions {

  private static final String TEST = "--sprt";
  private static final String ERROR_RATES = "--error-rates";
  private static final String ELO = "(-?[0-9]{1,6}(?:\\.[0-9]{1,6})?)";
  private static final Pattern HYPOTHESES = Pattern.compile(ELO + "," + ELO);
  private static final String RATE = "(0?\\.[0-9]{1,9})";
  private static final Pattern RATES = Pattern.compile(RATE + "," + RATE);

  @Option(
      names = TEST,
      paramLabel = "ELO0,ELO1",
      description =
          "End as soon as it is known whether the first of two players is above the second by no"
              + " more than ELO0 points (H0) or by ELO1 or more (H1).")
  private @Nullable String hypotheses;

  @Option(
      names = ERROR_RATES,
      paramLabel = "ALPHA,BETA",
      description =
          "How often --sprt may answer H1 where H0 is true, and H0 where H1 is true; 0.05,0.05 by"
              + " default.")
  private @Nullable String rates;

  boolean isGiven() {
    return hypotheses != null;
  }

  /** The test; null if there is to be none. */
  @Nullable SequentialTest test() {
    if (hypotheses == null) {
      if (rates != null) {
        throw Usage.error(ERROR_RATES + " are those of a test: expected " + TEST + " too");
      }
      return null;
    }
    double[] elo = pair(TEST, hypotheses, HYPOTHESES, "two differences in Elo, such as 0,10");
    if (rates == null) {
      return Usage.checked(() -> SequentialTest.of(elo[0], elo[1]));
    }
    double[] errors = pair(ERROR_RATES, rates, RATES, "two error rates, such as 0.05,0.1");
    return Usage.checked(() -> new SequentialTest(elo[0], elo[1], errors[0], errors[1]));
  }

  private static double[] pair(String option, String text, Pattern pattern, String expected) {
    Matcher form = pattern.matcher(text);
    if (!form.matches()) {
      throw Usage.error(option + " " + Excerpt.quote(text) + ": expected " + expected);
    }
    return new double[] {Double.parseDouble(form.group(1)), Double.parseDouble(form.group(2))};
  }
}
