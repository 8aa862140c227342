package dev.baize.cli.classic;

import dev.baize.cli.classic.EuchreCommand.Edition;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.ShellWords;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.study.GracefulShutdown;
import dev.baize.cli.study.ProgressDisplay;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.review.compare.BlackjackSpecification;
import dev.baize.review.compare.EuchreSpecification;
import dev.baize.review.compare.ProgramComparison;
import dev.baize.review.compare.Specification;
import dev.baize.study.simulation.Progress;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "compare",
    description = {
      "Run a program that was written to the specification of a classic one beside ours, on random "
          + "packs, names, points, shuffles and inputs, and on wrong command lines.",
      "Tell in how many games the two print the same. Of the first in which they do not, show the "
          + "shortest game like it that is found, both outputs around the first line that differs, "
          + "and the rule of the specification which that line is about.",
      "Exit status " + ExitStatus.SOFTWARE + " if any game differs."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize compare euchre ./euchre.exe",
      "  baize compare blackjack 'python3 blackjack.py' --games 1000"
    })
public final class CompareCommand extends ContextCommand {

  private static final int MAX_GAMES = 1_000_000;
  private static final int MAX_BYTES = 4_000_000;

  @Parameters(index = "0", paramLabel = "GAME", description = "euchre or blackjack.")
  private String game;

  @Parameters(
      index = "1",
      paramLabel = "PROGRAM",
      description =
          "The command that starts the program, as one word for this shell; quotes in it quote as"
              + " in a shell.")
  private String program;

  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      description = "The edition of euchre: 2015 (one-handed shuffle) or 2024 (in-shuffle).")
  private @Nullable Edition edition;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games, 1 to 1000000, 100 by default; the first ones are small.")
  private long games = 100;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Any signed 64-bit number, 0 by default; the same N compares the same games.")
  private Seed seed = Seed.of(0);

  @Option(
      names = TimeLimit.OPTION,
      paramLabel = "SECONDS",
      description = {
        "How long the program may take for one game, 10 by default; it may print 4 MB.",
        "After three games in which it goes beyond either, the others are left out."
      })
  private @Nullable TimeLimit limit;

  @Override
  public Integer call() throws IOException {
    int number = (int) Count.require("--games", games, MAX_GAMES);
    List<String> command = Usage.checked(() -> ShellWords.split(program, File.separatorChar));
    if (command.isEmpty()) {
      throw Usage.error("no program; expected a command such as ./euchre.exe");
    }
    Duration time = limit == null ? Duration.ofSeconds(10) : Duration.ofNanos(limit.nanos());
    ProgramComparison comparison =
        new ProgramComparison(specification(), this::runOurs, command, time, MAX_BYTES);
    Terminal terminal = terminal();
    ProgressDisplay display = new ProgressDisplay(terminal, "games", number);
    Progress progress = display.progress();
    try (GracefulShutdown shutdown = new GracefulShutdown(progress, context().end())) {
      ProgramComparison.Result result;
      try (display) {
        result = comparison.run(seed, number, () -> display.add(1), progress::isCancelled);
      }
      terminal.print(result.text());
      if (shutdown.wasRequested()) {
        return ExitStatus.INTERRUPTED;
      }
      return result.isRight() ? ExitStatus.OK : ExitStatus.SOFTWARE;
    }
  }

  private Specification specification() {
    return switch (game) {
      case EuchreCommand.NAME ->
          edition == Edition.OF_2015 ? EuchreSpecification.of2015() : EuchreSpecification.of2024();
      case BlackjackCommand.NAME -> {
        if (edition != null) {
          throw Usage.error("--edition has no meaning for " + game);
        }
        yield new BlackjackSpecification();
      }
      default ->
          throw Usage.error(
              "no program is specified for "
                  + Excerpt.quote(game)
                  + "; expected euchre or blackjack");
    };
  }

  /** Runs the classic command of the game in this process, without options. */
  private int runOurs(
      String name, List<String> arguments, InputStream in, OutputStream out, OutputStream err)
      throws IOException {
    CommandContext run = new CommandContext(new Terminal(in, out, err), name);
    int status;
    if (game.equals(BlackjackCommand.NAME)) {
      status = new BlackjackCommand(run).play(arguments);
    } else {
      Edition year = edition == null ? Edition.OF_2024 : edition;
      status = new EuchreCommand(run, name, year).play(arguments);
    }
    run.terminal().flush();
    return status;
  }
}
