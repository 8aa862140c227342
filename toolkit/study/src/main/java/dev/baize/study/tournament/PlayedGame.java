package dev.baize.study.tournament;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.IllegalAnswerException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game of a tournament that is over, or was forfeited.
 *
 * @param round the number of the round
 * @param players the numbers of the players, by seat
 * @param decisions the texts of all decisions, in order
 * @param losers the numbers of the players that have forfeited it
 * @param failure why it was forfeited; empty if it was not
 */
public record PlayedGame(
    long round,
    List<Integer> players,
    List<String> decisions,
    Set<Integer> losers,
    Optional<Throwable> failure) {

  /**
   * Copies the lists.
   *
   * @param round 0 or more
   * @param players one for each seat
   * @param decisions texts of decisions
   * @param losers some of the players
   * @param failure what was thrown
   */
  public PlayedGame {
    players = List.copyOf(players);
    decisions = List.copyOf(decisions);
    losers = ImmutableSet.copyOf(losers);
    requireNonNull(failure);
  }

  /** {@return whether the loser has answered, but with nothing that it was allowed to decide} */
  public boolean isLostByIllegalAnswer() {
    return failure
        .filter(MatchStoppedException.class::isInstance)
        .map(MatchStoppedException.class::cast)
        .filter(stopped -> !stopped.isTooLong())
        .map(stopped -> isIllegalAnswer(stopped.getCause()))
        .orElse(false);
  }

  /** Who answers nothing (null) has thrown nothing. */
  private static boolean isIllegalAnswer(@Nullable Throwable cause) {
    return cause == null
        || cause instanceof IllegalDecisionException
        || cause instanceof IllegalAnswerException;
  }
}
