package dev.baize.cli;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.UnmatchedArgumentException;

@Command(
    name = "help",
    description = "Show the help of a command, as --help after the command does.")
final class HelpCommand extends ContextCommand {

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "The command, such as \"play euchre\"; without one, all commands are listed.")
  private List<String> command = List.of();

  @Override
  public Integer call() {
    CommandLine found = spec.root().commandLine();
    for (String word : command) {
      CommandLine next = found.getSubcommands().get(word);
      if (next == null) {
        throw new UnmatchedArgumentException(found, List.of(word));
      }
      found = next;
    }
    found.usage(found.getOut());
    return ExitStatus.OK;
  }
}
