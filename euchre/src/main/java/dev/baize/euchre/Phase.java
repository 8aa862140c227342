package dev.baize.euchre;

/** What the seat to act is asked: the questions of the specification. */
public enum Phase {
  /** Making, round one: order up the suit of the upcard, or pass. */
  ROUND_ONE,
  /** Making, round two: order up another suit, or pass unless dealer. */
  ROUND_TWO,
  /** The dealer has picked the upcard up and puts one of six cards away. */
  DISCARD,
  /** The first card of a trick. */
  LEAD,
  /** A card to a trick that was led to. */
  FOLLOW,
  /** One side has the points that win the game, or the only hand was played. */
  OVER
}
