package dev.baize.cli.command;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

public interface EngineOptions {

  /** Replaces options that have no meaning here, and adds others. */
  void adapt(CommandSpec command);

  /** {@return the option that was given and keeps the seed in files; empty if there is none} */
  default Optional<String> keepingSeed() {
    return Optional.empty();
  }
}
