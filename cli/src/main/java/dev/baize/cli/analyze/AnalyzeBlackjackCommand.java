package dev.baize.cli.analyze;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.report.ClassicReport;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.study.report.ReportFormat;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the exact analysis of a hand of blackjack. */
@Command(
    name = BlackjackProvider.NAME,
    sortOptions = false,
    description = {
      "Compute the best play of a hand of blackjack: what standing and hitting are worth with each"
          + " two cards against each up card, where the best differs from what Simple does, how the"
          + " dealer ends, and what the hand is worth before the deal.",
      "The results are exact, for a deck without replacement in which all that is known is which"
          + " cards are gone.",
      "With --rules, the same for the rules of a house, with doubles, splits, surrender and"
          + " insurance: what a round is worth, each choice with each two cards, and the strategy"
          + " card.",
      "With --hand and --up, what each decision with one hand is worth."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize analyze blackjack",
      "  baize analyze blackjack --removed \"5 5 6 10 K\" --format json",
      "  baize analyze blackjack --rules strip --chart card.svg",
      "  baize analyze blackjack --rules \"single, natural 6:5\" --strategy BASIC",
      "  baize analyze blackjack --rules strip --hand \"10 6\" --up 10 --removed \"5 5\""
    })
public final class AnalyzeBlackjackCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(
      names = "--removed",
      paramLabel = "CARDS",
      description = {
        "The cards that are gone: A, 2 to 10, J, Q or K, with spaces or commas between "
            + "them. None by default; 20 must be left."
      })
  private Ranks removed = Ranks.NONE;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private ReportFormat format = ReportFormat.TEXT;

  @Mixin private HouseOptions house;
  @Mixin private HandOptions hand;

  public AnalyzeBlackjackCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (hand.isGiven()) {
      BlackjackRules rules = house.rulesOfHand();
      terminal.print(format.print(hand.report(rules, left(rules.house().decks()))));
      return ExitStatus.OK;
    }
    BlackjackRules rules = house.rules();
    if (rules == null) {
      terminal.print(format.print(new ClassicReport(BlackjackAnalysis.of(left(1)))));
    } else {
      house.analyze(rules, left(rules.house().decks()), format, terminal);
    }
    return ExitStatus.OK;
  }

  private Composition left(int decks) {
    try {
      return removed.left(decks);
    } catch (IllegalArgumentException e) {
      throw Usage.error("Invalid value for option '--removed': " + e.getMessage());
    }
  }
}
