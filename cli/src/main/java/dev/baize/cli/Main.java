package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import java.util.Arrays;

/** The entry point of the {@code baize} program. */
public final class Main {

  /** The system property in which the launcher hands on the name that it was called by. */
  private static final String PROGRAM = "baize.program";

  private Main() {}

  /**
   * Runs the program and exits with its status.
   *
   * @param args the words after the program's name
   */
  public static void main(String[] args) {
    Terminal terminal = Terminal.standard();
    Runtime.getRuntime().addShutdownHook(new LastFlush(terminal));
    CommandContext context =
        new CommandContext(terminal, System.getProperty(PROGRAM, Terminal.PROGRAM));
    System.exit(new Program(context).run(Arrays.asList(args)));
  }

  /** Flushes standard output when the process is interrupted. */
  private static final class LastFlush extends Thread {

    private final Terminal terminal;

    LastFlush(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public void run() {
      terminal.flushUnlessStuck();
    }
  }
}
