package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import java.util.List;

/**
 * What a {@link Referee} hosts.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 * @param game the game
 * @param rules the rules of matches for which the program names none
 * @param players the names of players, possibly with settings, and {@link Referee#PROGRAM} for the
 *     program, in the order in which they sit down {@linkplain
 *     dev.baize.core.player.SeatContext#around around the table}
 * @param seed the seed from which matches derive theirs for which the program names none, as the
 *     games of a simulation do
 */
public record HostedGame<V extends View, D extends Decision, E extends Event>(
    GameProvider<V, D, E> game, Rules<V, D, E> rules, List<String> players, Seed seed) {

  /**
   * Copies the list.
   *
   * @param game the game
   * @param rules the rules of matches for which the program names none
   * @param players a number that divides the number of seats
   * @param seed the seed from which matches derive theirs for which the program names none
   */
  public HostedGame {
    requireNonNull(game);
    requireNonNull(rules);
    players = List.copyOf(players);
    requireNonNull(seed);
  }
}
