package dev.baize.cli;

import java.util.Arrays;

/** The entry point of the {@code baize} program, which ends the process in the end. */
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
    Session session = new Session(terminal, System.getProperty(PROGRAM, Program.NAME));
    System.exit(new Program(session).run(Arrays.asList(args)));
  }

  /** Shows what was printed before the process was interrupted. */
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
