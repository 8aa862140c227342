package dev.baize.beans.kernel;

/** Where in a turn the table stands. */
public final class Step {

  /** A card was left by the other player: to chain or to discard it. */
  public static final int LEFT = 0;

  /** The front card of the hand is played; nothing is asked unless a chain must be sold. */
  public static final int PLAY = 1;

  /** Whether to play another card. */
  public static final int AGAIN = 2;

  /** Which card of the hand to discard, if any. */
  public static final int DISCARD = 3;

  /** A card was drawn into the trade area: to chain or to leave it. */
  public static final int DRAWN = 4;

  /** The game is over. */
  public static final int OVER = 5;

  private Step() {}
}
