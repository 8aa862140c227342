package dev.baize.beans.kernel;

/** The steps of a turn, in their order. */
public final class Step {

  /** Each card that the other player left in the trade area is chained or discarded. */
  public static final int LEFT = 0;

  /** The front card of the hand is played; nothing is asked unless a chain must be sold. */
  public static final int PLAY = 1;

  /** The new front card of the hand may be played as well. */
  public static final int AGAIN = 2;

  /** One card of the hand may be discarded. */
  public static final int DISCARD = 3;

  /** Each card of the trade area is chained, or left for the other player. */
  public static final int DRAWN = 4;

  public static final int OVER = 5;

  private Step() {}
}
