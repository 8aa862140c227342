package dev.baize.euchre.kernel;

/** What the seat to act of a {@link Hand} is to decide, in the order of a hand. */
public final class Step {

  /** To order up the suit of the upcard, or to pass. */
  public static final int ROUND_ONE = 0;

  /** To order up another suit, or to pass. */
  public static final int ROUND_TWO = 1;

  /** To discard one of six cards, as the dealer. */
  public static final int DISCARD = 2;

  /** Whether to defend alone. */
  public static final int DEFENCE = 3;

  /** To lead to a trick. */
  public static final int LEAD = 4;

  /** To play to a trick that another seat led. */
  public static final int FOLLOW = 5;

  /** Nothing: the hand is over. */
  public static final int OVER = 6;

  private Step() {}
}
