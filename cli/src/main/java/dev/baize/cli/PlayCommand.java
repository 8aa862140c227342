package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.play.Pace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A person sits down to a game. */
@Command(
    name = PlayCommand.NAME,
    customSynopsis = {
      "baize play euchre|blackjack|beans [OPTIONS]",
      "       baize play --resume FILE [--pace PACE]"
    },
    description = {
      "Play a game yourself, on the whole screen of a terminal.",
      "At every question, ? explains the rules for it, hint asks the strongest player, more tells"
          + " all that happened since your last decision, undo takes that back as long as you have"
          + " seen nothing new since, save keeps the game in a file, and quit leaves. Tab completes"
          + " answers.",
      "Where NO_COLOR is set, there are no colours, and letters instead of suit signs."
    })
final class PlayCommand implements Callable<Integer> {

  static final String NAME = "play";
  static final String RESUME = "--resume";

  private final CommandContext context;

  @Spec private CommandSpec spec;

  @Option(
      names = PlayCommand.RESUME,
      paramLabel = "FILE",
      description = "Go on with the game of a record, and add to it.")
  private @Nullable Path resumed;

  @Option(
      names = "--pace",
      paramLabel = "PACE",
      description = "How long the others' moves stay, as for a new game.")
  private Pace pace = Pace.NORMAL;

  PlayCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (resumed == null) {
      throw new ParameterException(
          spec.commandLine(), "which game? expected euchre, blackjack, beans or --resume FILE");
    }
    return new Parlour(context).resume(resumed, pace);
  }
}
