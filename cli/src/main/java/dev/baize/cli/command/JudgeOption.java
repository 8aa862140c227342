package dev.baize.cli.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

public final class JudgeOption {

  @Option(
      names = "--judge",
      paramLabel = "PLAYER",
      description =
          "Whose advice is taken, such as Master:samples=5000, or Thinker for any game; by default"
              + " the strongest player of the game.")
  private @Nullable String judge;

  /** The player with its settings; null for the strongest. */
  public @Nullable String get() {
    return judge;
  }
}
