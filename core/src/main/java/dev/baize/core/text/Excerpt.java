package dev.baize.core.text;

/** Shortens and escapes any text for a message of one line. */
public final class Excerpt {

  private static final int QUOTED = 60;

  private Excerpt() {}

  /** {@return the first 60 characters of a text, escaped as by {@link #of}, in double quotes} */
  public static String quote(String text) {
    return '"' + of(text, QUOTED) + '"';
  }

  /** {@return a text, escaped by {@link Printable#line}, of which an ellipsis replaces the rest} */
  public static String of(String text, int max) {
    if (text.length() <= max) {
      return Printable.line(text);
    }
    return Printable.line(text.substring(0, boundary(text, max))) + '…';
  }

  /** {@return the beginning and the end of a text, escaped, with an ellipsis between them} */
  public static String ofEnds(String text, int max) {
    if (text.length() <= max) {
      return Printable.line(text);
    }
    int end = boundary(text, text.length() - max / 2);
    return of(text, max - max / 2) + Printable.line(text.substring(end));
  }

  /** An index, or the one before it if it would split a surrogate pair. */
  private static int boundary(String text, int index) {
    boolean splits =
        index > 0
            && index < text.length()
            && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
    return splits ? index - 1 : index;
  }
}
