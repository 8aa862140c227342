package dev.baize.cli.play;

import dev.baize.cli.command.Count;
import picocli.CommandLine.Option;

/** The options of a server of tables. */
final class ServeOptions {

  private static final int MAX_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of the address; by default, one that is free.")
  private Count port = new Count(0);

  @Option(names = "--no-open", description = "Print the address only; open no browser.")
  boolean unopened;

  @Option(names = PlayGameCommand.NO_RECORD, description = "Do not keep the games that are begun.")
  boolean unrecorded;

  /** The port; 0 for any that is free. */
  int port() {
    return port.value() == 0 ? 0 : (int) port.require("--port", MAX_PORT);
  }
}
