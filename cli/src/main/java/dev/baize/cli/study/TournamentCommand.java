package dev.baize.cli.study;

import com.google.common.math.LongMath;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.report.ForfeitTable;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.GameSet;
import dev.baize.core.simulation.Progress;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import dev.baize.core.tournament.Forfeits;
import dev.baize.core.tournament.OnFailure;
import dev.baize.core.tournament.RoundFailedException;
import dev.baize.core.tournament.SequentialTest;
import dev.baize.core.tournament.Tournament;
import dev.baize.core.tournament.TournamentResult;
import java.io.IOException;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays players against each other on the same deals, and rates them. */
@Command(
    name = TournamentCommand.NAME,
    sortOptions = false,
    description = {
      "Play players against each other and rate them. In a round, each pair plays "
          + "the same deal once for each seating: twice where the number of seats is even, "
          + "so that the luck of the deal favours nobody.",
      "Ctrl-C ends the rounds and shows the result so far."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize tournament euchre Simple Random --games 1e5 --chart ratings.png",
      "  baize tournament euchre Mine Simple --sprt 0,10"
    })
public final class TournamentCommand implements Callable<Integer> {

  static final String NAME = "tournament";

  private static final String ELO = "(-?[0-9]{1,6}(?:\\.[0-9]{1,6})?)";
  private static final Pattern TEST = Pattern.compile(ELO + "," + ELO);

  private static final Count USUAL_GAMES = new Count(10_000);
  private static final Count MOST_TEST_GAMES = new Count(1_000_000);

  private final CommandContext context;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = {
        "How many games each pair plays, rounded up to whole rounds: 1000000, "
            + "1_000_000 or 1e6. 10000 by default; with --sprt, 1000000 at most."
      })
  private @Nullable Count games;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      converter = TournamentCommand.SequentialTestConverter.class,
      description = {
        "End as soon as it is known whether the first of two players is above the second by no more"
            + " than ELO0 points (H0) or by ELO1 or more (H1). Either answer is wrong about one"
            + " time in twenty."
      })
  private @Nullable SequentialTest test;

  @Option(
      names = "--on-failure",
      paramLabel = "WHAT",
      converter = TournamentCommand.OnFailureConverter.class,
      description = {
        "stop, the default: end with an error when a player fails. forfeit: the player that fails"
            + " loses the game, and such games are counted apart. A player of this process that"
            + " takes longer than --time ends the tournament all the same."
      })
  private OnFailure onFailure = OnFailure.STOP;

  @Mixin private StudyOptions study;

  @Mixin private ResultOptions result;

  /**
   * Creates the command.
   *
   * @param context shared by all commands
   */
  public TournamentCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    Tournament<?, ?, ?> tournament = tournament();
    requireTestable(tournament);
    GameRange all = study.all(rounds(tournament.gamesPerPair()));
    GameRange part = study.part(context, all);
    return new StudyRun(context, study)
        .play(
            "round",
            part,
            (rounds, progress) ->
                new StudyResult.OfTournament(
                    told(play(tournament, rounds, progress)).partOf(GameSet.of(all))),
            result);
  }

  private Tournament<?, ?, ?> tournament() {
    StudyPlan<?, ?, ?> plan = study.plan(context);
    try {
      return plan.tournament().onFailure(onFailure);
    } catch (IllegalArgumentException e) {
      throw study.refusal(e);
    }
  }

  private void requireTestable(Tournament<?, ?, ?> tournament) {
    if (test == null) {
      return;
    }
    int players = tournament.study().players().size();
    if (players != 2) {
      throw study.refusal(
          String.format(Locale.ROOT, "--sprt with %d players: expected two", players));
    }
    if (!study.isWhole()) {
      throw study.refusal("--sprt looks at all rounds in turn: expected no --from and no --shard");
    }
  }

  private long rounds(int gamesPerRound) {
    Count usual = test == null ? USUAL_GAMES : MOST_TEST_GAMES;
    long number = study.number(games == null ? usual : games);
    return LongMath.divide(number, gamesPerRound, RoundingMode.CEILING);
  }

  /** Says that games were forfeited, which a report in a file may hide. */
  private TournamentResult told(TournamentResult result) {
    long games = result.forfeits().stream().mapToLong(Forfeits::games).sum();
    if (games > 0) {
      context
          .terminal()
          .fail(Plural.of(games, "game") + " forfeited; " + ForfeitTable.firstFailure(result));
    }
    return result;
  }

  private TournamentResult play(Tournament<?, ?, ?> tournament, GameRange part, Progress progress) {
    try {
      StudyEngine engine = study.engine(context);
      return test == null
          ? engine.play(tournament, part, progress, study.limit())
          : engine.play(tournament, test, part, progress, study.limit());
    } catch (RoundFailedException e) {
      throw new StudyRun(context, study).failure(e, e.seats(), e.round());
    }
  }

  private static SequentialTest test(String text) {
    Matcher form = TEST.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is not a test; expected two differences in Elo, such as 0,10",
              Excerpt.quote(text)));
    }
    return SequentialTest.of(Double.parseDouble(form.group(1)), Double.parseDouble(form.group(2)));
  }

  private static OnFailure onFailure(String text) {
    for (OnFailure each : OnFailure.values()) {
      if (each.name().equalsIgnoreCase(text)) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT, "%s is not known; expected stop or forfeit", Excerpt.quote(text)));
  }

  static final class OnFailureConverter extends TextConverter<OnFailure> {

    OnFailureConverter() {
      super(TournamentCommand::onFailure);
    }
  }

  static final class SequentialTestConverter extends TextConverter<SequentialTest> {

    SequentialTestConverter() {
      super(TournamentCommand::test);
    }
  }
}
