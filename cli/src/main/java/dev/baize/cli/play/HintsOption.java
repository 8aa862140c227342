package dev.baize.cli.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the player that is asked for hints. */
final class HintsOption {

  /** What it is called. */
  static final String NAME = "--hints";

  @Option(
      names = HintsOption.NAME,
      paramLabel = "NAME",
      description = {
        "The player that hint asks, as \"baize players\" lists them; with settings as in "
            + "Master:samples=200.",
        "The strongest by default."
      })
  private @Nullable String player;

  HintsOption() {}

  /** The player that was named; empty for the strongest. */
  Optional<String> player() {
    return Optional.ofNullable(player);
  }
}
