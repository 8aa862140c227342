package dev.baize.euchre;

/** The cards played in a hand, in order, five bits each: twelve in one long, eight in another. */
final class PlayLog {

  private static final int BITS = 5;
  private static final int IN_FIRST = 12;

  private PlayLog() {}

  /** What playing a card adds to the first long; nothing from the thirteenth card on. */
  static long first(int index, int card) {
    return index < IN_FIRST ? (long) card << (BITS * index) : 0;
  }

  /** What playing a card adds to the later long; nothing up to the twelfth card. */
  static long later(int index, int card) {
    return index < IN_FIRST ? 0 : (long) card << (BITS * (index - IN_FIRST));
  }

  /** The card played at an index, 0 to 19. */
  static int card(long first, long later, int index) {
    long shifted =
        index < IN_FIRST ? first >>> (BITS * index) : later >>> (BITS * (index - IN_FIRST));
    return (int) shifted & ((1 << BITS) - 1);
  }
}
