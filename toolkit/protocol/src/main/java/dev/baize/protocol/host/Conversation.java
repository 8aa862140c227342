package dev.baize.protocol.host;

import dev.baize.core.text.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines that were sent to a player and received from it. */
final class Conversation {

  private static final int KEPT = 40;
  private static final int MAX_LENGTH = 4000;

  /** A line and who said it; made into text only if somebody looks. */
  private static final class Exchange {

    private final char by;
    private final byte[] line;

    Exchange(char by, byte[] line) {
      this.by = by;
      this.line = line;
    }

    String text() {
      String text = new String(line, StandardCharsets.UTF_8).stripTrailing();
      return by + " " + Excerpt.of(text, MAX_LENGTH);
    }
  }

  private final Deque<Exchange> lines = new ArrayDeque<>(KEPT);

  void sent(byte[] line) {
    add(new Exchange('>', line));
  }

  void received(byte[] line) {
    add(new Exchange('<', line));
  }

  private void add(Exchange exchange) {
    if (lines.size() == KEPT) {
      lines.remove();
    }
    lines.add(exchange);
  }

  /** The lines in order, those sent after {@code >}, those received after {@code <}. */
  List<String> lines() {
    return lines.stream().map(Exchange::text).toList();
  }
}
