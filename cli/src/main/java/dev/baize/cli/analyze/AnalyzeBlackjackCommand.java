package dev.baize.cli.analyze;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.report.ReportFormat;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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
          + " cards are gone."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize analyze blackjack",
      "  baize analyze blackjack --removed \"5 5 6 10 K\" --format json"
    })
public final class AnalyzeBlackjackCommand implements Callable<Integer> {

  private final CommandContext context;

  @Option(
      names = "--removed",
      paramLabel = "CARDS",
      converter = AnalyzeBlackjackCommand.RemovedCardsConverter.class,
      description = {
        "The cards that are gone: A, 2 to 10, J, Q or K, with spaces or commas between "
            + "them. None by default; 20 must be left."
      })
  private RemovedCards removed = RemovedCards.NONE;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private ReportFormat format = ReportFormat.TEXT;

  /**
   * Creates the command.
   *
   * @param context shared by all commands
   */
  public AnalyzeBlackjackCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    BlackjackAnalysis analysis = BlackjackAnalysis.of(removed.left());
    context.terminal().print(format.print(new BlackjackReport(analysis)));
    return ExitStatus.OK;
  }

  static final class RemovedCardsConverter extends TextConverter<RemovedCards> {

    RemovedCardsConverter() {
      super(RemovedCards::parse);
    }
  }
}
