package dev.baize.core.lines;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.core.text.WholeNumber;

/** Checks fields that files hold unescaped; {@link IllegalArgumentException} says what is wrong. */
public final class Fields {

  /** The maximum length of the name of a game, a player, a person or a measure. */
  public static final int MAX_NAME = 200;

  /** The maximum length of a sentence, such as the description of a player. */
  public static final int MAX_SENTENCE = 1_000;

  /** The maximum length of the text form of rules, and of a deal. */
  private static final int MAX_RULES = 10_000;

  private Fields() {}

  /** Requires a text of limited length. */
  public static String requireLength(String what, String text, int max) {
    if (text.length() > max) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s %s has %s characters; expected %s at most",
              what, Excerpt.quote(text), text.length(), max));
    }
    return text;
  }

  /** Requires the text form of rules: a line of limited length. */
  public static String requireRules(String text) {
    return requireLength("rules", requireLine("rules", text), MAX_RULES);
  }

  /** Requires {@linkplain Printable#isLine printable} text, at most {@link #MAX_NAME} long. */
  public static String requireName(String what, String text) {
    return requireLength(what, requirePrintable(what, text), MAX_NAME);
  }

  /** Requires a single line that UTF-8 can encode. */
  public static String requireLine(String what, String text) {
    return require(isLine(text), what, text, "one line of text");
  }

  private static boolean isLine(String text) {
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (c == '\n' || c == '\r' || Character.getType(c) == Character.SURROGATE) {
        return false;
      }
    }
    return true;
  }

  private static String require(boolean valid, String what, String text, String expected) {
    if (!valid) {
      throw new IllegalArgumentException(
          lenientFormat("%s %s: expected %s", what, Excerpt.quote(text), expected));
    }
    return text;
  }

  /** Requires the form of a deal, a trimmed line of limited length. */
  public static String requireDeal(String text) {
    return requireLength("deal", requireBare("deal", text), MAX_RULES);
  }

  /** Requires a line that is not empty, and trimmed, such as a decision or a note. */
  public static String requireBare(String what, String text) {
    requireLine(what, text);
    boolean isBare = !text.isEmpty() && text.equals(text.strip());
    return require(isBare, what, text, "text without white space around it");
  }

  /** Requires a sentence about something, such as {@code help}, that an owner has. */
  public static void requireSentence(String owner, String what, String text) {
    if (!Printable.isLine(text) || text.length() > MAX_SENTENCE) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: %s is one line of printable text, at most %s characters, but this is %s",
              owner, what, MAX_SENTENCE, Excerpt.quote(text)));
    }
  }

  /** Requires {@linkplain Printable#isLine printable} text. */
  public static String requirePrintable(String what, String text) {
    return require(Printable.isLine(text), what, text, "one line of printable text");
  }

  /** Requires a {@linkplain #isWord word} that is a {@linkplain #requireName name}. */
  public static String requireWord(String what, String text) {
    return require(isWord(requireName(what, text)), what, text, "one word");
  }

  /** {@return whether a text is not empty and has no white space} */
  public static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isWhitespace(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** {@return the whole number with a text, which must be its shortest form} */
  public static long requireNumber(String what, String text, long min, long max) {
    try {
      return WholeNumber.parseShortest(text, min, max);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(what + " " + e.getMessage(), e);
    }
  }
}
