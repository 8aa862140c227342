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
   * {@return the beginning of a text} The rest is replaced by an ellipsis, and what is not {@link
   * Printable} is escaped.
   *
   * @param text of any length and content
   * @param most the maximum number of its characters ({@code char} values) to show
   */
  public static String of(String text, int most) {
    if (text.length() <= most) {
      return Printable.line(text);
    }
    boolean splits =
        most > 0 && Character.isSurrogatePair(text.charAt(most - 1), text.charAt(most));
    return Printable.line(text.substring(0, splits ? most - 1 : most)) + '…';
  }
}
