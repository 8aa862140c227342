package dev.baize.core.record;

import dev.baize.core.text.Excerpt;
import java.util.HexFormat;

/**
 * Escapes names so that they fit on one line of UTF-8: backslashes, line feeds, carriage returns
 * and unpaired surrogates are escaped, everything else is unchanged.
 */
final class NameEscaper {

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private NameEscaper() {}

  static String escape(String name) {
    StringBuilder text = new StringBuilder(name.length());
    name.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                default -> {
                  if (Character.getType(c) == Character.SURROGATE) {
                    text.append("\\u").append(HEX.toHexDigits((char) c));
                  } else {
                    text.appendCodePoint(c);
                  }
                }
              }
            });
    return text.toString();
  }

  static String unescape(String text) {
    StringBuilder name = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i++);
      if (c != '\\') {
        name.append(c);
        continue;
      }
      switch (i < text.length() ? text.charAt(i++) : ' ') {
        case '\\' -> name.append('\\');
        case 'n' -> name.append('\n');
        case 'r' -> name.append('\r');
        case 'u' -> {
          name.append(unit(text, i));
          i += 4;
        }
        default -> throw badEscape(text);
      }
    }
    if (!escape(name.toString()).equals(text)) {
      throw badEscape(text);
    }
    return name.toString();
  }

  private static char unit(String text, int from) {
    if (from + 4 > text.length()) {
      throw badEscape(text);
    }
    try {
      return (char) HexFormat.fromHexDigits(text, from, from + 4);
    } catch (NumberFormatException e) {
      throw badEscape(text);
    }
  }

  private static IllegalArgumentException badEscape(String text) {
    return new IllegalArgumentException(
        "name %s: a backslash begins one of \\\\, \\n, \\r, and \\u with the number of a surrogate"
            .formatted(Excerpt.quote(text)));
  }
}
