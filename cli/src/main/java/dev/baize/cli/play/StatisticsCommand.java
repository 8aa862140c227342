package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.cli.study.ProgressDisplay;
import dev.baize.review.KeptReviews;
import dev.baize.review.OwnGames;
import dev.baize.review.Reviewer;
import dev.baize.review.Schedule;
import dev.baize.study.report.ReportFormat;
import dev.baize.table.KeptGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = StatisticsCommand.NAME,
    description = {
      "Tell what your games came to: won and lost, your scores, and how it goes lately, by game and"
          + " by who else played; of games for one, the hands, too, also where the game is not"
          + " over.",
      "Of kept games, also what your mistakes cost; those that were not reviewed before are"
          + " reviewed first, which takes a moment for each.",
      "Intervals are of 95 %%. The latest games, at most 20, are set beside all before them as soon"
          + " as there are ten."
    })
public final class StatisticsCommand extends ContextCommand {

  public static final String NAME = "statistics";

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = {
        "Records, games in .egn or .ptn, and folders whose *.baize files are records; - is"
            + " standard input.",
        "By default, all your games that were kept."
      })
  private List<Path> places = List.of();

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "Whose games, by the name at the table; by default those of the only person.")
  private @Nullable String name;

  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    return print(context(), places, name, format.get());
  }

  /** Prints the statistics of records; of those that were kept if none are named. */
  static int print(
      CommandContext context, List<Path> places, @Nullable String name, ReportFormat format)
      throws IOException {
    OwnGames games = games(context, name);
    if (places.isEmpty()) {
      addKept(games, context, null);
    } else {
      games.addAll(places);
    }
    context.terminal().print(format.print(games));
    if (format == ReportFormat.TEXT && !games.mistakes().isEmpty()) {
      context.terminal().print(schedule(context).text(games.mistakes()) + "\n");
    }
    if (games.hasUnreadable()) {
      throw new CommandException(ExitStatus.REFUSED, "not every file that was named is a record");
    }
    return ExitStatus.OK;
  }

  /** A count, of no games yet, for a person by the name at the table; null for the only person. */
  static OwnGames games(CommandContext context, @Nullable String name) {
    return new OwnGames(
        context.installed().registry(),
        file -> TranscriptMatch.read(file, context.terminal()),
        context.terminal()::complain,
        name);
  }

  /**
   * Adds the kept games of a name, or all if that is null; those that were not reviewed before are
   * reviewed now.
   */
  static void addKept(OwnGames games, CommandContext context, @Nullable String only)
      throws IOException {
    KeptGames kept = context.keptGames();
    Optional<Path> folder = kept.folder().filter(Files::isDirectory);
    int number = folder.isEmpty() ? 0 : KeptGames.records(folder.get()).size();
    if (number == 0) {
      return;
    }
    KeptReviews reviews = new KeptReviews(kept, Reviewer.strongest(context.installed().registry()));
    try (ProgressDisplay display = new ProgressDisplay(context.terminal(), "games", number)) {
      games.addKept(kept, reviews, only, () -> display.add(1));
    }
  }

  static Schedule schedule(CommandContext context) {
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    return new Schedule(context.environment(), today, context.terminal()::complain);
  }
}
