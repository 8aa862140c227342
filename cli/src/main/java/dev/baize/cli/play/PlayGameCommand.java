package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.Usage;
import dev.baize.core.registry.GameProvider;
import dev.baize.terminal.Pace;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/**
 * Plays one game with a person at the table; the game determines the name and the options of the
 * command.
 */
@Command
public final class PlayGameCommand implements Callable<Integer> {

  static final String NO_RECORD = "--no-record";

  private final CommandContext context;
  private final GameProvider<?, ?, ?> game;
  private final NewGameOptions<?, ?, ?> newGame;

  @Mixin private RecordOption record;

  @Option(
      names = NO_RECORD,
      description = "Do not keep the game, nor those that follow it at this table.")
  private boolean unrecorded;

  @Option(
      names = "--pace",
      paramLabel = "PACE",
      description = {
        "How long the others' moves stay on the screen: slow, normal, fast, a number "
            + "of milliseconds, or key to wait for a key after each.",
        "At any pace, a key goes on at once; a letter or digit also begins your next "
            + "answer, unless a key is being waited for."
      })
  private Pace pace = Pace.NORMAL;

  @Mixin private PlayOptions options;

  private PlayGameCommand(CommandContext context, GameProvider<?, ?, ?> game) {
    this.context = context;
    this.game = game;
    this.newGame = new NewGameOptions<>(context, game);
  }

  public static CommandSpec of(CommandContext context, GameProvider<?, ?, ?> game) {
    PlayGameCommand command = new PlayGameCommand(context, game);
    return command.newGame.addTo(CommandSpec.forAnnotatedObject(command));
  }

  @Override
  public Integer call() throws IOException {
    if (unrecorded && record.file() != null) {
      throw Usage.error(NO_RECORD + " and " + RecordOption.NAME + " do not go together");
    }
    NewGameOptions.Chosen chosen = newGame.choose(options.hints);
    return new TableLauncher(context, pace, options, chosen.greeting())
        .begin(
            game, chosen.header(), chosen.hints(), record.file(), !unrecorded, newGame::remember);
  }
}
