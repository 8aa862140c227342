package dev.baize.protocol.process;

import com.google.common.collect.Iterables;
import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.line.MalformedLineException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A player that is a process of the operating system. */
public final class BotProcess implements Peer {

  private static final Logger LOG = LoggerFactory.getLogger(BotProcess.class);

  /** The time that a process has to end by itself. */
  private static final Duration GRACE = Duration.ofMillis(500);

  private final String player;
  private final String program;
  private final ProcessTree tree;
  private final Process process;
  private final LinePipes pipes;
  private final ErrorOutput errors;
  private final Thread draining;
  private final Duration grace;
  private final Deadline deadline = new Deadline(this::kill);

  /** Held by whoever sends or receives. */
  private final ReentrantLock conversation = new ReentrantLock();

  private volatile boolean hasSentTooMuch;
  private boolean hasSpoken;
  private boolean hasClosedInput;

  private BotProcess(String player, String program, ProcessTree tree, Duration grace) {
    this.player = player;
    this.program = program;
    this.tree = tree;
    this.grace = grace;
    this.process = tree.root();
    this.pipes = new LinePipes(process, this::sentTooMuch);
    this.errors = new ErrorOutput(player, process.getErrorStream());
    this.draining = LinePipes.daemon(errors, "baize-errors-of-" + player);
    RunningBots.add(tree);
    // Processes that the program started may outlive it and keep its output open. Unless they are
    // killed, reading that output never ends.
    var unused =
        process.onExit().thenRun(() -> LinePipes.daemon(this::kill, "baize-end-of-" + player));
  }

  /** The process of a program that is started; throws if it cannot be. */
  public static BotProcess start(String player, List<String> words) {
    return start(player, words, GRACE);
  }

  static BotProcess start(String player, List<String> words, Duration grace) {
    try {
      ProcessTree tree = ProcessTree.start(OwnSession.of(words));
      LOG.atDebug()
          .addKeyValue("player", player)
          .addKeyValue("process", tree.root().pid())
          .log("player started");
      return new BotProcess(player, words.get(0), tree, grace);
    } catch (IOException e) {
      throw BotFailures.notStarted(words.get(0), String.valueOf(e.getMessage()));
    }
  }

  @Override
  public void send(byte[] line) {
    conversation.lock();
    try {
      pipes.add(line);
    } finally {
      conversation.unlock();
    }
  }

  @Override
  public byte[] receive(Optional<Limit> limit) {
    conversation.lock();
    try {
      limit.ifPresent(each -> deadline.set(each.time()));
      byte[] line = next();
      if (limit.isPresent() && !deadline.cancel()) {
        throw BotFailures.late(limit.get());
      }
      if (line == null) {
        throw ended();
      }
      hasSpoken = true;
      return line;
    } finally {
      conversation.unlock();
    }
  }

  private byte @Nullable [] next() {
    try {
      pipes.sendIfNeeded();
    } catch (IOException e) {
      sendingFailed(e);
    }
    try {
      return hasSentTooMuch ? null : pipes.receive();
    } catch (MalformedLineException e) {
      deadline.cancel();
      throw BotFailures.tooLong(e);
    } catch (IOException e) {
      LOG.atDebug().addKeyValue("player", player).setCause(e).log("standard output not readable");
      return null;
    }
  }

  /**
   * It has closed its input: the next receive returns what it sent before, or reports that it has
   * ended.
   */
  private void sendingFailed(IOException cause) {
    LOG.atDebug().addKeyValue("player", player).setCause(cause).log("line not sent");
    hasClosedInput = !endsInTime();
    kill();
  }

  private void sentTooMuch() {
    hasSentTooMuch = true;
    kill();
  }

  private PlayerFailedException ended() {
    boolean hasClosedOutput = !hasClosedInput && !endsInTime();
    kill();
    Uninterruptibles.joinUninterruptibly(draining, grace);
    RunningBots.stayIfEnding();
    String lastLine = Iterables.getLast(errors.lines(), "");
    if (hasSentTooMuch) {
      return BotFailures.failure("sent more than 4 MiB without reading what it was sent", null);
    }
    if (hasClosedInput || hasClosedOutput) {
      return BotFailures.closed(hasClosedInput ? "input" : "output", lastLine);
    }
    Optional<String> reason = hasSpoken ? Optional.empty() : OwnSession.failure(lastLine);
    return reason
        .map(each -> BotFailures.notStarted(program, each))
        .orElseGet(() -> BotFailures.ended(process.exitValue(), lastLine));
  }

  private boolean endsInTime() {
    boolean interrupted = Thread.interrupted();
    try {
      return process.waitFor(grace.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      interrupted = true;
      return !process.isAlive();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public List<String> errorOutput() {
    return errors.lines();
  }

  @Override
  public void close(byte[] goodbye) {
    if (conversation.tryLock()) {
      try {
        end(goodbye);
      } finally {
        conversation.unlock();
      }
    }
    kill();
  }

  private void end(byte[] goodbye) {
    deadline.set(grace);
    try {
      pipes.add(goodbye);
      pipes.end();
      process.waitFor(grace.toNanos(), TimeUnit.NANOSECONDS);
    } catch (IOException e) {
      LOG.atDebug().addKeyValue("player", player).setCause(e).log("line not sent");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    deadline.cancel();
  }

  /** Ends the process and all that it has started. */
  @Override
  public void kill() {
    tree.kill();
    RunningBots.remove(tree);
  }
}
