package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Usage;
import dev.baize.study.report.ReportFormat;
import dev.baize.terminal.Pace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = PlayCommand.NAME,
    commandListHeading = "%nGames:%n",
    customSynopsis = {
      "baize play GAME [OPTIONS]",
      "       baize play --resume [FILE] [--hints NAME] [--pace PACE] [--practice]",
      "       baize play --statistics [FILE]..."
    },
    description = {
      "Play a game yourself, on the full screen of a terminal.",
      "At every question, ? explains the rules for it, hint asks the strongest "
          + "player or the one that you name, more shows all that has happened since your last decision, undo takes "
          + "that decision back as long as you have seen nothing new since, save keeps the "
          + "game in a file, and quit leaves. Tab completes answers, and Enter alone makes "
          + "the only possible move.",
      "Every game is kept in your folder of data, from your first decision on, unless --no-record "
          + "says otherwise; --record keeps the first one at a table elsewhere.",
      "If NO_COLOR is set, there are no colours; suits are symbols where the locale is UTF-8."
    })
public final class PlayCommand extends ContextCommand {

  public static final String NAME = "play";
  public static final String RESUME = "--resume";

  private static final String PACE = "--pace";
  private static final String STATISTICS = "--statistics";

  @Option(
      names = PlayCommand.RESUME,
      paramLabel = "FILE",
      arity = "0..1",
      description = {
        "Go on with a recorded game, and add to its record.",
        "Without FILE, choose one of your games that are not over."
      })
  private @Nullable List<Path> resumed;

  @Option(
      names = PlayCommand.PACE,
      paramLabel = "PACE",
      description = "How long the others' moves stay on the screen, as for a new game.")
  private Pace pace = Pace.NORMAL;

  @Mixin private PlayOptions options;

  @Option(
      names = PlayCommand.STATISTICS,
      paramLabel = "FILE",
      arity = "0..*",
      description = {
        "The same as baize statistics: what your games came to, those in these records and "
            + "folders, or all that were kept."
      })
  private @Nullable List<Path> counted;

  @Override
  public Integer call() throws IOException {
    if (counted != null) {
      return statistics(counted);
    }
    if (resumed == null) {
      throw Usage.error(
          "which game? expected "
              + String.join(", ", spec.subcommands().keySet())
              + " or --resume FILE");
    }
    TableLauncher launcher = new TableLauncher(context(), pace, options);
    return resumed.isEmpty()
        ? launcher.resume(List.of(NAME, RESUME), options.hints)
        : launcher.resume(resumed.get(0), options.hints);
  }

  private int statistics(List<Path> places) throws IOException {
    for (String each :
        List.of(RESUME, PACE, PlayOptions.PRACTICE, PlayOptions.NO_CONFIRM, PlayOptions.HINTS)) {
      if (spec.commandLine().getParseResult().hasMatchedOption(each)) {
        throw Usage.error(STATISTICS + " and " + each + " do not go together");
      }
    }
    return StatisticsCommand.print(context(), places, null, ReportFormat.TEXT);
  }
}
