package dev.baize.cli.study;

import com.google.common.math.LongMath;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.Usage;
import dev.baize.core.text.Plural;
import dev.baize.study.report.TournamentReport;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.Forfeits;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.math.RoundingMode;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays players against each other on the same deals, and rates them. */
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
public final class TournamentCommand implements Callable<Integer> {

  private static final Count USUAL_GAMES = new Count(10_000);
  private static final Count MAX_TEST_GAMES = new Count(1_000_000);

  private final CommandContext context;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many games each pair plays, rounded up to whole rounds: 1000000, "
              + "1_000_000 or 1e6. 10000 by default; with --sprt, 1000000 at most.")
  private @Nullable Count games;

  @Mixin private SequentialTestOptions sprt;

  @Option(
      names = "--on-failure",
      paramLabel = "WHAT",
      description =
          "stop, the default: end with an error when a player fails. forfeit: the player that fails"
              + " loses the game, and such games are counted apart; a game that does not end is drawn."
              + " A player of this process that takes longer than --time ends the tournament all the"
              + " same.")
  private OnFailure onFailure = OnFailure.STOP;

  @Option(
      names = "--gauntlet",
      description = "Only the first player meets the others, which do not meet each other.")
  private boolean gauntlet;

  @Mixin private AnchorOption anchor;
  @Mixin private StudyOptions study;
  @Mixin private ResultOptions result;

  public TournamentCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    Tournament<?, ?, ?> tournament = Usage.checked(this::tournament);
    SequentialTest test = test(tournament);
    GameRange all = study.all(rounds(tournament.gamesPerPair()));
    GameRange part = study.part(context, all);
    TournamentResult nothing = tournament.play(0).partOf(GameSet.of(all));
    return new StudyRun(context, study)
        .play(
            "round",
            part,
            anchored(test == null ? nothing : nothing.tested(test)),
            (begun, missing, progress) -> {
              TournamentResult before = ((ShownResult.OfTournament) begun).result();
              return anchored(told(play(tournament, test, before, missing, progress)));
            },
            result);
  }

  private Tournament<?, ?, ?> tournament() {
    Tournament<?, ?, ?> tournament =
        study
            .plan(context)
            .tournament()
            .onFailure(onFailure)
            .maxDecisions(study.maxDecisions.number());
    return gauntlet ? tournament.gauntlet() : tournament;
  }

  private ShownResult anchored(TournamentResult result) {
    return anchor.choose(new ShownResult.OfTournament(result, null));
  }

  /** The sequential test; null if there is to be none. */
  private @Nullable SequentialTest test(Tournament<?, ?, ?> tournament) {
    SequentialTest test = sprt.test();
    int players = tournament.setup().players().size();
    if (test != null && players != 2) {
      throw Usage.error("--sprt with " + players + " players: expected two");
    }
    if (test != null && !study.isWhole()) {
      throw Usage.error("--sprt looks at all rounds in turn: expected no --from and no --shard");
    }
    return test;
  }

  private long rounds(int gamesPerRound) {
    Count usual = sprt.isGiven() ? MAX_TEST_GAMES : USUAL_GAMES;
    long number = study.number(games == null ? usual : games);
    return LongMath.divide(number, gamesPerRound, RoundingMode.CEILING);
  }

  /** Says that games were forfeited, which a report in a file may hide. */
  private TournamentResult told(TournamentResult result) {
    long forfeits = result.forfeits().stream().mapToLong(Forfeits::games).sum();
    if (forfeits > 0) {
      context
          .terminal()
          .fail(Plural.of(forfeits, "forfeit") + "; " + TournamentReport.firstFailure(result));
    }
    return result;
  }

  private TournamentResult play(
      Tournament<?, ?, ?> tournament,
      @Nullable SequentialTest test,
      TournamentResult begun,
      GameSet missing,
      Progress progress) {
    return study.engine(context).play(tournament, test, begun, missing, progress, study.limit);
  }
}
