package dev.baize.protocol.process;

import com.google.common.primitives.Bytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A process and all that it has started. Where Linux shows the environment of processes, those are
 * found by a variable that they inherit, even after they have left their parents.
 */
final class ProcessTree {

  private static final String VARIABLE = "BAIZE_PLAYER";

  /** How often to look for processes that were started while others were killed. */
  private static final int ROUNDS = 200;

  private final String mark;
  private final Process root;
  private boolean ended;

  private ProcessTree(String mark, Process root) {
    this.mark = mark;
    this.root = root;
  }

  static ProcessTree start(List<String> words) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words);
    String mark = UUID.randomUUID().toString();
    builder.environment().put(VARIABLE, mark);
    return new ProcessTree(mark, builder.start());
  }

  Process root() {
    return root;
  }

  /** Ends them all, at once. What they have written can still be read. */
  synchronized void kill() {
    if (ended) {
      return;
    }
    killAll(root::descendants);
    // The process itself would close its streams.
    root.toHandle().destroyForcibly();
    killAll(this::marked);
    ended = true;
  }

  private static void killAll(Supplier<Stream<ProcessHandle>> search) {
    Set<ProcessHandle> killed = new HashSet<>();
    for (int round = 0; round < ROUNDS; round++) {
      List<ProcessHandle> found = search.get().filter(killed::add).toList();
      if (found.isEmpty()) {
        return;
      }
      found.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private Stream<ProcessHandle> marked() {
    byte[] entry = (VARIABLE + '=' + mark).getBytes(StandardCharsets.US_ASCII);
    return ProcessHandle.allProcesses()
        .filter(process -> Bytes.indexOf(environment(process.pid()), entry) >= 0);
  }

  /** The environment of a process; empty if it has ended, or belongs to another user. */
  private static byte[] environment(long process) {
    try {
      return Files.readAllBytes(Path.of("/proc", Long.toString(process), "environ"));
    } catch (IOException e) {
      return new byte[0];
    }
  }
}
