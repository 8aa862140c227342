package dev.baize.cli;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Plural;
import dev.baize.core.text.TextWidth;
import dev.baize.table.PlainTable;
import java.util.List;
import picocli.CommandLine.Command;

@Command(
    name = GamesCommand.NAME,
    description = "List the games, how many play them, and what a person at the table does.")
final class GamesCommand extends ContextCommand {

  static final String NAME = "games";

  private static final int SEATS = "9 players".length();

  @Override
  public Integer call() {
    Registry registry = context().installed().registry();
    List<GameProvider<?, ?, ?>> games = registry.games();
    int width = games.stream().mapToInt(game -> TextWidth.of(game.name())).max().orElse(0);
    for (GameProvider<?, ?, ?> game : games) {
      String seats = Plural.of(game.rules().seats(), "player");
      String name = TextWidth.padEnd(game.name(), width) + "  " + TextWidth.padEnd(seats, SEATS);
      String about = PlainTable.unlessProvided(registry, game).description();
      context().terminal().print(Listing.entry(name + "  ", about));
    }
    return ExitStatus.OK;
  }
}
