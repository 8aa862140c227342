package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.cli.command.ContextCommand;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.io.File;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "game",
    description =
        "Write a project with a small game in one file, to be made into yours: it builds with Maven or"
            + " without, has a test and plays.",
    footer = {
      "",
      "Example:",
      "",
      "  baize new game highcard highcard",
      "  cd highcard",
      "  baize play highcard --players src/main/java/highcard:src/main/resources"
    })
public final class NewGameCommand extends ContextCommand {

  @Parameters(
      index = "0",
      paramLabel = "NAME",
      description = "What the game is called, in lower case, which is also its package.")
  private String name;

  @Parameters(index = "1", paramLabel = "FOLDER", description = Project.FOLDER)
  private File folder;

  @Override
  public Integer call() {
    return Project.write(this::project, folder, context());
  }

  private Project project(Registry registry) throws IOException {
    JavaNames names = JavaNames.ofGame(name);
    for (GameProvider<?, ?, ?> game : registry.games()) {
      checkArgument(
          !game.name().equalsIgnoreCase(name), "there is a game %s; expected another name", name);
    }
    return new Project(names, Map.of())
        .with("pom.xml", "game/pom.xml")
        .with(Project.README, "game/README.md")
        .with(names.source("main") + ".java", "game/Game.java.txt")
        .with(Project.service(GameProvider.class), "game/service")
        .with(names.source("test") + "Test.java", "game/GameTest.java.txt");
  }
}
