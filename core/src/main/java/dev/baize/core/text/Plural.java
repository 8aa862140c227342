package dev.baize.core.text;

/** Counts things in English. */
public final class Plural {

  private Plural() {}

  /** {@return a count with its noun, such as {@code 1 card}, {@code 3 cards}} */
  public static String of(long number, String one) {
    return number == 1 ? "1 " + one : number + " " + one + "s";
  }
}
