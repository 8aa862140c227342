package dev.baize.core.table;

/**
 * The width of text in a terminal: two columns for wide East Asian characters and pictographs, none
 * for combining marks and controls, one for all others. The ranges are those of Unicode's
 * EastAsianWidth.txt, with close ranges merged.
 */
final class DisplayWidth {

  /** First and last of each range of wide code points, ascending. */
  private static final int[] WIDE = {
    0x1100, 0x115f, 0x2329, 0x232a, 0x2e80, 0x303e, 0x3040, 0xa4cf, 0xac00, 0xd7a3, 0xf900, 0xfaff,
    0xfe10, 0xfe19, 0xfe30, 0xfe6f, 0xff00, 0xff60, 0xffe0, 0xffe6, 0x1f300, 0x1f64f, 0x1f900,
    0x1f9ff, 0x20000, 0x2fffd, 0x30000, 0x3fffd
  };

  private DisplayWidth() {}

  static int of(String text) {
    return text.codePoints().map(DisplayWidth::width).sum();
  }

  /**
   * The length of the longest prefix that fits, in whole code points with their combining marks.
   */
  static int fitting(String text, int columns) {
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
    for (int i = 0; i < WIDE.length; i += 2) {
      if (code >= WIDE[i] && code <= WIDE[i + 1]) {
        return 2;
      }
    }
    return 1;
  }

  private static boolean hasNoWidth(int code) {
    return switch (Character.getType(code)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.CONTROL -> true;
      default -> false;
    };
  }
}
