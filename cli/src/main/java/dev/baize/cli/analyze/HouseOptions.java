package dev.baize.cli.analyze;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndices;
import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.blackjack.report.EffectsReport;
import dev.baize.blackjack.report.HouseReport;
import dev.baize.blackjack.report.IndicesReport;
import dev.baize.blackjack.report.StrategyCard;
import dev.baize.charts.GridChart;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.study.PictureFile;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Report;
import dev.baize.study.report.ReportFormat;
import dev.baize.terminal.Appearance;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options of an analysis by the rules of a house. */
final class HouseOptions {

  private static final String RULES = "--rules";
  private static final long MAX_THREADS = 1000;

  /** A terminal whose type is not known to be without colours has these. */
  private static final int COLOURS = 8;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = RULES,
      paramLabel = "TEXT",
      converter = HouseOptions.RulesConverter.class,
      description = {
        "The rules, as simulate takes them: a preset (classic, strip, downtown, single or european),"
            + " settings such as \"decks 6, soft 17 hit\", or a preset and what differs from it."
            + " With rules, every choice is analyzed, and the strategy card is shown."
      })
  private @Nullable BlackjackRules rules;

  @Option(
      names = "--strategy",
      paramLabel = "CLASS",
      converter = HouseOptions.StrategyConverter.class,
      description = {
        "What the player looks at: CDZ- (the default), CDP1, CDP or BASIC. With BASIC, the total,"
            + " else all cards of a hand; after a split, with CDZ- as if there were none, with CDP1"
            + " and CDP knowing of cards of the pair that are gone."
      })
  private @Nullable StrategyClass strategy;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = HouseOptions.ThreadsConverter.class,
      description = "One by default. The result is always the same.")
  private @Nullable Count threads;

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      converter = HouseOptions.PictureConverter.class,
      description = "Draw the strategy card into this new file, such as card.svg or card.png.")
  private @Nullable PictureFile chart;

  @Option(
      names = "--effects",
      description = "Show instead what the removal of single cards from a full shoe does.")
  private boolean effects;

  @Option(
      names = "--count",
      paramLabel = "COUNT",
      converter = HouseOptions.CountConverter.class,
      description = {
        "Show instead how good a count is, and the counts at which choices change: hilo, ko, omega2,"
            + " zen, halves, or ten numbers, of aces first, such as -1,1,1,1,1,1,0,0,0,-1. True"
            + " counts, or running counts if those of a deck do not add up to 0."
      })
  private @Nullable CardCount count;

  /** The rules; null for the analysis of the classic game. */
  @Nullable BlackjackRules rules() {
    String option = ofAllHands();
    if (rules == null && !option.isEmpty()) {
      throw refusal(option + ": expected " + RULES + " with it");
    }
    return rules;
  }

  /** The rules by which one hand is valued: of the classic game unless others are given. */
  BlackjackRules rulesOfHand() {
    String option = ofAllHands();
    if (!option.isEmpty()) {
      throw refusal("--hand shows one hand: expected no " + option);
    }
    return rules == null ? BlackjackRules.standard() : rules;
  }

  /** The first option that is given of those that need all hands; empty if none is. */
  private String ofAllHands() {
    return Stream.of(
            strategy == null ? "" : "--strategy",
            threads == null ? "" : "--threads",
            chart == null ? "" : "--chart",
            effects ? "--effects" : "",
            count == null ? "" : "--count")
        .filter(option -> !option.isEmpty())
        .findFirst()
        .orElse("");
  }

  private ParameterException refusal(String reason) {
    return new ParameterException(spec.commandLine(), reason);
  }

  /** Prints the analysis, and draws the card. */
  void analyze(BlackjackRules session, Composition left, ReportFormat format, Terminal terminal)
      throws IOException {
    BlackjackHouseRules house = session.house();
    int workers = threads();
    if (effects || count != null) {
      requireFullShoe(house, left);
      print(counted(session, workers, terminal), format, terminal);
      return;
    }
    if (chart != null) {
      chart.requireWritable();
    }
    StrategyClass played = strategy == null ? StrategyClass.CDZ : strategy;
    GridChart drawing;
    HouseReport report;
    try (AnalysisProgress progress = new AnalysisProgress(terminal, 1 + StrategyCard.ANALYSES)) {
      StrategyCard card = StrategyCard.of(house, left, workers, progress::step);
      ExactAnalysis exact = ExactAnalysis.of(house, left, played, workers);
      progress.step();
      drawing = new CardDrawing(card, card.notes(exact)).grid();
      report = new HouseReport(exact, played, card, session.minimum(), painted(drawing, terminal));
    }
    print(report, format, terminal);
    if (chart != null) {
      chart.write(drawing);
    }
  }

  private void requireFullShoe(BlackjackHouseRules house, Composition left) {
    String option = count == null ? "--effects" : "--count";
    if (left.size() < Composition.decks(house.decks()).size()) {
      throw refusal(option + " is of a full shoe: expected no --removed");
    }
    if (strategy != null || chart != null) {
      throw refusal(
          option + " shows no card: expected no " + (chart == null ? "--strategy" : "--chart"));
    }
  }

  private Report counted(BlackjackRules session, int workers, Terminal terminal) {
    int analyses = RemovalEffects.ANALYSES + (count == null ? 0 : CountIndices.ANALYSES);
    try (AnalysisProgress progress = new AnalysisProgress(terminal, analyses)) {
      RemovalEffects removal = RemovalEffects.of(session.house(), workers, done -> progress.step());
      return count == null
          ? new EffectsReport(removal, session.minimum())
          : new IndicesReport(
              removal,
              count,
              CountIndices.of(removal, count, workers, done -> progress.step()),
              session.minimum());
    }
  }

  private static void print(Report report, ReportFormat format, Terminal terminal) {
    terminal.printStyled(format.print(report, terminal.outputColumns()));
    terminal.flush();
  }

  private int threads() {
    if (threads == null) {
      return 1;
    }
    if (threads.value() < 1 || threads.value() > MAX_THREADS) {
      throw refusal("--threads " + threads.value() + ": expected 1 to " + MAX_THREADS);
    }
    return Math.toIntExact(threads.value());
  }

  /** The lines of a picture, in colours if standard output is a terminal that has them. */
  private static String painted(GridChart picture, Terminal terminal) {
    Map<String, String> environment = System.getenv();
    String type = environment.getOrDefault("TERM", "dumb");
    Appearance appearance = Appearance.of(environment, type, COLOURS);
    boolean colours = terminal.outputColumns() > 0 && appearance.colours();
    StringBuilder lines = new StringBuilder();
    for (StyledText line : picture.lines()) {
      String painted = colours ? appearance.ansi(line) : line.plain();
      lines.append(painted.stripTrailing()).append('\n');
    }
    return lines.toString();
  }

  static final class CountConverter extends TextConverter<CardCount> {

    CountConverter() {
      super(CountText::parse);
    }
  }

  static final class RulesConverter extends TextConverter<BlackjackRules> {

    RulesConverter() {
      super(BlackjackRules::parse);
    }
  }

  static final class StrategyConverter extends TextConverter<StrategyClass> {

    StrategyConverter() {
      super(StrategyClass::parse);
    }
  }

  static final class ThreadsConverter extends TextConverter<Count> {

    ThreadsConverter() {
      super(text -> Count.parse(text, 1, MAX_THREADS));
    }
  }

  static final class PictureConverter extends TextConverter<PictureFile> {

    PictureConverter() {
      super(
          text ->
              PictureFile.find(text)
                  .orElseThrow(
                      () ->
                          new IllegalArgumentException(
                              Excerpt.quote(text)
                                  + " is not a place for the card; expected a file name that ends"
                                  + " in .svg or .png")));
    }
  }
}
