package dev.baize.cli.analyze;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndices;
import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.blackjack.report.ClassicReport;
import dev.baize.blackjack.report.EffectsReport;
import dev.baize.blackjack.report.HandReport;
import dev.baize.blackjack.report.HouseReport;
import dev.baize.blackjack.report.IndicesReport;
import dev.baize.blackjack.report.StrategyCard;
import dev.baize.charts.GridChart;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.study.ChartOption.PictureFile;
import dev.baize.cli.study.ProgressDisplay;
import dev.baize.core.card.Rank;
import dev.baize.core.table.Report;
import dev.baize.core.table.StyledText;
import dev.baize.terminal.Appearance;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
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
          + " card."
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
public final class AnalyzeBlackjackCommand extends ContextCommand {

  private static final String INVALID = "Invalid value for option ";
  private static final long MAX_THREADS = 1000;

  /** A terminal whose type is not known to be without colours has these. */
  private static final int COLOURS = 8;

  @Option(
      names = "--removed",
      paramLabel = "CARDS",
      description =
          "The cards that are gone: A, 2 to 10, J, Q or K, with spaces or commas between "
              + "them. None by default; 20 must be left.")
  private Ranks removed = Ranks.NONE;

  @Mixin private FormatOption format;

  @Option(
      names = "--rules",
      paramLabel = "TEXT",
      description =
          "The rules, as simulate takes them: a preset (classic, strip, downtown, single or"
              + " european), settings such as \"decks 6, soft 17 hit\", or a preset and what"
              + " differs from it.")
  private @Nullable BlackjackRules rules;

