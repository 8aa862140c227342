package dev.baize.spark;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * What a task reports.
 *
 * @param text the result of its games; null if one failed
 * @param failed the number of the game that failed; −1 if the executor cannot play at all
 * @param reason why; null if nothing failed
 */
record PartResult(@Nullable String text, long failed, @Nullable String reason) {

  /** Stands for all games. */
  static final long ALL = -1;

  static PartResult of(String text) {
    return new PartResult(text, ALL, null);
  }

  static PartResult failure(long game, String reason) {
    return new PartResult(null, game, reason);
  }

  /** The report as Spark carries it: not as a record, which its Kryo serializer cannot write. */
  @Nullable String[] carried() {
    return new @Nullable String[] {text, String.valueOf(failed), reason};
  }

  /** A report that Spark has carried. */
  static PartResult of(@Nullable String[] carried) {
    return new PartResult(carried[0], Long.parseLong(requireNonNull(carried[1])), carried[2]);
  }
}
