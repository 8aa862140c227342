package dev.baize.protocol.process;

import dev.baize.core.player.PlayerFailedException;
import java.util.List;
import java.util.Optional;

/** The other end of a connection to a player. Used by one thread at a time, except for closing. */
public interface Peer {

  /**
   * Sends a line when the next one is received, or at the end. Never waits.
   *
   * @param line with its end
   */
  void send(byte[] line);

  /**
   * {@return the next line, without its end}
   *
   * @param limit the time for it, and for sending what is left to be sent; empty if there is none
   * @throws PlayerFailedException if there is no line in that time, or none at all
   */
  byte[] receive(Optional<Limit> limit);

  /** {@return the last lines that it wrote for people} */
  List<String> errorOutput();

  /**
   * Sends what is left to be sent and a last line, and ends the conversation. Any thread may call
   * this: if another one is about to send or receive, it ends at once.
   *
   * @param goodbye with its end
   */
  void close(byte[] goodbye);

  /** Ends the conversation at once. Any thread may call this. */
  void kill();
}
