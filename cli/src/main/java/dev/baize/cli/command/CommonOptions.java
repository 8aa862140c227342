package dev.baize.cli.command;

import dev.baize.cli.io.ExitStatus;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options of all commands, and the layout of their help, which ends with the exit statuses. */
@Command(
    descriptionHeading = "%n",
    parameterListHeading = "%nArguments:%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit statuses:%n",
    exitCodeList = {
      ExitStatus.OK + ":done",
      ExitStatus.REFUSED + ":wrong classic arguments, an unusable file, or too little input",
      ExitStatus.USAGE + ":a command line that is not understood",
      ExitStatus.SOFTWARE + ":a player failed, a jar is broken, or Baize has a bug",
      ExitStatus.NOT_WRITTEN + ":standard output or a file could not be written",
      ExitStatus.INTERRUPTED + ":interrupted (Ctrl-C)",
      ExitStatus.PIPE_CLOSED + ":standard output was closed by its reader",
      ExitStatus.TERMINATED + ":terminated by a signal (SIGTERM)"
    })
public final class CommonOptions {

  public static final String HELP = "--help";
  static final String VERSION = "--version";

  @Option(names = HELP, usageHelp = true, description = "Show this help and exit.")
  boolean help;

  @Option(names = VERSION, versionHelp = true, description = "Show the version and exit.")
  boolean version;

  @Option(
      names = GlobalOptions.VERBOSE,
      description = "Log what the program does on standard error; given twice, in more detail.")
  boolean[] verbose = {};

  @Option(
      names = GlobalOptions.LOG_FILE,
      paramLabel = "FILE",
      description = "Append the log to this file instead of showing it.")
  @Nullable String logFile;
}
