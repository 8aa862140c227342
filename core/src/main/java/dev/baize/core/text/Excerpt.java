package dev.baize.core.text;

/** Shortens and escapes any text for a message of one line. */
public final class Excerpt {

  private static final int QUOTED = 60;

  private Excerpt() {}

  /**
   * {@return the first 60 characters of a text, escaped as by {@link #of}, in double quotes}
   *
   * @param text of any length and content
   */
  public static String quote(String text) {
    return '"' + of(text, QUOTED) + '"';
  }

  /**
   * {@return the beginning of a text} The rest is replaced by an ellipsis, and control characters,
   * line ends and unpaired surrogates are escaped as {@code \}{@code uXXXX}.
   *
   * @param text of any length and content
   * @param most the maximum number of its characters ({@code char} values) to show
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
