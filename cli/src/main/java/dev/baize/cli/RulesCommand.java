package dev.baize.cli;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Printable;
import dev.baize.table.RulesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "rules", description = "Explain a game to people who do not know it, on one page.")
final class RulesCommand extends ContextCommand {

  private static final int MIN_WIDTH = 20;
  private static final int MAX_WIDTH = 100;
  private static final int USUAL_WIDTH = 80;

  @Mixin private GameArgument game;

  @Override
  public Integer call() {
    GameProvider<?, ?, ?> explained = Usage.checked(() -> registry().game(game.name()));
    String text = Printable.lines(text(explained)).strip();
    if (text.isEmpty()) {
      throw new CommandException(
          ExitStatus.REFUSED, explained.name() + " does not say how it is played");
    }
    int columns = terminal().outputColumns();
    int width = columns == 0 ? USUAL_WIDTH : Math.max(MIN_WIDTH, Math.min(columns, MAX_WIDTH));
    RulesPage.lines(text, width).forEach(line -> terminal().print(line + "\n"));
    return ExitStatus.OK;
  }

  private static String text(GameProvider<?, ?, ?> game) {
    try {
      return game.howToPlay();
    } catch (RuntimeException | Error e) {
      String reason = game.name() + " fails to say how it is played: " + e;
      throw new CommandException(ExitStatus.SOFTWARE, reason, e);
    }
  }
}
