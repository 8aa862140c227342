package dev.baize.cli.play;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

final class JudgeOption {

  @Option(
      names = "--judge",
      paramLabel = "PLAYER",
      description =
          "Whose advice is taken, such as Master:samples=5000, or Thinker for any game; by default"
              + " the strongest player of the game.")
  private @Nullable String judge;

  /** The player with its settings; null for the strongest. */
  @Nullable String get() {
    return judge;
  }
}