  @Option(
      names = "--strategy",
      paramLabel = "CLASS",
      description =
          "What the player looks at: CDZ- (the default), CDP1, CDP or BASIC. With BASIC, the total,"
              + " else all cards of a hand; after a split, with CDZ- as if there were none, with"
              + " CDP1 and CDP knowing of cards of the pair that are gone.")
  private @Nullable StrategyClass strategy;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "One by default. The result is always the same.")
  private @Nullable Long threads;

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Draw the strategy card into this new file, such as card.svg or card.png.")
  private @Nullable PictureFile chart;

  @Option(
      names = "--effects",
      description = "Show instead what the removal of single cards from a full shoe does.")
  private boolean effects;

  @Option(
      names = "--count",
      paramLabel = "COUNT",
      description =
          "Show instead how good a count is, and the counts at which choices change: hilo, ko,"
              + " omega2, zen, halves, or ten numbers, of aces first, such as"
              + " -1,1,1,1,1,1,0,0,0,-1. True counts, or running counts if those of a deck do not"
              + " add up to 0.")
  private @Nullable CardCount count;

  @Option(
      names = "--hand",
      paramLabel = "CARDS",
      description =
          "Show instead what each decision with these cards is worth, written as for --removed,"
              + " which then are gone beside the hand and the up card.")
  private @Nullable Ranks hand;

  @Option(names = "--up", paramLabel = "CARD", description = "The dealer's up card, with --hand.")
  private @Nullable Rank up;

  public static CommandLine parsing(CommandLine command) {
    return command
        .registerConverter(BlackjackRules.class, new TextConverter<>(BlackjackRules::parse))
        .registerConverter(CardCount.class, new TextConverter<>(CardCount::parse))
        .registerConverter(Rank.class, new TextConverter<>(Ranks::rank))
        .registerConverter(Ranks.class, new TextConverter<>(Ranks::parse))
        .registerConverter(StrategyClass.class, new TextConverter<>(StrategyClass::parse));
  }

  @Override
  public Integer call() throws IOException {
    String option = ofAllHands();
    if (hand != null && up != null) {
      if (!option.isEmpty()) {
        throw Usage.error("--hand shows one hand: expected no " + option);
      }
      print(report(rules == null ? BlackjackRules.standard() : rules, hand, up));
    } else if (hand != null || up != null) {
      throw Usage.error(
          hand == null ? "--up: expected --hand with it" : "--hand: expected --up with it");
    } else if (rules != null) {
      analyze(rules, left(rules.house().decks()));
    } else if (option.isEmpty()) {
      print(new ClassicReport(BlackjackAnalysis.of(left(1))));
    } else {
      throw Usage.error(option + ": expected --rules with it");
    }
    return ExitStatus.OK;
  }

  /** The first option that is given of those that need all hands; empty if none is. */
  private String ofAllHands() {
    return Stream.of("--strategy", "--threads", "--chart", "--effects", "--count")
        .filter(spec.commandLine().getParseResult()::hasMatchedOption)
        .findFirst()
        .orElse("");
  }

  private HandReport report(BlackjackRules session, Ranks cards, Rank upcard) {
    Composition left = left(session.house().decks());
    return Usage.checked(
        INVALID + "'--hand': ", () -> new HandReport(session, left, cards.all(), upcard));
  }

  private Composition left(int decks) {
    return Usage.checked(INVALID + "'--removed': ", () -> removed.left(decks));
  }

  private void analyze(BlackjackRules session, Composition left) throws IOException {
    BlackjackHouseRules house = session.house();
    int workers = threads == null ? 1 : (int) Count.require("--threads", threads, MAX_THREADS);
    if (effects || count != null) {
      requireFullShoe(house, left);
      print(counted(session, workers));
      return;
    }
    if (chart != null) {
      chart.requireWritable();
    }
    StrategyClass played = strategy == null ? StrategyClass.CDZ : strategy;
    GridChart drawing;
    HouseReport report;
    try (ProgressDisplay progress = progress(1 + StrategyCard.ANALYSES)) {
      StrategyCard card = StrategyCard.of(house, left, workers, () -> progress.add(1));
      ExactAnalysis exact = ExactAnalysis.of(house, left, played, workers);
      progress.add(1);
      drawing = new StrategyGrid(card, card.notes(exact)).grid();
      report = new HouseReport(exact, played, card, session.minimum(), painted(drawing));
    }
    print(report);
    if (chart != null) {
      chart.write(drawing);
    }
  }

  private ProgressDisplay progress(int analyses) {
    return new ProgressDisplay(terminal(), "analyses", analyses);
  }

  private void requireFullShoe(BlackjackHouseRules house, Composition left) {
    String option = count == null ? "--effects" : "--count";
    if (left.size() < Composition.decks(house.decks()).size()) {
      throw Usage.error(option + " is of a full shoe: expected no --removed");
    }
    if (strategy != null || chart != null) {
      throw Usage.error(
          option + " shows no card: expected no " + (chart == null ? "--strategy" : "--chart"));
    }
  }

  private Report counted(BlackjackRules session, int workers) {
    int analyses = RemovalEffects.ANALYSES + (count == null ? 0 : CountIndices.ANALYSES);
    try (ProgressDisplay progress = progress(analyses)) {
      RemovalEffects removal = RemovalEffects.of(session.house(), workers, done -> progress.add(1));
      return count == null
          ? new EffectsReport(removal, session.minimum())
          : new IndicesReport(
              removal,
              count,
              CountIndices.of(removal, count, workers, done -> progress.add(1)),
              session.minimum());
    }
  }

  private void print(Report report) {
    terminal().printStyled(format.get().print(report, terminal().outputColumns()));
  }

  /** The lines of a picture, in colours if standard output is a terminal that has them. */
  private String painted(GridChart picture) {
    Map<String, String> environment = System.getenv();
    String type = environment.getOrDefault("TERM", "dumb");
    Appearance appearance = Appearance.of(environment, type, COLOURS);
    boolean colours = terminal().outputColumns() > 0 && appearance.colours();
    StringBuilder lines = new StringBuilder();
    for (StyledText line : picture.lines()) {
      String painted = colours ? appearance.ansi(line) : line.plain();
      lines.append(painted.stripTrailing()).append('\n');
    }
    return lines.toString();
  }
}
