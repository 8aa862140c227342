package dev.baize.cli.check;

import com.google.common.collect.Iterables;
import dev.baize.cli.command.LogOptions;
import dev.baize.cli.io.JavaCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs this program again in a child process, where hash tables have another iteration order and
 * nothing has been played before.
 */
public final class ChildProcess {

  /** The class that starts the program, by name because it leads to this one. */
  private static final String MAIN = "dev.baize.cli.Main";

  private final List<String> program;

  private ChildProcess(List<String> program) {
    this.program = program;
  }

  /** {@return a process like this one, which players have not changed yet} */
  public static ChildProcess likeThis() {
    return new ChildProcess(JavaCommand.of(MAIN, List.of(), List.of()));
  }

  /** Runs it. */
  public MatchDigests digests(List<String> words) throws IOException {
    List<String> command = new ArrayList<>(program);
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
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
    return MatchDigests.among(printed);
  }
}
