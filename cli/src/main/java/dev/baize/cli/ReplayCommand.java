package dev.baize.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Tells a recorded game again. */
@Command(name = "replay", description = "Print the transcript of a recorded game.")
final class ReplayCommand implements Callable<Integer> {

  private final Session session;

  @Parameters(paramLabel = "FILE", description = "The record of any game that is present.")
  private Path file;

  ReplayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    new Table(session).replay(file);
    return Status.OK;
  }
}
