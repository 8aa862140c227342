package dev.baize.core.text;

import java.util.Arrays;

/**
 * Measures text in columns of a terminal: two for wide East Asian characters and pictographs, none
 * for characters that are invisible or combine with their neighbours, one for all others.
 */
public final class TextWidth {

  /**
   * First and last of each range of wide code points, ascending: W and F in EastAsianWidth.txt of
   * Unicode 14. Unassigned code points between two ranges, and in the planes of Han, count as wide.
   */
  private static final int[] WIDE = {
    0x1100, 0x115f, 0x231a, 0x231b, 0x2329, 0x232a, 0x23e9, 0x23ec, 0x23f0, 0x23f0, 0x23f3, 0x23f3,
    0x25fd, 0x25fe, 0x2614, 0x2615, 0x2648, 0x2653, 0x267f, 0x267f, 0x2693, 0x2693, 0x26a1, 0x26a1,
    0x26aa, 0x26ab, 0x26bd, 0x26be, 0x26c4, 0x26c5, 0x26ce, 0x26ce, 0x26d4, 0x26d4, 0x26ea, 0x26ea,
    0x26f2, 0x26f3, 0x26f5, 0x26f5, 0x26fa, 0x26fa, 0x26fd, 0x26fd, 0x2705, 0x2705, 0x270a, 0x270b,
    0x2728, 0x2728, 0x274c, 0x274c, 0x274e, 0x274e, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27b0, 0x27b0, 0x27bf, 0x27bf, 0x2b1b, 0x2b1c, 0x2b50, 0x2b50, 0x2b55, 0x2b55, 0x2e80, 0x303e,
    0x3041, 0x3247, 0x3250, 0x4dbf, 0x4e00, 0xa4c6, 0xa960, 0xa97c, 0xac00, 0xd7a3, 0xf900, 0xfad9,
    0xfe10, 0xfe19, 0xfe30, 0xfe6b, 0xff01, 0xff60, 0xffe0, 0xffe6, 0x16fe0, 0x1b2fb, 0x1f004,
    0x1f004, 0x1f0cf, 0x1f0cf, 0x1f18e, 0x1f18e, 0x1f191, 0x1f19a, 0x1f200, 0x1f320, 0x1f32d,
    0x1f335, 0x1f337, 0x1f37c, 0x1f37e, 0x1f393, 0x1f3a0, 0x1f3ca, 0x1f3cf, 0x1f3d3, 0x1f3e0,
    0x1f3f0, 0x1f3f4, 0x1f3f4, 0x1f3f8, 0x1f43e, 0x1f440, 0x1f440, 0x1f442, 0x1f4fc, 0x1f4ff,
    0x1f53d, 0x1f54b, 0x1f54e, 0x1f550, 0x1f567, 0x1f57a, 0x1f57a, 0x1f595, 0x1f596, 0x1f5a4,
    0x1f5a4, 0x1f5fb, 0x1f64f, 0x1f680, 0x1f6c5, 0x1f6cc, 0x1f6cc, 0x1f6d0, 0x1f6d2, 0x1f6d5,
    0x1f6df, 0x1f6eb, 0x1f6ec, 0x1f6f4, 0x1f6fc, 0x1f7e0, 0x1f7f0, 0x1f90c, 0x1f93a, 0x1f93c,
    0x1f945, 0x1f947, 0x1f9ff, 0x1fa70, 0x1faf6, 0x20000, 0x3fffd
  };

  /** The zero width space; most format characters before it are visible. */
  private static final int FIRST_INVISIBLE = 0x200b;

  /** The first Hangul vowel or final consonant, which combine into the syllable before them. */
  private static final int FIRST_VOWEL = 0x1160;

  private static final int LAST_CONSONANT = 0x11ff;

  private TextWidth() {}

  /** {@return the columns that a text takes, which is one line} */
  public static int of(String text) {
    int columns = 0;
    for (int at = 0; at < text.length(); ) {
      int code = text.codePointAt(at);
      columns += width(code);
      at += Character.charCount(code);
    }
    return columns;
  }

  /** {@return a text with spaces after it, up to a width, no less than that of the text} */
  public static String padEnd(String text, int columns) {
    return text + " ".repeat(columns - of(text));
  }

  /** {@return a text with spaces before it, up to a width, no less than that of the text} */
  public static String padStart(String text, int columns) {
    return " ".repeat(columns - of(text)) + text;
  }

  /** {@return the length of the longest prefix that fits, with its combining marks} */
  public static int fitting(String text, int columns) {
    int used = 0;
    int end = 0;
    while (end < text.length()) {
      int code = text.codePointAt(end);
      used += width(code);
      if (used > columns) {
        return end;
      }
      end += Character.charCount(code);
    }
    return end;
  }

  private static int width(int code) {
    if (hasNoWidth(code)) {
      return 0;
    }
    if (code < WIDE[0]) {
      return 1;
    }
    // A wide one is an end of a range, or its insertion point is between the two ends of one.
    int index = Arrays.binarySearch(WIDE, code);
    return index >= 0 || -(index + 1) % 2 != 0 ? 2 : 1;
  }

  private static boolean hasNoWidth(int code) {
    return switch (Character.getType(code)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.CONTROL -> true;
      case Character.FORMAT -> code >= FIRST_INVISIBLE;
      default -> code >= FIRST_VOWEL && code <= LAST_CONSONANT;
    };
  }
}
