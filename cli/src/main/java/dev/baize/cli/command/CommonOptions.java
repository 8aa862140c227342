package dev.baize.cli.command;

import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Version;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options of all commands, and the layout of their help, which ends with the exit statuses. */
public final class CommonOptions {

  static final String HELP = "--help";
  static final String VERSION = "--version";

  private CommonOptions() {}

  /** Adds the options to a command. */
  public static void addTo(CommandSpec command) {
    command.versionProvider(() -> new String[] {Version.text()});
    command
        .addOption(
            OptionSpec.builder(HELP)
                .usageHelp(true)
                .description("Show this help and exit.")
                .build())
        .addOption(
            OptionSpec.builder(VERSION)
                .versionHelp(true)
                .description("Show the version and exit.")
                .build());
    LogOptions.addTo(command);
    command
        .usageMessage()
        .descriptionHeading("%n")
        .parameterListHeading("%nArguments:%n")
        .optionListHeading("%nOptions:%n")
        .commandListHeading("%nCommands:%n")
        .exitCodeListHeading("%nExit statuses:%n")
        .exitCodeList(statuses());
  }

  private static Map<String, String> statuses() {
    Map<String, String> statuses = new LinkedHashMap<>();
    put(statuses, ExitStatus.OK, "done");
    put(
        statuses,
        ExitStatus.REFUSED,
        "wrong classic arguments, an unusable file, or too little input");
    put(statuses, ExitStatus.USAGE, "a command line that is not understood");
    put(statuses, ExitStatus.SOFTWARE, "a player failed, a jar is broken, or Baize has a bug");
    put(statuses, ExitStatus.NOT_WRITTEN, "standard output or a file could not be written");
    put(statuses, ExitStatus.INTERRUPTED, "interrupted (Ctrl-C)");
    put(statuses, ExitStatus.PIPE_CLOSED, "standard output was closed by its reader");
    put(statuses, ExitStatus.TERMINATED, "terminated by a signal (SIGTERM)");
    return statuses;
  }

  private static void put(Map<String, String> statuses, int status, String meaning) {
    statuses.put(Integer.toString(status), meaning);
  }
}
