package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Plural;
import dev.baize.core.text.Printable;
import dev.baize.core.text.TextWidth;
import dev.baize.table.PlainTable;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

@Command(
    name = "games",
    description = "List the games, how many play them, and what a person at the table does.")
final class GamesCommand extends ContextCommand {

  /** A game, how many play it, and one sentence about it. */
  record Playable(String name, String seats, String about) {}

  @Override
  public Integer call() {
    List<Playable> games = all(context());
    int width = games.stream().mapToInt(game -> TextWidth.of(game.name())).max().orElse(0);
    int column = games.stream().mapToInt(game -> game.seats().length()).max().orElse(0);
    for (Playable game : games) {
      String name = TextWidth.padEnd(game.name(), width);
      String seats = TextWidth.padEnd(game.seats(), column);
      Listing.print(terminal(), name + "  " + seats + "  ", game.about());
    }
    return ExitStatus.OK;
  }

  /** All games but those that fail. */
  static List<Playable> all(CommandContext context) {
    Registry registry = context.installed().registry();
    List<Playable> all = new ArrayList<>();
    for (GameProvider<?, ?, ?> game : registry.games()) {
      try {
        String seats = Plural.of(game.rules().seats(), "player");
        String about = PlainTable.unlessProvided(game).description();
        all.add(new Playable(game.name(), seats, Printable.line(about)));
      } catch (RuntimeException | Error e) {
        CommandLog.passedOver(game.name(), e);
      }
    }
    return all;
  }
}
