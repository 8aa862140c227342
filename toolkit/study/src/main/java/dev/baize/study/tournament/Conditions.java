package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;

/**
 * The conditions under which all games of a tournament are played.
 *
 * @param seed of the tournament
 * @param onFailure what becomes of the tournament when a player fails, or a game does not end
 * @param maxDecisions the number of decisions after which a game that has not ended is stopped
 */
record Conditions<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules, Seed seed, OnFailure onFailure, long maxDecisions) {

  Conditions {
    requireNonNull(onFailure);
    checkArgument(maxDecisions >= 1, "%s decisions; expected 1 or more", maxDecisions);
  }
}
