package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.RecordOption;
import dev.baize.core.random.Seed;
import dev.baize.terminal.Pace;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every new game at the table. */
final class PlayOptions {

  @Mixin private DealSeedOption seed;

  @Mixin private RecordOption record;

  @Option(
      names = "--pace",
      paramLabel = "PACE",
      description = {
        "How long the others' moves stay on the screen: slow, normal, fast, a number "
            + "of milliseconds, or key to wait for a key after each.",
        "At any pace, a key goes on at once; a letter or digit also begins your next "
            + "answer, unless a key is being waited for."
      })
  private Pace pace = Pace.NORMAL;

  @Mixin private PracticeOption practice;

  @Mixin private HintsOption hints;

  /** The seed that was given, or one drawn at random. */
  Seed seed(CommandContext context) {
    return seed.seed(context.command());
  }

  /** Where to write the record; null for nowhere. */
  @Nullable Path record() {
    return record.file();
  }

  /** The player that is to be asked for hints; empty for the strongest. */
  Optional<String> hints() {
    return hints.player();
  }

  PlaySettings settings() {
    return new PlaySettings(pace, practice.isGiven());
  }
}
