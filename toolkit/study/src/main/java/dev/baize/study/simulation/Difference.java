package dev.baize.study.simulation;

import com.google.common.base.Strings;
import dev.baize.core.text.Excerpt;

/** Shows where two long texts differ. */
final class Difference {

  private static final int MAX_SHOWN = 60;
  private static final int SHOWN_BEFORE = 20;

  private Difference() {}

  /** Both texts, quoted; if one is long, from shortly before the first difference. */
  static String between(Object one, Object two) {
    String first = one.toString();
    String second = two.toString();
    int same = Strings.commonPrefix(first, second).length();
    boolean isShort = first.length() <= MAX_SHOWN && second.length() <= MAX_SHOWN;
    int from = isShort ? 0 : Math.max(0, same - SHOWN_BEFORE);
    return quote(first, from) + " and " + quote(second, from);
  }

  private static String quote(String text, int from) {
    return '"' + (from == 0 ? "" : "…") + Excerpt.of(text.substring(from), MAX_SHOWN) + '"';
  }
}
