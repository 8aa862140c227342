package dev.baize.protocol.process;

import java.util.List;
import java.util.Optional;

/** The other end of a connection to a player. Used by one thread at a time, except for closing. */
public interface Peer {

  /** Sends a line when the next one is received, or at the end. Never waits. */
  void send(byte[] line);

  /** {@return the next line, without its end} */
  byte[] receive(Optional<Limit> limit);

  /** {@return the last lines that it wrote for people; none if they go to people directly} */
  default List<String> errorOutput() {
    return List.of();
  }

  /**
   * Sends what is left to be sent and a last line, and ends the conversation. Any thread may call
   * this: if another one is about to send or receive, it ends at once.
   */
  void close(byte[] goodbye);

  /** Ends the conversation at once. Any thread may call this. */
  void kill();
}
