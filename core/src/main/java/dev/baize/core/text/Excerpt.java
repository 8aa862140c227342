package dev.baize.core.text;

/** Makes text of any length and content fit to be shown in a message of one line. */
public final class Excerpt {

  private static final int QUOTED = 60;

  private Excerpt() {}

  /** The first 60 characters of a text as {@link #of} shows them, in double quotes. */
  public static String quote(String text) {
    return '"' + of(text, QUOTED) + '"';
  }

  /**
   * A text with at most so many of its characters ({@code char} values), an ellipsis in place of
   * the rest, and control characters, line ends and unpaired surrogates as {@code \}{@code uXXXX}.
   */
  public static String of(String text, int most) {
    StringBuilder shown = new StringBuilder(Math.min(text.length(), most) + 1);
    int i = 0;
    while (i < text.length() && i + Character.charCount(text.codePointAt(i)) <= most) {
      int c = text.codePointAt(i);
      if (isShown(c)) {
        shown.appendCodePoint(c);
      } else {
        shown.append("\\u%04X".formatted(c));
      }
      i += Character.charCount(c);
    }
    return i < text.length() ? shown.append('…').toString() : shown.toString();
  }

  private static boolean isShown(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> true;
    };
  }
}
