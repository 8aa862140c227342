package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.cli.command.Installation;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.GameProvider;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the project of a new game. */
@Command(
    name = "game",
    description = {
      "Write a project with a small game in one file, to be made into yours: it builds with Maven or"
          + " without, has a test and plays.",
    },
    footer = {
      "",
      "Example:",
      "",
      "  baize new game highcard highcard",
      "  cd highcard",
      "  baize play highcard --players src/main/java/highcard:src/main/resources"
    })
public final class NewGameCommand extends NewProjectCommand {

  @Parameters(
      index = "0",
      paramLabel = "NAME",
      description = "What the game is called, in lower case, which is also its package.")
  private String name;

  @Parameters(
      index = "1",
      paramLabel = "FOLDER",
      converter = FolderConverter.class,
      description = FOLDER)
  private Path folder;

  public NewGameCommand(Terminal terminal, Installation installed) {
    super(terminal, installed);
  }

  @Override
  Path folder() {
    return folder;
  }

  @Override
  Project project(Installation installed) {
    JavaNames names = JavaNames.ofGame(name);
    for (GameProvider<?, ?, ?> game : installed.registry().games()) {
      checkArgument(
          !game.name().equalsIgnoreCase(name), "there is a game %s; expected another name", name);
    }
    String source = "src/main/java/" + names.packageName() + '/' + names.className();
    String test = "src/test/java/" + names.packageName() + '/' + names.className();
    return new Project(names, Map.of())
        .with("pom.xml", "game/pom.xml")
        .with("README.md", "game/README.md")
        .with(source + ".java", "game/Game.java.txt")
        .with(Project.service(GameProvider.class), "game/service")
        .with(test + "Test.java", "game/GameTest.java.txt");
  }
}
