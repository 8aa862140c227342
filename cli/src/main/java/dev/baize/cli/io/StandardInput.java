package dev.baize.cli.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Standard input: bytes, or UTF-8 text as a stream of words that white space separates. It stays
 * open. Whatever fails is a {@link StreamException}, which words and lines throw unchecked.
 */
final class StandardInput extends FilterInputStream {

  /** Longer than any answer; the rest of a longer word is dropped. */
  private static final int MAX_LENGTH = 1000;

  private static final int LINE_END = '\n';

  private final Reader text = new InputStreamReader(this, StandardCharsets.UTF_8);

  /** Whether the last character read ended a line; true before the first. */
  private boolean atLineEnd = true;

  private boolean ended;

  StandardInput(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws StreamException {
    try {
      return super.read();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public int read(byte[] to, int offset, int length) throws StreamException {
    try {
      return super.read(to, offset, length);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private static StreamException failed(IOException cause) {
    return new StreamException(Terminal.INPUT_NAME, cause, ExitStatus.REFUSED);
  }

  @Override
  public void close() {
    // Standard input ends with the program.
  }

  boolean isEnded() {
    return ended;
  }

  Optional<String> nextWord() {
    StringBuilder word = new StringBuilder();
    for (int c = nextCharacter(); c >= 0; c = nextCharacter()) {
      if (!Character.isWhitespace(c)) {
        if (word.length() < MAX_LENGTH) {
          word.append((char) c);
        }
      } else if (!word.isEmpty()) {
        break;
      }
    }
    return word.isEmpty() ? Optional.empty() : Optional.of(word.toString());
  }

  /** The rest of the last word's line, without white space around it. */
  String restOfLine() {
    StringBuilder rest = new StringBuilder();
    while (!atLineEnd) {
      int c = nextCharacter();
      if (c >= 0 && rest.length() < MAX_LENGTH) {
        rest.append((char) c);
      }
    }
    return rest.toString().strip();
  }

  /** Skips the rest of the last word's line; the line after it, without white space around it. */
  String nextLine() {
    restOfLine();
    atLineEnd = false;
    return restOfLine();
  }

  private int nextCharacter() {
    int c;
    try {
      c = text.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ended |= c < 0;
    atLineEnd = c < 0 || c == LINE_END;
    return c;
  }
}
