package dev.baize.cli.study;

import com.google.common.math.LongMath;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.JudgeOption;
import dev.baize.cli.command.Usage;
import dev.baize.review.Arena;
import dev.baize.review.ArenaReport;
import dev.baize.review.Reviewer;
import dev.baize.study.file.ResultFile;
import dev.baize.study.simulation.GameRange;
import java.io.IOException;
import java.math.RoundingMode;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

@Command(
    name = "arena",
    sortOptions = false,
    description = {
      "Play players against each other as \"baize tournament\" does, and judge every decision as"
          + " \"baize review\" does: score, cost of decisions by kind, illegal answers, and time.",
      "A player that answers illegally or fails has lost the game, and so has a program that is"
          + " slower than --time; the arena goes on. Ctrl-C ends the rounds and shows the result so"
          + " far."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize arena euchre Model Simple --bot 'Model=python3 model.py' --html arena.html",
      "  baize arena blackjack Basic HiLo Simple --games 100"
    })
public final class ArenaCommand extends ContextCommand {

  /** Every decision is judged, which takes a thousand times as long as to play a game. */
  private static final long MAX_GAMES = 10_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many games each pair plays, rounded up to whole rounds; 20 by default, 10000 at"
              + " most.")
  private long games = 20;

  @Mixin private JudgeOption judge;
  @Mixin private StudyOptions study;
  @Mixin private FormatOption format;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the result to this new file, too, a page for a browser.")
  private @Nullable Path html;

  /** The command without parts of an arena, which nothing merges. */
  public static CommandLine whole(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    spec.remove(spec.findOption("--shard"));
    return command;
  }

  @Override
  public Integer call() throws IOException {
    long number = Count.require("--games", games, MAX_GAMES);
    if (html != null) {
      ResultFile.of(html);
    }
    Arena<?, ?, ?> arena =
        Usage.checked(() -> study.plan(context()).arena(new Reviewer(registry(), judge.get(), 1)));
    Usage.checked("--judge: ", arena::judge);
    GameRange rounds =
        study.all(LongMath.divide(number, arena.gamesPerPair(), RoundingMode.CEILING));
    return new StudyRun(context(), study)
        .play(
            "round",
            rounds.games(),
            progress -> arena.play(rounds, study.maxDecisions.number(), study.threads(), progress),
            this::publish);
  }

  private void publish(ArenaReport report) {
    ResultPublisher.publish(
        terminal(),
        () -> ResultPublisher.write(html, report::html),
        format.get().print(report, terminal().outputColumns()),
        () -> {});
  }
}
