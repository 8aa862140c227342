package dev.baize.euchre.kernel;

/** The card that is winning a trick and the seat that played it, packed so that the higher wins. */
public final class WinningPlay {

  /** Lower than any. */
  public static final int NONE = 0;

  private WinningPlay() {}

  /**
   * {@return a card played by a seat}
   *
   * @param strength that of the card, as {@link TrumpOrder#strength} has it
   * @param seat the seat
   */
  public static int of(int strength, int seat) {
    return strength * Hand.SEATS + seat;
  }

  /**
   * {@return the strength of the card}
   *
   * @param play a play
   */
  public static int strength(int play) {
    return play / Hand.SEATS;
  }

  /**
   * {@return the seat that played it}
   *
   * @param play a play
   */
  public static int seat(int play) {
    return Hand.wrap(play);
  }
}
