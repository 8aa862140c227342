package dev.baize.cli.command;

import picocli.CommandLine.Parameters;

/** The first argument of a command that plays a game of any kind: which game. */
public final class GameArgument {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "One that \"baize players\" lists.")
  private String game;

  /** {@return the name of the game, as typed} */
  public String name() {
    return game;
  }
}
