package dev.baize.protocol.process;

import com.google.common.collect.Iterables;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.line.LineInput;
import dev.baize.protocol.line.MalformedLineException;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A player that is a process of the operating system. */
public final class BotProcess implements Peer {

  private static final Logger LOG = LoggerFactory.getLogger(BotProcess.class);

  /** The time that a process has to end by itself, in milliseconds. */
  private static final long GRACE = 500;

  private static final int KILLED = 137;
  private static final int NOT_EXECUTABLE = 126;
  private static final int NOT_FOUND = 127;

  private static final File SHELL = new File("/bin/sh");

  /**
   * Ctrl-C at a terminal is for Baize, which may want to end its games in peace. Programs inherit
   * that a signal is ignored.
   */
  private static final String IGNORING_INTERRUPTS = "trap '' INT; exec \"$@\"";

  private static final Set<BotProcess> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> RUNNING.forEach(BotProcess::kill), "baize-bots-end"));
  }

  private final String player;
  private final String program;
  private final Process process;
  private final OutputStream out;
  private final LineInput in;
  private final ErrorOutput errors;
  private final Thread draining;
  private final Deadline deadline = new Deadline(this::kill);
  private boolean hasSpoken;

  private BotProcess(String player, String program, Process process) {
    this.player = player;
    this.program = program;
    this.process = process;
    this.out = new BufferedOutputStream(process.getOutputStream(), 1 << 14);
    this.in = new LineInput(process.getInputStream());
    this.errors = new ErrorOutput(player, process.getErrorStream());
    this.draining = new Thread(errors, "baize-errors-of-" + player);
    draining.setDaemon(true);
    draining.start();
    RUNNING.add(this);
  }

  /**
   * {@return the process of a program that was started}
   *
   * @param player the name of the player
   * @param words the program and its arguments
   * @throws PlayerFailedException if it cannot be started
   */
  public static BotProcess start(String player, List<String> words) {
    try {
      Process process = new ProcessBuilder(command(words)).start();
      LOG.atDebug()
          .addKeyValue("player", player)
          .addKeyValue("process", process.pid())
          .log("player started");
      return new BotProcess(player, words.get(0), process);
    } catch (IOException e) {
      throw BotFailures.notStarted(words.get(0), String.valueOf(e.getMessage()));
    }
  }

  private static List<String> command(List<String> words) {
    if (!SHELL.canExecute()) {
      return words;
    }
    List<String> command = new ArrayList<>();
    Collections.addAll(command, SHELL.getPath(), "-c", IGNORING_INTERRUPTS, "sh");
    command.addAll(words);
    return command;
  }

  @Override
  public void send(byte[] line) {
    try {
      out.write(line);
    } catch (IOException e) {
      sendingFailed(e);
    }
  }

  /** It has closed its input. What it has sent before, or its end, is received next. */
  private void sendingFailed(IOException cause) {
    LOG.atDebug().addKeyValue("player", player).setCause(cause).log("line not sent");
  }

  private void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      sendingFailed(e);
    }
  }

  @Override
  public byte[] receive(Optional<Limit> limit) {
    limit.ifPresent(each -> deadline.set(each.time()));
    byte[] line;
    try {
      if (!in.hasLine()) {
        flush();
      }
      line = in.read();
    } catch (MalformedLineException e) {
      throw BotFailures.tooLong(e);
    } catch (IOException e) {
      LOG.atDebug().addKeyValue("player", player).setCause(e).log("standard output not readable");
      line = null;
    }
    if (limit.isPresent() && !deadline.cancel()) {
      throw BotFailures.late(limit.get());
    }
    if (line == null) {
      throw ended(exitStatus());
    }
    hasSpoken = true;
    return line;
  }

  private PlayerFailedException ended(int status) {
    boolean shellFailed = status == NOT_EXECUTABLE || status == NOT_FOUND;
    String reason = Iterables.getLast(errors.lines(), "");
    return shellFailed && !hasSpoken
        ? BotFailures.notStarted(program, reason.substring(reason.lastIndexOf(": ") + 1).strip())
        : BotFailures.ended(status, reason);
  }

  /** The exit status of a process that has closed its output, once it has ended. */
  private int exitStatus() {
    try {
      if (!process.waitFor(GRACE, TimeUnit.MILLISECONDS)) {
        kill();
      }
      draining.join(GRACE);
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
    return process.isAlive() ? KILLED : process.exitValue();
  }

  @Override
  public List<String> errorOutput() {
    return errors.lines();
  }

  @Override
  public void close() {
    deadline.set(Duration.ofMillis(GRACE));
    try {
      out.close();
      process.waitFor(GRACE, TimeUnit.MILLISECONDS);
    } catch (IOException e) {
      sendingFailed(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    deadline.cancel();
    kill();
  }

  /** Ends the process and its children. */
  @Override
  public void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    RUNNING.remove(this);
  }
}
