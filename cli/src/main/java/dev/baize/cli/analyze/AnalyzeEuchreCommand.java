package dev.baize.cli.analyze;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.analysis.DealAnalysis;
import dev.baize.euchre.analysis.DealReport;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = EuchreProvider.NAME,
    sortOptions = false,
    customSynopsis = {
      "baize analyze euchre [OPTIONS] DEAL",
      "       baize analyze euchre [OPTIONS] --seed=N [--hand=K]"
    },
    description = {
      "Compute what each side takes with each suit as trump, and with each card that the eldest"
          + " hand, to the dealer's left, may lead, if all four see all cards and play their best.",
      "With the upcard's suit as trump, the dealer has picked the upcard up, whoever ordered it up,"
          + " and put away that card of the six which leaves the most tricks, the lowest if several"
          + " do. With another suit, hands are as they were dealt.",
      "The points are those of the side that makes trump: 1 for three or four tricks, 2 for five,"
          + " and -2, for the others' 2, if it takes fewer than three.",
      "A seat that makes trump and plays alone scores 4 for five tricks. Its partner sits out; if"
          + " that is the dealer, the upcard stays, and if it is the eldest hand, the next seat"
          + " leads."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize analyze euchre --seed 7 --hand 2",
      "  baize analyze euchre \"dealer 3, up JD, 0: 9S 10S JS QS KS,",
      "    1: 9H 10H JH QH KH, 2: 9C 10C JC QC KC, 3: 9D 10D QD KD AD\" --format json"
    })
public final class AnalyzeEuchreCommand extends ContextCommand {

  private static final int MAX_LENGTH = 10_000;

  @Parameters(
      paramLabel = "DEAL",
      description =
          "The dealer's seat, the upcard, and five cards for each of the seats 0 to 3, as in the"
              + " example: parts in any order, with commas between them. A card is a rank and a"
              + " suit, such as JD, 10C or TC, in any case. - is standard input.")
  private List<String> words = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Take a deal of the game with this seed and a new pack, the cards that baize euchre"
              + " --demo --seed N deals.")
  private @Nullable Seed seed;

  @Option(
      names = "--hand",
      paramLabel = "K",
      description = "The number of the deal in that game, 0 to 18; 0, the first, by default.")
  private @Nullable Long hand;

  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    OpenDeal deal = Usage.checked(this::deal);
    format.print(new DealReport(DealAnalysis.of(deal)), terminal());
    return ExitStatus.OK;
  }

  private OpenDeal deal() throws IOException {
    String written = String.join(" ", words);
    if (seed != null) {
      checkArgument(
          words.isEmpty(), "--seed deals the cards, but there is also %s", Excerpt.quote(written));
      return OpenDeal.of(EuchreRules.standard(), seed, hand == null ? 0 : hand);
    }
    checkArgument(hand == null, "--hand is a hand of a game; expected --seed with it");
    checkArgument(!words.isEmpty(), "no deal; expected DEAL or --seed");
    return OpenDeal.parse(
        written.equals(Terminal.INPUT) ? terminal().inputText(MAX_LENGTH, "a deal") : written);
  }
}
