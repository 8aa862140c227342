package dev.baize.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry point of the {@code baize} program. */
@Command(name = "baize", description = "Plays card games.", mixinStandardHelpOptions = true)
public final class Main implements Runnable {
  private Main() {}

  /**
   * Runs the program and exits with its status.
   *
   * @param args the words after the program's name
   */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
