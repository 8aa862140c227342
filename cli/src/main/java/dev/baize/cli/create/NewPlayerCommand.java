package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.Installation;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes the project of a new player. */
@Command(
    name = "player",
    description = {
      "Write a project with a simple player of a game, to be made into yours: it builds with Maven or"
          + " without, has a test and plays.",
      "A game that --players brings in is put into the project as a jar."
    },
    footer = {
      "",
      "Example:",
      "",
      "  baize new player euchre Ducker ducker",
      "  cd ducker",
      "  baize check euchre Ducker --players src/main/java/ducker:src/main/resources"
    })
public final class NewPlayerCommand extends NewProjectCommand {

  @Mixin private GameArgument game;

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      description = "What the player is called, which is also its class; it begins with a capital.")
  private String name;

  @Parameters(
      index = "2",
      paramLabel = "FOLDER",
      converter = FolderConverter.class,
      description = FOLDER)
  private Path folder;

  public NewPlayerCommand(Terminal terminal, Installation installed) {
    super(terminal, installed);
  }

  @Override
  Path folder() {
    return folder;
  }

  @Override
  Project project(Installation installed) throws IOException {
    JavaNames names = JavaNames.ofPlayer(name);
    GameProvider<?, ?, ?> played = installed.registry().game(game.name());
    for (PlayerProvider<?, ?, ?> player : installed.registry().players(played)) {
      checkArgument(
          !player.name().equalsIgnoreCase(name),
          "%s has a player %s; expected another name",
          played.name(),
          player.name());
    }
    String source = "src/main/java/" + names.packageName() + '/' + names.className();
    String test = "src/test/java/" + names.packageName() + '/' + names.className();
    Map<String, String> classes = GameClasses.of(played);
    String own = "player/" + played.name() + "/Player.java.txt";
    boolean isOfBaize = Template.exists(own);
    Project project =
        new Project(names, classes)
            .with("pom.xml", isOfBaize ? "player/pom.xml" : "player/pom-with-jar.xml")
            .with("README.md", isOfBaize ? "player/README.md" : "player/README-with-jar.md")
            .with(source + ".java", isOfBaize ? own : "player/Player.java.txt")
            .with(source + "Provider.java", "player/Provider.java.txt")
            .with(Project.service(PlayerProvider.class), "player/service")
            .with(test + "Test.java", "player/PlayerTest.java.txt");
    return isOfBaize
        ? project
        : project.with("lib/" + played.name() + ".jar", GameJar.bytes(played));
  }
}
