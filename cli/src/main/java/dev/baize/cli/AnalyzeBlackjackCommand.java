package dev.baize.cli;

import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.cli.report.BlackjackReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The mathematics of a hand of blackjack. */
@Command(
    name = BlackjackCommand.NAME,
    sortOptions = false,
    description = {
      "Compute the best play of a hand of blackjack: what standing and hitting are worth with each"
          + " two cards against each up card, where the best differs from what Simple does, how the"
          + " dealer ends, and what the hand is worth before the deal.",
      "The results are exact, for a deck without replacement in which all that is known is which"
          + " cards are gone."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize analyze blackjack",
      "  baize analyze blackjack --removed \"5 5 6 10 K\" --format json"
    })
final class AnalyzeBlackjackCommand implements Callable<Integer> {

  private final Session session;

  @Option(
      names = "--removed",
      paramLabel = "CARDS",
      description = {
        "The cards that are gone: A, 2 to 10, J, Q or K, with spaces or commas between them. None"
            + " unless given; 20 must be left."
      })
  private RemovedCards removed = RemovedCards.NONE;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text unless given.")
  private ReportFormat format = ReportFormat.TEXT;

  AnalyzeBlackjackCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    BlackjackAnalysis analysis = BlackjackAnalysis.of(removed.left());
    session.terminal().print(format.print(new BlackjackReport(analysis)));
    return Status.OK;
  }
}
