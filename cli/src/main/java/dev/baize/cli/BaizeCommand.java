package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import picocli.CommandLine.Command;

@Command(
    name = Terminal.PROGRAM,
    description = "Play card games.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "To get started, watch a game, or play one:",
      "",
      "  baize euchre --demo",
      "  baize play euchre",
      "",
      "Called through a link named euchre, blackjack or beans, the program is that command."
    })
final class BaizeCommand extends ContextCommand {

  /** What ends the help of a program that has no table. */
  static final String[] WITHOUT_TABLE = {
    "", "To get started, measure a player:", "", "  baize simulate euchre Simple --games 1e6"
  };

  private final CommandContext context;

  BaizeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  protected CommandContext context() {
    return context;
  }

  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return ExitStatus.OK;
  }
}
