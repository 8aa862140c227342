package dev.baize.protocol.host;

import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import java.util.List;
import java.util.Optional;

/** A peer that takes all lines and says nothing. */
final class SilentPeer implements Peer {

  @Override
  public void send(byte[] line) {}

  @Override
  public byte[] receive(Optional<Limit> limit) {
    throw new AssertionError("it is not asked");
  }

  @Override
  public List<String> errorOutput() {
    return List.of();
  }

  @Override
  public void close(byte[] goodbye) {}

  @Override
  public void kill() {}
}
