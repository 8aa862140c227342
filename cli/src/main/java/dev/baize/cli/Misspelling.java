package dev.baize.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a person probably meant: one that begins so, or differs in few letters. */
final class Misspelling {

  /** One letter in so many may be wrong, and one at least. */
  private static final int LETTERS_PER_SLIP = 3;

  private Misspelling() {}

  /**
   * The most similar name; empty if none is similar.
   *
   * @param typed a name, with its value after an equals sign if it has one
   * @param known all names
   */
  static Optional<String> likely(String typed, Collection<String> known) {
    String name = bare(typed);
    return known.stream()
        .filter(each -> isSimilar(name, bare(each)))
        .min(Comparator.comparingInt(each -> distance(name, bare(each))));
  }

  /** Without hyphens in front and value behind, in lower case. */
  private static String bare(String option) {
    return option.split("=", 2)[0].replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
  }

  private static boolean isSimilar(String typed, String known) {
    int slips = Math.max(1, typed.length() / LETTERS_PER_SLIP);
    return !typed.isEmpty() && (known.startsWith(typed) || distance(typed, known) <= slips);
  }

  /** Levenshtein's: how many letters must be put in, left out or replaced. */
  private static int distance(String one, String two) {
    int[] before = new int[two.length() + 1];
    for (int j = 0; j < before.length; j++) {
      before[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] now = new int[before.length];
      now[0] = i;
      for (int j = 1; j < now.length; j++) {
        int replaced = before[j - 1] + (one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1);
        now[j] = Math.min(replaced, 1 + Math.min(before[j], now[j - 1]));
      }
      before = now;
    }
    return before[two.length()];
  }
}
