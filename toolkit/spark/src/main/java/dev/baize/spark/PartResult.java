package dev.baize.spark;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a task reports.
 *
 * @param text the result of its games; null if one failed
 * @param failed the number of the game that failed; −1 if the executor cannot play at all
 * @param seats the names of the players of that game, by seat; none if the executor cannot play
 * @param reason why; null if nothing failed
 */
record PartResult(@Nullable String text, long failed, List<String> seats, @Nullable String reason) {

  /** Stands for all games. */
  static final long ALL = -1;

  static PartResult of(String text) {
    return new PartResult(text, ALL, List.of(), null);
  }

  static PartResult failure(long game, List<String> seats, String reason) {
    return new PartResult(null, game, seats, reason);
  }

  /** The report as Spark carries it: not as a record, which its Kryo serializer cannot write. */
  @Nullable String[] carried() {
    return Stream.concat(Stream.of(text, String.valueOf(failed), reason), seats.stream())
        .toArray(String[]::new);
  }

  /** A report that Spark has carried. */
  static PartResult of(@Nullable String[] carried) {
    long failed = Long.parseLong(requireNonNull(carried[1]));
    List<String> seats = Arrays.stream(carried).skip(3).map(Objects::requireNonNull).toList();
    return new PartResult(carried[0], failed, seats, carried[2]);
  }
}
