package dev.baize.euchre.kernel;

/** What the seat to act of a {@link Hand} is to decide, each as the number of its {@code Phase}. */
public final class Step {

  public static final int ROUND_ONE = 0;
  public static final int ROUND_TWO = 1;
  public static final int DISCARD = 2;
  public static final int DEFENCE = 3;
  public static final int LEAD = 4;
  public static final int FOLLOW = 5;

  /** The hand is over. */
  public static final int OVER = 6;

  private Step() {}
}
