package dev.baize.protocol.process;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A process that is waited for as long as it takes to get ready, and to end by itself, however busy
 * the machine is. Limits for decisions hold.
 */
public final class AwaitedPeer implements Peer {

  /** Time enough for a process that ends by itself. */
  static final Duration FOREVER = Duration.ofDays(1);

  private final BotProcess process;

  private AwaitedPeer(BotProcess process) {
    this.process = process;
  }

  /** Starts a process that ends by itself when its conversation has ended. */
  public static AwaitedPeer start(String player, List<String> words) {
    return new AwaitedPeer(BotProcess.start(player, words, FOREVER));
  }

  /** Starts a process that goes on when its conversation has ended, until it is killed. */
  public static AwaitedPeer startEndless(String player, List<String> words) {
    return new AwaitedPeer(BotProcess.start(player, words));
  }

  @Override
  public void send(byte[] line) {
    process.send(line);
  }

  @Override
  public byte[] receive(Optional<Limit> limit) {
    return process.receive(limit.filter(each -> each.equals(Limit.ofDecision(each.time()))));
  }

  @Override
  public List<String> errorOutput() {
    return process.errorOutput();
  }

  @Override
  public void close(byte[] goodbye) {
    process.close(goodbye);
  }

  @Override
  public void kill() {
    process.kill();
  }
}
