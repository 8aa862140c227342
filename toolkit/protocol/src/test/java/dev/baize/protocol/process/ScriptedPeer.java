package dev.baize.protocol.process;

import dev.baize.protocol.line.LineInput;
import dev.baize.protocol.line.MalformedLineException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A player in this process, whose bytes are read as those of another one. When it has nothing more
 * to say, it has ended.
 */
public final class ScriptedPeer implements Peer {

  private final UnaryOperator<byte[]> player;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final LineInput lines = new LineInput(new Said());
  private final List<Limit> limits = new ArrayList<>();

  /**
   * A player.
   *
   * @param player what it says to each line, with its end; often nothing
   */
  public ScriptedPeer(UnaryOperator<byte[]> player) {
    this.player = player;
  }

  /** What was said and not read. */
  private final class Said extends InputStream {

    @Override
    public int read() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int read(byte[] to, int offset, int length) {
      byte[] all = said.toByteArray();
      said.reset();
      int read = new ByteArrayInputStream(all).read(to, offset, length);
      said.write(all, Math.max(read, 0), all.length - Math.max(read, 0));
      return read;
    }
  }

  @Override
  public void send(byte[] line) {
    said.writeBytes(player.apply(line));
  }

  @Override
  public byte[] receive(Optional<Limit> limit) {
    limit.ifPresent(limits::add);
    try {
      byte[] line = lines.read();
      if (line == null) {
        throw BotFailures.ended(0, "");
      }
      return line;
    } catch (MalformedLineException e) {
      throw BotFailures.tooLong(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The limits for its lines until now. */
  public List<Limit> limits() {
    return limits;
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
