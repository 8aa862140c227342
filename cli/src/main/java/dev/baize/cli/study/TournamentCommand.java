package dev.baize.cli.study;

import com.google.common.math.LongMath;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.Usage;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import dev.baize.study.report.TournamentReport;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.tournament.Forfeits;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.math.RoundingMode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "tournament",
    sortOptions = false,
    description = {
      "Play players against each other and rate them. In a round, each pair plays "
          + "the same deal once for each seating: twice where the number of seats is even, "
          + "so that the luck of the deal favours nobody.",
      "Ctrl-C ends the rounds and shows the result so far; with --out, the same command goes on"
          + " from there."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize tournament euchre Simple Random --games 1e5 --chart ratings.png",
      "  baize tournament euchre Mine Simple --sprt 0,10"
    })
public final class TournamentCommand extends ContextCommand {

  private static final String TEST = "--sprt";
  private static final String ERROR_RATES = "--error-rates";
  private static final String ELO = "(-?[0-9]{1,6}(?:\\.[0-9]{1,6})?)";
  private static final Pattern HYPOTHESES = Pattern.compile(ELO + "," + ELO);
  private static final String RATE = "(0?\\.[0-9]{1,9})";
  private static final Pattern RATES = Pattern.compile(RATE + "," + RATE);
  private static final long USUAL_GAMES = 10_000;
  private static final long MAX_TEST_GAMES = 1_000_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many games each pair plays, rounded up to whole rounds: 1000000, "
              + "1_000_000 or 1e6. 10000 by default; with --sprt, 1000000 at most.")
  private @Nullable Long games;

  @Option(
      names = TEST,
      paramLabel = "ELO0,ELO1",
      description =
          "End as soon as it is known whether the first of two players is above the second by no"
              + " more than ELO0 points (H0) or by ELO1 or more (H1).")
  private @Nullable String hypotheses;

  @Option(
      names = ERROR_RATES,
      paramLabel = "ALPHA,BETA",
      description =
          "How often --sprt may answer H1 where H0 is true, and H0 where H1 is true; 0.05,0.05 by"
              + " default.")
  private @Nullable String rates;

  @Option(
      names = "--on-failure",
      paramLabel = "WHAT",
      description =
          "stop, the default: end with an error when a player fails. forfeit: the player that fails"
              + " loses the game, and such games are counted apart; a game that does not end is"
              + " drawn. A player of this process that takes longer than --time ends the tournament"
              + " all the same.")
  private OnFailure onFailure = OnFailure.STOP;

  @Option(
      names = "--gauntlet",
      description = "Only the first player meets the others, which do not meet each other.")
  private boolean gauntlet;

  @Mixin private AnchorOption anchor;
  @Mixin private StudyOptions study;
  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    Tournament<?, ?, ?> tournament = Usage.checked(this::tournament);
    SequentialTest test = test(tournament.setup().players().size());
    GameRange all = study.all(rounds(tournament.gamesPerPair()));
    GameRange part = study.part(context(), all);
    TournamentResult empty = tournament.play(0).partOf(GameSet.of(all));
    return new StudyRun(context(), study)
        .play(
            part,
            anchor.choose(new ShownResult(test == null ? empty : empty.tested(test))),
            (before, progress) -> {
              TournamentResult played =
                  study
                      .engine(context())
                      .play(
                          tournament,
                          test,
                          (TournamentResult) before.result(),
                          before.missing(part),
                          progress,
                          study.limit);
              tellForfeits(played);
              return before.with(played);
            },
            result);
  }

  private Tournament<?, ?, ?> tournament() {
    Tournament<?, ?, ?> tournament =
        study
            .plan(context())
            .tournament()
            .onFailure(onFailure)
            .maxDecisions(study.maxDecisions.number());
    return gauntlet ? tournament.gauntlet() : tournament;
  }

  private @Nullable SequentialTest test(int players) {
    if (hypotheses == null) {
      if (rates != null) {
        throw Usage.error(ERROR_RATES + " are those of a test: expected " + TEST + " too");
      }
      return null;
    }
    double[] elo = pair(TEST, hypotheses, HYPOTHESES, "two differences in Elo, such as 0,10");
    double[] errors =
        rates == null
            ? new double[] {0.05, 0.05}
            : pair(ERROR_RATES, rates, RATES, "two error rates, such as 0.05,0.1");
    SequentialTest test =
        Usage.checked(() -> new SequentialTest(elo[0], elo[1], errors[0], errors[1]));
    if (players != 2) {
      throw Usage.error("--sprt with " + players + " players: expected two");
    }
    if (!study.isWhole()) {
      throw Usage.error("--sprt looks at all rounds in turn: expected no --from and no --shard");
    }
    return test;
  }

  private static double[] pair(String option, String text, Pattern pattern, String expected) {
    Matcher form = pattern.matcher(text);
    if (!form.matches()) {
      throw Usage.error(option + " " + Excerpt.quote(text) + ": expected " + expected);
    }
    return new double[] {Double.parseDouble(form.group(1)), Double.parseDouble(form.group(2))};
  }

  private long rounds(int gamesPerRound) {
    long usual = hypotheses == null ? USUAL_GAMES : MAX_TEST_GAMES;
    long number = Count.require("--games", games == null ? usual : games, Count.MAX);
    return LongMath.divide(number, gamesPerRound, RoundingMode.CEILING);
  }

  /** Says that games were forfeited, which a report in a file may hide. */
  private void tellForfeits(TournamentResult result) {
    long forfeits = result.forfeits().stream().mapToLong(Forfeits::games).sum();
    if (forfeits > 0) {
      terminal()
          .fail(Plural.of(forfeits, "forfeit") + "; " + TournamentReport.firstFailure(result));
    }
  }
}
