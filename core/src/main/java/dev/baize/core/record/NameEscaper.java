package dev.baize.core.record;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;

/**
 * Escapes printable names by doubling each backslash, which leaves room for other escapes in later
 * versions of the format.
 */
final class NameEscaper {

  private static final String BACKSLASH = "\\";
  private static final String ESCAPED = BACKSLASH + BACKSLASH;

  private NameEscaper() {}

  static String escape(String name) {
    return name.replace(BACKSLASH, ESCAPED);
  }

  static String unescape(String text) {
    String name = text.replace(ESCAPED, BACKSLASH);
    if (!escape(name).equals(text)) {
      throw new IllegalArgumentException(
          lenientFormat("name %s: expected each backslash twice", Excerpt.quote(text)));
    }
    return name;
  }
}
