package dev.baize.study.tournament;

/**
 * What happens to a tournament when a player fails: when it cannot be created, throws, or returns
 * null or an illegal decision; or when a game {@linkplain Tournament#maxDecisions(long) does not
 * end}. No other player ever decides in its place.
 */
public enum OnFailure {
  /** The tournament ends with a {@link dev.baize.study.simulation.GameFailedException}. */
  STOP,

  /**
   * The player has lost the game, which is counted apart: see {@link TournamentResult#forfeits}. A
   * game that does not end is forfeited by all its players, so that it is drawn between them.
   * Failures of the game itself, and memory that is used up, still end the tournament, because
   * other players would be blamed for them.
   */
  FORFEIT
}
