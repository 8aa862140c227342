package dev.baize.cli.study;

import dev.baize.cli.command.TextConverter;
import dev.baize.core.text.Excerpt;
import dev.baize.study.tournament.SequentialTest;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for a sequential test of two players. */
final class SequentialTestOptions {

  private static final String ERROR_RATES = "--error-rates";

  private static final String ELO = "(-?[0-9]{1,6}(?:\\.[0-9]{1,6})?)";
  private static final Pattern HYPOTHESES = Pattern.compile(ELO + "," + ELO);
  private static final String RATE = "(0?\\.[0-9]{1,9})";
  private static final Pattern RATES = Pattern.compile(RATE + "," + RATE);

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      converter = SequentialTestOptions.HypothesesConverter.class,
      description =
          "End as soon as it is known whether the first of two players is above the second by no"
              + " more than ELO0 points (H0) or by ELO1 or more (H1).")
  private @Nullable SequentialTest hypotheses;

  @Option(
      names = ERROR_RATES,
      paramLabel = "ALPHA,BETA",
      converter = SequentialTestOptions.ErrorRatesConverter.class,
      description =
          "How often --sprt may answer H1 where H0 is true, and H0 where H1 is true; 0.05,0.05 by"
              + " default.")
  private @Nullable ErrorRates rates;

  /** The probabilities of the two errors. */
  private record ErrorRates(double alpha, double beta) {}

  /** Whether there is to be a test. */
  boolean isGiven() {
    return hypotheses != null;
  }

  /** The test; null if there is to be none. */
  @Nullable SequentialTest test() {
    if (rates == null) {
      return hypotheses;
    }
    if (hypotheses == null) {
      throw new IllegalArgumentException(ERROR_RATES + " are those of a test: expected --sprt too");
    }
    return new SequentialTest(hypotheses.elo0(), hypotheses.elo1(), rates.alpha, rates.beta);
  }

  private static SequentialTest hypotheses(String text) {
    Matcher form = matched(HYPOTHESES, text, "a test", "two differences in Elo, such as 0,10");
    return SequentialTest.of(Double.parseDouble(form.group(1)), Double.parseDouble(form.group(2)));
  }

  private static ErrorRates rates(String text) {
    Matcher form = matched(RATES, text, "a pair of error rates", "for instance 0.05,0.1");
    return new ErrorRates(Double.parseDouble(form.group(1)), Double.parseDouble(form.group(2)));
  }

  private static Matcher matched(Pattern pattern, String text, String what, String expected) {
    Matcher form = pattern.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s is not %s; expected %s", Excerpt.quote(text), what, expected));
    }
    return form;
  }

  static final class HypothesesConverter extends TextConverter<SequentialTest> {

    HypothesesConverter() {
      super(SequentialTestOptions::hypotheses);
    }
  }

  static final class ErrorRatesConverter extends TextConverter<ErrorRates> {

    ErrorRatesConverter() {
      super(SequentialTestOptions::rates);
    }
  }
}
