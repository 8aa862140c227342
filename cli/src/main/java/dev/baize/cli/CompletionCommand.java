package dev.baize.cli;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

@Command(
    name = CompletionCommand.NAME,
    description = {
      "Print a script with which bash and zsh complete commands, options and the names of games.",
      "To complete them in this shell, run:",
      "",
      "  source <(baize generate-completion)"
    })
final class CompletionCommand extends ContextCommand {

  static final String NAME = "generate-completion";

  @Override
  public Integer call() {
    terminal().print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()) + '\n');
    return ExitStatus.OK;
  }
}
