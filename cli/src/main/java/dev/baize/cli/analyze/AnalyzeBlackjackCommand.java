package dev.baize.cli.analyze;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.report.ClassicReport;
import dev.baize.blackjack.report.HandReport;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.card.Rank;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

  private static final String INVALID = "Invalid value for option ";

  private final Terminal terminal;

  @Option(
      names = "--removed",
      paramLabel = "CARDS",
      description =
          "The cards that are gone: A, 2 to 10, J, Q or K, with spaces or commas between "
              + "them. None by default; 20 must be left.")
  private Ranks removed = Ranks.NONE;

  @Mixin private FormatOption format;

  @Mixin private HouseOptions house;

  @Option(
      names = "--hand",
      paramLabel = "CARDS",
      description =
          "Show instead what each decision with these cards is worth, written as for --removed, which"
              + " then are gone beside the hand and the up card.")
  private @Nullable Ranks hand;

  @Option(names = "--up", paramLabel = "CARD", description = "The dealer's up card, with --hand.")
  private @Nullable Rank up;

  public AnalyzeBlackjackCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  public static CommandLine parsing(CommandLine command) {
    return command
        .registerConverter(BlackjackRules.class, new TextConverter<>(BlackjackRules::parse))
        .registerConverter(CardCount.class, new TextConverter<>(HouseOptions::count))
        .registerConverter(Rank.class, new TextConverter<>(Ranks::rank))
        .registerConverter(Ranks.class, new TextConverter<>(Ranks::parse))
        .registerConverter(StrategyClass.class, new TextConverter<>(StrategyClass::parse));
  }

  @Override
  public Integer call() throws IOException {
    if (hand != null && up != null) {
      terminal.print(format.get().print(report(house.rulesOfHand(), hand, up)));
      return ExitStatus.OK;
    }
    if (hand != null || up != null) {
      throw Usage.error(
          hand == null ? "--up: expected --hand with it" : "--hand: expected --up with it");
    }
    BlackjackRules rules = house.rules();
    if (rules == null) {
      terminal.print(format.get().print(new ClassicReport(BlackjackAnalysis.of(left(1)))));
    } else {
      house.analyze(rules, left(rules.house().decks()), format.get(), terminal);
    }
    return ExitStatus.OK;
  }

  private HandReport report(BlackjackRules rules, Ranks cards, Rank upcard) {
    Composition left = left(rules.house().decks());
    return Usage.checked(
        INVALID + "'--hand': ", () -> new HandReport(rules, left, cards.all(), upcard));
  }

  private Composition left(int decks) {
    return Usage.checked(INVALID + "'--removed': ", () -> removed.left(decks));
  }
}
