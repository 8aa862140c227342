package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.web.Invitation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = ServeCommand.NAME,
    commandListHeading = "%nGames:%n",
    customSynopsis = {
      "baize serve [--port N] [--no-open]",
      "       baize serve GAME [OPTIONS]",
      "       baize serve --resume FILE [OPTIONS]"
    },
    description = {
      "Play a game yourself, in a browser, alone or with friends.",
      "Prints an address that nobody can guess, and opens it. Without GAME, it has all games and"
          + " those of yours that are not over; Ctrl-C ends it.",
      "With --people after GAME, prints an address for each seat, yours first, and one for those"
          + " who watch; with --lan, browsers of other computers nearby can open them.",
      "Every game is kept in your folder of data, from your first decision on or, with friends,"
          + " from the beginning, unless --no-record says otherwise; the next server goes on with"
          + " those that are not over, at the same addresses."
    })
public final class ServeCommand extends ContextCommand {

  public static final String NAME = "serve";

  @Option(
      names = PlayCommand.RESUME,
      paramLabel = "FILE",
      description = "Go on where this record stops, and add to it.")
  private @Nullable Path resumed;

  @Mixin private ServeOptions served;

  @Mixin private PlayOptions options;

  @Override
  public Integer call() throws IOException {
    Path file = resumed;
    return new TableServer(context(), served, options)
        .serve(
            home ->
                file == null
                    ? List.of(new Invitation("", home.link()))
                    : home.resume(file, options.hints));
  }
}
