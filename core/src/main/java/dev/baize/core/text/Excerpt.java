package dev.baize.core.text;

/** Makes text of any length and content fit to be shown in a message of one line. */
public final class Excerpt {

  private static final int QUOTED = 60;

  private Excerpt() {}

  /**
   * {@return the first 60 characters of a text as {@link #of} shows them, in double quotes}
   *
   * @param text of any length and content
   */
  public static String quote(String text) {
    return '"' + of(text, QUOTED) + '"';
  }

  /**
   * {@return the beginning of a text} An ellipsis takes the place of the rest, and control
   * characters, line ends and unpaired surrogates are shown as {@code \}{@code uXXXX}.
   *
   * @param text of any length and content
   * @param most how many of its characters ({@code char} values) are shown at most
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
