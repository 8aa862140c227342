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
          AdviseCommand.NAME,
          StatisticsCommand.NAME,
          "convert",
          GamesCommand.NAME,
          RulesCommand.NAME,
          "players",
          "match",
          EuchreCommand.NAME,
          BlackjackCommand.NAME,
          BeansCommand.NAME);

  private static final List<String> STUDY =
      List.of("simulate", "tournament", "merge", "dataset", "analyze", "solve");

  private GroupedCommands() {}

  /** Everything that neither plays nor studies is for those who develop. */
  static String list(Help help) {
    Map<String, Help> others = new LinkedHashMap<>(help.subcommands());
    return group(help, "Play", taken(others, PLAY))
        + group(help, "Study", taken(others, STUDY))
        + group(help, "Develop", others);
  }

  private static Map<String, Help> taken(Map<String, Help> commands, List<String> names) {
    Map<String, Help> taken = new LinkedHashMap<>();
    names.stream()
        .filter(commands::containsKey)
        .forEach(name -> taken.put(name, commands.remove(name)));
    return taken;
  }

  private static String group(Help help, String heading, Map<String, Help> commands) {
    return help.createHeading("%n" + heading + ":%n") + help.commandList(commands);
  }
}
