package dev.baize.cli.io;

import dev.baize.core.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

public final class ShellWords {

  private static final char NONE = 0;
  private static final char ESCAPE = '\\';
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  private ShellWords() {}

  /** {@return a line that a shell splits into these words} */
  public static String join(List<String> words) {
    return String.join(" ", words.stream().map(ShellWords::quote).toList());
  }

  /**
   * {@return the words of a line} White space separates words; single quotes, double quotes and
   * backslashes quote as in a shell, and nothing else has a meaning. Where backslashes separate the
   * folders of a path, they stand for themselves.
   */
  public static List<String> split(String line, char separator) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = NONE;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote == NONE && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
          inWord = false;
        }
        continue;
      }
      inWord = true;
      if (c == quote) {
        quote = NONE;
      } else if (quote == NONE && (c == '\'' || c == '"')) {
        quote = c;
      } else if (c == ESCAPE && separator != ESCAPE && escapes(line, i, quote)) {
        i++;
        word.append(line.charAt(i));
      } else {
        word.append(c);
      }
    }
    if (quote != NONE) {
      throw new IllegalArgumentException("a quote (" + quote + ") is not closed");
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }

  private static boolean escapes(String line, int backslash, char quote) {
    if (quote == '\'') {
      return false;
    }
    if (backslash + 1 == line.length()) {
      throw new IllegalArgumentException("nothing follows a backslash");
    }
    char next = line.charAt(backslash + 1);
    return quote == NONE || next == '"' || next == ESCAPE;
  }

  private static String quote(String word) {
    if (!Printable.isLine(word)) {
      // As bash and zsh read it, which know the escapes of Printable.
      return "$'" + Printable.line(word.replace("\\", "\\\\").replace("'", "\\'")) + '\'';
    }
    return PLAIN.matcher(word).matches() ? word : '\'' + word.replace("'", "'\\''") + '\'';
  }
}
