package dev.baize.protocol.process;

import dev.baize.core.player.PlayerFailedException;
import java.util.List;
import java.util.Optional;

/** The other end of a conversation, with a player. Used by one thread at a time. */
public interface Peer {

  /**
   * Sends a line, at the latest when the next one is received. If it is not read, this may wait
   * until there is room for it.
   *
   * @param line with its end
   */
  void send(byte[] line);

  /**
   * {@return the next line, without its end}
   *
   * @param limit the time for it; empty if there is none
   * @throws PlayerFailedException if there is no line in that time, or none at all
   */
  byte[] receive(Optional<Limit> limit);

  /** {@return the last lines that it wrote for people} */
  List<String> errorOutput();

  /** Sends what is left to be sent, and ends the conversation. */
  void close();

  /** Ends the conversation at once. Any thread may call this. */
  void kill();
}
