package dev.baize.cli.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The options that bring in players, from jars and as programs. {@link GlobalOptions} take them out
 * of the command line before it is parsed; this class declares them for the help.
 */
public final class PlayersOption {

  @Option(
      names = GlobalOptions.PLAYERS,
      paramLabel = "JARS",
      description = {
        "Bring in the players (and games) that these jars or folders of classes provide.",
        "Separate several as in a class path; the classes of one option do not see those of the"
            + " next."
      })
  List<String> players = List.of();

  @Option(
      names = Bots.ISOLATED,
      paramLabel = "JARS",
      description =
          "Bring in the players that these jars provide, but let them play in a process of their"
              + " own, which knows only what they are told and can neither end nor hang the"
              + " program.")
  List<String> isolated = List.of();

  @Option(
      names = Bots.MEMORY,
      paramLabel = "SIZE",
      description =
          "The memory of each of these processes, such as 512m or 2g; "
              + Bots.DEFAULT_MEMORY
              + " by default.")
  @Nullable String memory;

  @Option(
      names = Bots.OPTION,
      paramLabel = "NAME=COMMAND",
      description =
          "Bring in a player that is a program, in any language, by the protocol of"
              + " docs/protocol.md, such as 'Ivy=python3 ivy.py'.")
  List<String> bots = List.of();

  @Option(
      names = Bots.LOG_OPTION,
      paramLabel = "FILE",
      description = "Append the last lines to and from a program to this file when it fails.")
  @Nullable String log;

  /** The time limit of programs, for a command that has none for all players. */
  public static final class Time {

    @Option(
        names = TimeLimit.OPTION,
        paramLabel = "SECONDS",
        description =
            "How long a program that plays may take for a decision, such as 2 or 100ms; any time by"
                + " default.")
    @Nullable TimeLimit limit;

    public Optional<Duration> duration() {
      return Optional.ofNullable(limit).map(given -> Duration.ofNanos(given.nanos()));
    }
  }

  /**
   * Rejects the options for a command that does not list them, and tells programs how long they may
   * take for a decision.
   */
  public static void requireUse(ParseResult command, Installation installed) {
    CommandSpec spec = command.commandSpec();
    String given = installed.option();
    if (given != null && !command.isUsageHelpRequested() && spec.findOption(given) == null) {
      throw new ParameterException(
          spec.commandLine(),
          given + " brings in players, and " + spec.qualifiedName() + " plays nothing");
    }
    OptionSpec time = spec.findOption(TimeLimit.OPTION);
    if (time != null && time.getValue() instanceof TimeLimit limit) {
      installed.bots().limit(Duration.ofNanos(limit.nanos()));
    }
  }
}
