package dev.baize.protocol.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Drains the standard error of a player, so that it never has to wait, and keeps the end of it. */
final class ErrorOutput implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(ErrorOutput.class);

  private static final int MAX_LINE_LENGTH = 1 << 12;
  private static final int MAX_KEPT_CHARACTERS = 1 << 16;
  private static final int BUFFER = 1 << 16;

  private final String player;
  private final InputStream in;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /** The last lines that are not blank. Guarded by itself, like its length. */
  private final Deque<String> lines = new ArrayDeque<>();

  private int length;

  ErrorOutput(String player, InputStream in) {
    this.player = player;
    this.in = in;
  }

  /** The last lines that are not blank, 64 KiB at most. */
  List<String> lines() {
    synchronized (lines) {
      return List.copyOf(lines);
    }
  }

  @Override
  public void run() {
    byte[] buffer = new byte[BUFFER];
    try {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        add(buffer, read);
      }
    } catch (IOException e) {
      LOG.atDebug().addKeyValue("player", player).setCause(e).log("standard error not readable");
    }
    endLine();
  }

  private void add(byte[] bytes, int length) {
    int from = 0;
    int longest = MAX_LINE_LENGTH - line.size();
    for (int i = 0; i < length; i++) {
      boolean isEnd = bytes[i] == '\n';
      if (isEnd || i == longest) {
        line.write(bytes, from, i - from);
        endLine();
        from = isEnd ? i + 1 : i;
        longest = from + MAX_LINE_LENGTH;
      }
    }
    line.write(bytes, from, length - from);
  }

  private void endLine() {
    String text = line.toString(StandardCharsets.UTF_8).stripTrailing();
    line.reset();
    if (text.isEmpty()) {
      return;
    }
    LOG.atInfo().addKeyValue("player", player).addKeyValue("line", text).log("standard error");
    synchronized (lines) {
      lines.add(text);
      length += text.length();
      while (length > MAX_KEPT_CHARACTERS) {
        length -= lines.remove().length();
      }
    }
  }
}
