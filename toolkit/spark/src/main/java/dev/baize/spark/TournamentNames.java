package dev.baize.spark;

import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.Tournament;
import java.io.Serializable;

/**
 * What a tournament is found by in any process that has the same games and players installed.
 *
 * @param names who plays what
 * @param onFailure what follows when a player fails
 * @param maxDecisions after how many decisions a game that has not ended fails
 * @param gauntlet whether only the first player meets the others
 */
record TournamentNames(StudyNames names, OnFailure onFailure, long maxDecisions, boolean gauntlet)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  static TournamentNames of(RegistrySource source, Tournament<?, ?, ?> tournament) {
    return new TournamentNames(
        StudyNames.of(source, tournament.study()),
        tournament.onFailure(),
        tournament.maxDecisions(),
        tournament.isGauntlet());
  }

  /**
   * The tournament, of what is installed here.
   *
   * @throws IllegalArgumentException if the game or a player is not
   */
  Tournament<?, ?, ?> tournament() {
    Tournament<?, ?, ?> all = names.tournament().onFailure(onFailure).maxDecisions(maxDecisions);
    return gauntlet ? all.gauntlet() : all;
  }

  /** What is played, for people, as {@link StudyNames} say it. */
  @Override
  public String toString() {
    return names.toString();
  }
}
