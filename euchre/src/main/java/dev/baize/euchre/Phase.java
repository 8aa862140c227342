package dev.baize.euchre;

import java.util.Locale;

/** What the seat to act is to decide. */
public enum Phase {
  /** Making, round one: order up the suit of the upcard, or pass. */
  ROUND_ONE,
  /** Making, round two: order up another suit, or pass unless the dealer must not. */
  ROUND_TWO,
  /** The dealer has picked up the upcard and discards one of six cards. */
  DISCARD,
  /** A defender may play alone. */
  DEFENCE,
  /** Leading to a trick. */
  LEAD,
  /** Playing to a trick that another seat led. */
  FOLLOW,
  /** The game is over: a side has the points to win, or a single hand has been played. */
  OVER;

  /** In views as named values. */
  final String text = name().toLowerCase(Locale.ROOT);

  /** By {@link dev.baize.euchre.kernel.Step}. */
  private static final Phase[] PHASES = values();

  static Phase of(int step) {
    return PHASES[step];
  }
}
