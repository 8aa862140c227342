package dev.baize.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the name that a person probably meant: one that begins with the typed letters, or differs
 * in few.
 */
final class Misspelling {

  /** One letter in this many may be wrong, and always at least one. */
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

  /**
   * The optimal string alignment distance of Damerau and Levenshtein: the number of insertions,
   * deletions, substitutions and transpositions of adjacent letters, with no letter edited twice.
   */
  private static int distance(String one, String two) {
    int[][] edits = new int[one.length() + 1][two.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= two.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : edits(edits, one, i, two, j);
      }
    }
    return edits[one.length()][two.length()];
  }

  private static int edits(int[][] edits, String one, int i, String two, int j) {
    boolean same = one.charAt(i - 1) == two.charAt(j - 1);
    int least = edits[i - 1][j - 1] + (same ? 0 : 1);
    least = Math.min(least, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
    if (i > 1
        && j > 1
        && one.charAt(i - 1) == two.charAt(j - 2)
        && one.charAt(i - 2) == two.charAt(j - 1)) {
      least = Math.min(least, 1 + edits[i - 2][j - 2]);
    }
    return least;
  }
}
