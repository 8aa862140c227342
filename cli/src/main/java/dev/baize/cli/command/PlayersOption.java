package dev.baize.cli.command;

import dev.baize.cli.bot.Bots;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The options that bring in players, from jars and as programs, of the {@link GlobalOptions}. */
public final class PlayersOption {

  private PlayersOption() {}

  /**
   * Rejects the options for a command that does not list them, and tells programs how long they may
   * take for a decision.
   */
  public static void requireUse(ParseResult parsed, Installation installed) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    CommandSpec spec = command.commandSpec();
    String given = installed.option();
    if (given != null && !command.isUsageHelpRequested() && spec.findOption(given) == null) {
      throw new ParameterException(
          spec.commandLine(),
          String.format(
              Locale.ROOT,
              "%s brings in players, and %s plays nothing",
              given,
              spec.qualifiedName()));
    }
    OptionSpec time = spec.findOption(TimeLimit.OPTION);
    if (time != null && time.getValue() instanceof TimeLimit limit) {
      installed.bots().limit(Duration.ofNanos(limit.nanos()));
    }
  }

  /** Shows the options in a command's help. */
  public static void addTo(CommandSpec command) {
    command
        .addOption(
            OptionSpec.builder(GlobalOptions.PLAYERS)
                .paramLabel("JARS")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description(
                    "Bring in the players (and games) that these jars or folders of classes"
                        + " provide.",
                    "Separate several as in a class path; the classes of one option do not see "
                        + "those of the next.")
                .build())
        .addOption(
            OptionSpec.builder(Bots.ISOLATED)
                .paramLabel("JARS")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description(
                    "Bring in the players that these jars provide, but let them play in a process"
                        + " of their own, which knows only what they are told and can neither end"
                        + " nor hang the program.")
                .build())
        .addOption(
            OptionSpec.builder(Bots.MEMORY)
                .paramLabel("SIZE")
                .type(String.class)
                .description(
                    "The memory of each of these processes, such as 512m or 2g; "
                        + Bots.DEFAULT_MEMORY
                        + " by default.")
                .build())
        .addOption(
            OptionSpec.builder(Bots.OPTION)
                .paramLabel("NAME=COMMAND")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description(
                    "Bring in a player that is a program, in any language, by the protocol of"
                        + " docs/protocol.md, such as 'Ivy=python3 ivy.py'.")
                .build())
        .addOption(
            OptionSpec.builder(Bots.LOG_OPTION)
                .paramLabel("FILE")
                .type(String.class)
                .description(
                    "Append the last lines to and from a program to this file when it fails.")
                .build());
  }

  /**
   * Adds the option that limits the time of programs, for a command that has none for all players.
   */
  public static void addTimeTo(CommandSpec command) {
    command.addOption(
        OptionSpec.builder(TimeLimit.OPTION)
            .paramLabel("SECONDS")
            .type(TimeLimit.class)
            .converters(new TextConverter<>(TimeLimit::parse))
            .description(
                "How long a program that plays may take for a decision, such as 2 or 100ms; any"
                    + " time by default.")
            .build());
  }
}
