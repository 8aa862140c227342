package dev.baize.cli.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads UTF-8 text as a stream of words that white space separates. */
final class WordReader {

  /** Longer than any answer; the rest of a longer word is dropped. */
  private static final int LONGEST = 1000;

  private static final int LINE_END = '\n';

  private final Reader in;

  /** Whether the last character read ended a line; true before the first. */
  private boolean atLineEnd = true;

  private boolean ended;

  WordReader(InputStream bytes) {
    this.in = new InputStreamReader(bytes, StandardCharsets.UTF_8);
  }

  boolean isEnded() {
    return ended;
  }

  /** The next word; empty at the end of the input. */
  Optional<String> next() throws IOException {
    StringBuilder word = new StringBuilder();
    for (int c = read(); c >= 0; c = read()) {
      if (!Character.isWhitespace(c)) {
        if (word.length() < LONGEST) {
          word.append((char) c);
        }
      } else if (!word.isEmpty()) {
        break;
      }
    }
    return word.isEmpty() ? Optional.empty() : Optional.of(word.toString());
  }

  /** The rest of the last word's line, without white space around it. */
  String restOfLine() throws IOException {
    StringBuilder rest = new StringBuilder();
    while (!atLineEnd) {
      int c = read();
      if (c >= 0 && rest.length() < LONGEST) {
        rest.append((char) c);
      }
    }
    return rest.toString().strip();
  }

  /** Skips the rest of the last word's line; the line after it, without white space around it. */
  String nextLine() throws IOException {
    restOfLine();
    atLineEnd = false;
    return restOfLine();
  }

  private int read() throws IOException {
    int c = in.read();
    ended |= c < 0;
    atLineEnd = c < 0 || c == LINE_END;
    return c;
  }
}
