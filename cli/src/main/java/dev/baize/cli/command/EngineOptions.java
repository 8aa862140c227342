package dev.baize.cli.command;

import picocli.CommandLine.Model.CommandSpec;

/** The options of a {@link StudyEngine}. */
public interface EngineOptions {

  /**
   * Replaces options of a command that have no meaning here, and adds others.
   *
   * @param command one that plays a simulation or a tournament
   */
  void adapt(CommandSpec command);
}
