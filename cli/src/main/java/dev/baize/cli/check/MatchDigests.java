package dev.baize.cli.check;

import com.google.common.collect.Iterables;
import com.google.common.hash.Hashing;
import dev.baize.cli.command.LogOptions;
import dev.baize.cli.io.JavaCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Digests of the decisions made in matches, by which two processes compare what they played: 32
 * hexadecimal digits for each match, which change with any decision.
 */
record MatchDigests(List<String> lines) {

  /** The class that starts the program, by name because it leads to this one. */
  private static final String MAIN = "dev.baize.cli.Main";

  private static final Pattern LINE = Pattern.compile("[0-9a-f]{32}");

  static MatchDigests of(List<List<String>> matches) {
    return new MatchDigests(
        matches.stream()
            .map(decisions -> String.join("\n", decisions))
            .map(text -> Hashing.murmur3_128().hashString(text, StandardCharsets.UTF_8).toString())
            .toList());
  }

  /**
   * The digests that a command prints in another process, where hash tables have another iteration
   * order and nothing has been played before. If it fails, the message says how, on one line.
   */
  static MatchDigests ofAnotherProcess(List<String> words) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(JavaCommand.of(MAIN, List.of(), words)).redirectErrorStream(true);
    builder.environment().remove(LogOptions.LEVEL);
    Process process = builder.start();
    process.getOutputStream().close();
    List<String> printed;
    try (var out = process.inputReader(StandardCharsets.UTF_8)) {
      printed = out.lines().toList();
    }
    // Not interrupted by a player, as waitFor would be.
    int status = process.onExit().join().exitValue();
    if (status != 0) {
      String last = printed.isEmpty() ? "" : ": " + Iterables.getLast(printed);
      throw new IOException("another process ends with status " + status + last);
    }
    return among(printed);
  }

  static MatchDigests among(List<String> printed) {
    return new MatchDigests(printed.stream().filter(LINE.asMatchPredicate()).toList());
  }

  /** The number of the first match with different digests, or with one alone; -1 for none. */
  int firstDifference(MatchDigests others) {
    return Arrays.mismatch(lines.toArray(), others.lines.toArray());
  }
}
