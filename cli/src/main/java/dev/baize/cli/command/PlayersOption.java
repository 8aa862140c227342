package dev.baize.cli.command;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The option that adds games and players from jars, one of the {@link GlobalOptions}. */
public final class PlayersOption {

  private PlayersOption() {}

  /**
   * Rejects the option for a command that does not list it.
   *
   * @param parsed the command line
   * @param context records whether the option was given
   * @throws ParameterException if it was given to such a command
   */
  public static void requireUse(ParseResult parsed, CommandContext context) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    CommandSpec spec = command.commandSpec();
    if (context.hasPlayers()
        && !command.isUsageHelpRequested()
        && spec.findOption(GlobalOptions.PLAYERS) == null) {
      throw new ParameterException(
          spec.commandLine(),
          String.format(
              Locale.ROOT,
              "%s brings in players, and %s plays nothing",
              GlobalOptions.PLAYERS,
              spec.qualifiedName()));
    }
  }

  /**
   * Shows the option in a command's help.
   *
   * @param command one that plays
   */
  public static void addTo(CommandSpec command) {
    command.addOption(
        OptionSpec.builder(GlobalOptions.PLAYERS)
            .paramLabel("JARS")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(
                "Bring in the players (and games) that these jars or folders of classes provide.",
                "Separate several as in a class path; the classes of one option do not see "
                    + "those of the next.")
            .build());
  }
}
