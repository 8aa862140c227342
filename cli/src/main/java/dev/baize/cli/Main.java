package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import java.util.Arrays;

public final class Main {

  /** The system property in which the launcher passes on the name that it was called by. */
  private static final String PROGRAM = "baize.program";

  private Main() {}

  public static void main(String[] args) {
    Terminal terminal = Terminal.standard();
    String program = System.getProperty(PROGRAM, Terminal.PROGRAM);
    CommandContext context = new CommandContext(terminal, program, null, null, System.getenv());
    context.end().install(terminal);
    context.end().exit(new Program(context).run(Arrays.asList(args)));
  }
}
