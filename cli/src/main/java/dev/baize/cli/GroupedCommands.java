package dev.baize.cli;

import dev.baize.cli.classic.BeansCommand;
import dev.baize.cli.classic.BlackjackCommand;
import dev.baize.cli.classic.EuchreCommand;
import dev.baize.cli.play.AdviseCommand;
import dev.baize.cli.play.PlayCommand;
import dev.baize.cli.play.ResumeCommand;
import dev.baize.cli.play.ReviewCommand;
import dev.baize.cli.play.ServeCommand;
import dev.baize.cli.play.StatisticsCommand;
import dev.baize.cli.play.TrainCommand;
import dev.baize.cli.play.VerifyCommand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help;

/** The list of all commands in the help of the program, by what people want of it. */
final class GroupedCommands {

  private static final List<String> PLAY =
      List.of(
          PlayCommand.NAME,
          ServeCommand.NAME,
          ResumeCommand.NAME,
          "replay",
          ReviewCommand.NAME,
          TrainCommand.NAME,
          AdviseCommand.NAME,
          StatisticsCommand.NAME,
          "convert",
          VerifyCommand.NAME,
          GamesCommand.NAME,
          RulesCommand.NAME,
          "players",
          "match",
          EuchreCommand.NAME,
          BlackjackCommand.NAME,
          BeansCommand.NAME);

  private static final List<String> STUDY =
      List.of("simulate", "tournament", "arena", "merge", "dataset", "analyze", "solve");

  private GroupedCommands() {}

  /** Everything that neither plays nor studies is for those who develop. */
  static String list(Help help) {
    List<String> others = new ArrayList<>(help.subcommands().keySet());
    others.removeAll(PLAY);
    others.removeAll(STUDY);
    return group(help, "Play", PLAY) + group(help, "Study", STUDY) + group(help, "Develop", others);
  }

  private static String group(Help help, String heading, List<String> names) {
    Map<String, Help> commands = new LinkedHashMap<>();
    names.stream()
        .filter(help.subcommands()::containsKey)
        .forEach(name -> commands.put(name, help.subcommands().get(name)));
    return help.createHeading("%n" + heading + ":%n") + help.commandList(commands);
  }
}
