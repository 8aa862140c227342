package dev.baize.cli.analyze;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.report.HandReport;
import dev.baize.cli.command.TextConverter;
import dev.baize.core.card.Rank;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that ask for one hand. */
final class HandOptions {

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--hand",
      paramLabel = "CARDS",
      converter = HandOptions.HandConverter.class,
      description = {
        "Show instead what each decision with these cards is worth, written as for --removed, which"
            + " then are gone beside the hand and the up card."
      })
  private @Nullable Ranks hand;

  @Option(
      names = "--up",
      paramLabel = "CARD",
      converter = HandOptions.CardConverter.class,
      description = "The dealer's up card, with --hand.")
  private @Nullable Rank up;

  /** Whether one hand is asked for. */
  boolean isGiven() {
    if ((hand == null) != (up == null)) {
      throw new ParameterException(
          spec.commandLine(),
          hand == null ? "--up: expected --hand with it" : "--hand: expected --up with it");
    }
    return hand != null;
  }

  /** The report of the hand that is given. */
  HandReport report(BlackjackRules rules, Composition left) {
    if (hand == null || up == null) {
      throw new IllegalStateException("no hand is given");
    }
    try {
      return new HandReport(rules, left, hand.all(), up);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(), "Invalid value for option '--hand': " + e.getMessage(), e);
    }
  }

  static final class HandConverter extends TextConverter<Ranks> {

    HandConverter() {
      super(Ranks::parse);
    }
  }

  static final class CardConverter extends TextConverter<Rank> {

    CardConverter() {
      super(Ranks::rank);
    }
  }
}
