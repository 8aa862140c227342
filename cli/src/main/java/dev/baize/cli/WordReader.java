package dev.baize.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads UTF-8 text as a stream of words, between white space. */
final class WordReader {

  /** No answer is this long; of a longer word only the beginning is kept. */
  private static final int LONGEST = 1000;

  private final Reader in;

  WordReader(InputStream bytes) {
    this.in = new InputStreamReader(bytes, StandardCharsets.UTF_8);
  }

  /** The next word; empty if there is none any more. */
  Optional<String> next() throws IOException {
    StringBuilder word = new StringBuilder();
    for (int c = in.read(); c >= 0; c = in.read()) {
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
}
