package dev.baize.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = CompletionCommand.NAME,
    description = {
      "Print a script with which bash and zsh complete commands, options and the names of games.",
      "To complete them in this shell, run:",
      "",
      "  source <(baize generate-completion)"
    })
final class CompletionCommand implements Runnable {

  static final String NAME = "generate-completion";

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    CommandSpec program = spec.root();
    String script = AutoComplete.bash(program.name(), program.commandLine());
    spec.commandLine().getOut().print(script + '\n');
    spec.commandLine().getOut().flush();
  }
}
