package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.GameArgument;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.io.File;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "player",
    description = {
      "Write a project with a simple player of a game, to be made into yours: it builds with Maven"
          + " or without, has a test and plays.",
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
public final class NewPlayerCommand extends ContextCommand {

  @Mixin private GameArgument game;

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      description = "What the player is called, which is also its class; it begins with a capital.")
  private String name;

  @Parameters(index = "2", paramLabel = "FOLDER", description = Project.FOLDER)
  private File folder;

  @Override
  public Integer call() {
    return Project.write(this::project, folder, context());
  }

  private Project project(Registry registry) throws IOException {
    JavaNames names = JavaNames.ofPlayer(name);
    GameProvider<?, ?, ?> played = registry.game(game.name());
    for (PlayerProvider<?, ?, ?> player : registry.players(played)) {
      checkArgument(
          !player.name().equalsIgnoreCase(name),
          "%s has a player %s; expected another name",
          played.name(),
          player.name());
    }
    String own = "player/" + played.name() + "/Player.java.txt";
    boolean isOfBaize = Project.hasTemplate(own);
    Project project =
        new Project(names, GameClasses.of(played))
            .with("pom.xml", isOfBaize ? "player/pom.xml" : "player/pom-with-jar.xml")
            .with(Project.README, isOfBaize ? "player/README.md" : "player/README-with-jar.md")
            .with(names.source("main") + ".java", isOfBaize ? own : "player/Player.java.txt")
            .with(names.source("main") + "Provider.java", "player/Provider.java.txt")
            .with(Project.service(PlayerProvider.class), "player/service")
            .with(names.source("test") + "Test.java", "player/PlayerTest.java.txt");
    return isOfBaize
        ? project
        : project.with("lib/" + played.name() + ".jar", GameClasses.jar(played));
  }
}
