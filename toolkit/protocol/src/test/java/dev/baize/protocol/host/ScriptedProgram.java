package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/**
 * A program at the other end of two streams, which answers each line with bytes before it looks at
 * the next; its lines end when it has nothing more to say. Runs on the thread of the referee.
 */
final class ScriptedProgram {

  private final Function<Line, byte[]> answers;
  private final ByteArrayOutputStream received = new ByteArrayOutputStream();
  private final Deque<String> unanswered = new ArrayDeque<>();
  private final List<String> lines = new ArrayList<>();
  private byte[] said = {};
  private int position;

  ScriptedProgram(Function<Line, byte[]> answers) {
    this.answers = answers;
  }

  /** The lines that the program was sent. */
  List<String> lines() {
    return lines;
  }

  OutputStream input() {
    return new OutputStream() {
      @Override
      public void write(int next) {
        if (next == '\n') {
          lines.add(received.toString(UTF_8));
          unanswered.add(received.toString(UTF_8));
          received.reset();
        } else {
          received.write(next);
        }
      }
    };
  }

  InputStream output() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        while (position == said.length) {
          if (unanswered.isEmpty()) {
            return -1;
          }
          said = answers.apply(new Line(Json.parse(unanswered.remove().getBytes(UTF_8))));
          position = 0;
        }
        return said[position++] & 0xff;
      }

      /** What it has said by now, without waiting for more. */
      @Override
      public int read(byte[] to, int offset, int length) throws IOException {
        int next = read();
        if (next < 0) {
          return -1;
        }
        to[offset] = (byte) next;
        int count = 1;
        while (count < length && position < said.length) {
          to[offset + count++] = said[position++];
        }
        return count;
      }
    };
  }
}
