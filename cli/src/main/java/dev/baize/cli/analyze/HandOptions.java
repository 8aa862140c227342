package dev.baize.cli.analyze;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.report.HandReport;
import dev.baize.cli.command.Usage;
import dev.baize.core.card.Rank;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that ask for one hand. */
final class HandOptions {

  @Option(
      names = "--hand",
      paramLabel = "CARDS",
      description = {
        "Show instead what each decision with these cards is worth, written as for --removed, which"
            + " then are gone beside the hand and the up card."
      })
  private @Nullable Ranks hand;

  @Option(
      names = "--up",
      paramLabel = "CARD",
      description = "The dealer's up card, with --hand.")
  private @Nullable Rank up;

  /** Whether one hand is asked for. */
  boolean isGiven() {
    if ((hand == null) != (up == null)) {
      throw Usage.error(
          hand == null ? "--up: expected --hand with it" : "--hand: expected --up with it");
    }
    return hand != null;
  }

  /** The report of the hand that is given, of the cards that were left before the deal. */
  HandReport report(BlackjackRules rules, Composition left) {
    try {
      return new HandReport(rules, left, requireNonNull(hand).all(), requireNonNull(up));
    } catch (IllegalArgumentException e) {
      throw Usage.error("Invalid value for option '--hand': " + e.getMessage());
    }
  }
}
