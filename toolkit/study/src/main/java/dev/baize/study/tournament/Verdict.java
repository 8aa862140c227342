package dev.baize.study.tournament;

/** The state of a {@link SequentialTest}. */
public enum Verdict {

  /** More rounds are needed. */
  UNDECIDED,

  /** The first player is no stronger than {@link SequentialTest#elo0} says. */
  H0_ACCEPTED,

  /** The first player is at least as strong as {@link SequentialTest#elo1} says. */
  H1_ACCEPTED
}
