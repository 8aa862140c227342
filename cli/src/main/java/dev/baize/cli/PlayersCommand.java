package dev.baize.cli;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.text.TextWidth;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "players",
    description = "List the games and their players, how each of them plays, and its settings.")
final class PlayersCommand extends ContextCommand {

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      completionCandidates = GameArgument.Names.class,
      description = "Only the players of this game.")
  private @Nullable String game;

  @Override
  public Integer call() {
    String name = game;
    if (name == null) {
      registry().games().forEach(this::list);
    } else {
      list(Usage.checked(() -> registry().game(name)));
    }
    return ExitStatus.OK;
  }

  private void list(GameProvider<?, ?, ?> listed) {
    Listing.print(terminal(), listed.name(), "");
    List<? extends PlayerProvider<?, ?, ?>> players = registry().players(listed);
    int width = players.stream().mapToInt(player -> TextWidth.of(player.name())).max().orElse(0);
    for (PlayerProvider<?, ?, ?> player : players) {
      String name = "  " + TextWidth.padEnd(player.name(), width) + "  ";
      Listing.print(terminal(), name, player.description());
      listSettings(player.settings(), " ".repeat(width + 6));
    }
  }

  private void listSettings(List<PlayerSetting<?>> settings, String margin) {
    int width =
        settings.stream().mapToInt(setting -> setting.defaultText().length()).max().orElse(0);
    for (PlayerSetting<?> setting : settings) {
      String name = margin + TextWidth.padEnd(setting.defaultText(), width) + "  ";
      Listing.print(terminal(), name, setting.help() + " (" + setting.range() + ")");
    }
  }
}
