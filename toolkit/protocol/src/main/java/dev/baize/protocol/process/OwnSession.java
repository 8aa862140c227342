package dev.baize.protocol.process;

import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Runs a program such that Ctrl-C at a terminal does not reach it, so that Baize can handle the
 * signal and let games end: in a session of its own by {@code setsid}, or else with SIGINT ignored,
 * which some programs undo.
 */
final class OwnSession {

  private static final File SHELL = new File("/bin/sh");

  /** What the shell calls itself. */
  private static final String NAME = "baize-bot";

  private static final String SCRIPT =
      "trap '' INT; command -v setsid >/dev/null 2>&1 &&"
          + " exec setsid /bin/sh -c 'exec \"$@\"' \"$0\" \"$@\"; exec \"$@\"";

  private OwnSession() {}

  /** The command that runs a program there. */
  static List<String> of(List<String> words) {
    if (!SHELL.canExecute()) {
      return words;
    }
    List<String> command = new ArrayList<>();
    Collections.addAll(command, SHELL.getPath(), "-c", SCRIPT, NAME);
    command.addAll(words);
    return command;
  }

  /** Why the shell could not run a program; empty if a line of standard error does not say so. */
  static Optional<String> failure(String line) {
    return line.startsWith(NAME + ": ")
        ? Optional.of(line.substring(line.lastIndexOf(": ") + 2).strip())
        : Optional.empty();
  }
}
