package dev.baize.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What all commands have in common: help, which ends with the exit statuses, and the version. */
final class CommonOptions {

  private CommonOptions() {}

  /** Adds them to a command that has none of them. */
  static void addTo(CommandSpec command) {
    command.addOption(
        OptionSpec.builder("--help")
            .usageHelp(true)
            .description("Show this help and exit.")
            .build());
    command
        .versionProvider(new Version())
        .addOption(
            OptionSpec.builder("--version")
                .versionHelp(true)
                .description("Show the version and exit.")
                .build());
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
    put(statuses, Status.OK, "done");
    put(statuses, Status.REFUSED, "wrong classic arguments, an unusable file, or too little input");
    put(statuses, Status.USAGE, "unknown command or option");
    put(statuses, Status.SOFTWARE, "a player failed, a jar is broken, or Baize has a bug");
    put(statuses, Status.NOT_WRITTEN, "standard output or the record could not be written");
    put(statuses, Status.INTERRUPTED, "interrupted (Ctrl-C)");
    put(statuses, Status.PIPE_CLOSED, "standard output was closed by its reader");
    return statuses;
  }

  private static void put(Map<String, String> statuses, int status, String meaning) {
    statuses.put(Integer.toString(status), meaning);
  }
}
