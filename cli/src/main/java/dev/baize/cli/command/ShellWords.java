package dev.baize.cli.command;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words as a shell wants them typed. */
final class ShellWords {

  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  private ShellWords() {}

  /** A line of which a shell makes these words again. */
  static String join(List<String> words) {
    return words.stream().map(ShellWords::quote).collect(Collectors.joining(" "));
  }

  private static String quote(String word) {
    return PLAIN.matcher(word).matches() ? word : '\'' + word.replace("'", "'\\''") + '\'';
  }
}
