package dev.baize.spark;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What a task reports.
 *
 * @param text the result of its games; null if one failed
 * @param failed the number of the game that failed; −1 if the executor cannot play at all
 * @param reason why; null if nothing failed
 */
record PartResult(@Nullable String text, long failed, @Nullable String reason)
    implements Serializable {

  /** Stands for all games. */
  static final long ALL = -1;

  static PartResult of(String text) {
    return new PartResult(text, ALL, null);
  }

  static PartResult failure(long game, String reason) {
    return new PartResult(null, game, reason);
  }
}
