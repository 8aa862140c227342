package dev.baize.cli.command;

import dev.baize.core.text.Printable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Quotes words for a shell. */
final class ShellWords {

  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  private ShellWords() {}

  /** A line that a shell splits into these words. */
  static String join(List<String> words) {
    return String.join(" ", words.stream().map(ShellWords::quote).toList());
  }

  private static String quote(String word) {
    if (!Printable.isLine(word)) {
      return spelledOut(word);
    }
    return PLAIN.matcher(word).matches() ? word : '\'' + word.replace("'", "'\\''") + '\'';
  }

  /**
   * In dollar-single-quotes, as bash, zsh and POSIX.1-2024 read them, with bytes as octal numbers.
   */
  private static String spelledOut(String word) {
    StringBuilder quoted = new StringBuilder("$'");
    word.codePoints()
        .mapToObj(Character::toString)
        .forEach(each -> quoted.append(isPlain(each) ? each : octal(each)));
    return quoted.append('\'').toString();
  }

  private static boolean isPlain(String character) {
    return Printable.isLine(character) && !character.equals("'") && !character.equals("\\");
  }

  private static String octal(String character) {
    StringBuilder bytes = new StringBuilder();
    for (byte each : character.getBytes(StandardCharsets.UTF_8)) {
      bytes.append(String.format(Locale.ROOT, "\\%03o", each & 0xff));
    }
    return bytes.toString();
  }
}
