package dev.baize.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Goes on with a recorded game. */
@Command(
    name = ResumeCommand.NAME,
    description = {
      "Print the transcript of a recorded game, then play on from where it stopped.",
      "What follows is added to the record."
    })
final class ResumeCommand implements Callable<Integer> {

  static final String NAME = "resume";

  private final Session session;

  @Parameters(paramLabel = "FILE", description = "The record; its players must be present.")
  private Path file;

  ResumeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    new Table(session).resume(file);
    return Status.OK;
  }
}
