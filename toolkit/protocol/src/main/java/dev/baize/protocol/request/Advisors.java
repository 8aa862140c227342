package dev.baize.protocol.request;

import static java.util.Objects.requireNonNullElse;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.call.PlayerCall;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Lets players evaluate decisions in positions that they have not played. */
final class Advisors<V extends View, D extends Decision, E extends Event> {

  private final GameProvider<V, D, E> game;
  private final Registry players;

  Advisors(GameProvider<V, D, E> game, Registry players) {
    this.game = game;
    this.players = players;
  }

  /**
   * The advice of a player in a position, as if it had sat there from the beginning.
   *
   * @param player its name and possibly its settings
   * @param position one in which a seat is to decide
   * @throws IllegalArgumentException if there is no such player, or it does not give advice
   * @throws PlayerFailedException if it fails; the message names it
   */
  Advice<D> advice(String player, RequestedPosition<V, D, E> position) {
    PlayerProvider<V, D, E> provider = players.player(game, player);
    try {
      return advice(provider, position);
    } catch (PlayerFailedException e) {
      throw new PlayerFailedException(provider.name() + ' ' + e.getMessage(), e);
    }
  }

  private Advice<D> advice(PlayerProvider<V, D, E> provider, RequestedPosition<V, D, E> position) {
    Seat seat = position.game().toAct();
    Seed seed = position.match().record().header().seed();
    Player<V, D, E> player =
        PlayerCall.create(provider, SeatContext.of(seed, seat).with(position.rules()));
    Advisor<V, D> advisor = advisor(provider, player);
    Match<V, D, E> match = watched(player, position);
    V view = match.view(seat);
    return PlayerCall.ask(() -> advisor.advise(view));
  }

  /** The match, whose past the player has observed. */
  private Match<V, D, E> watched(Player<V, D, E> player, RequestedPosition<V, D, E> position) {
    try {
      Match<V, D, E> match =
          position.match().seat(players, at -> Optional.empty(), table(player, position)).resume();
      match.deliverEvents();
      return match;
    } catch (MatchStoppedException e) {
      throw new PlayerFailedException(
          "observed the match and threw " + requireNonNullElse(e.getCause(), e), e);
    }
  }

  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  private static <V extends View, D extends Decision> Advisor<V, D> advisor(
      PlayerProvider<V, D, ?> provider, Player<V, D, ?> player) {
    if (player instanceof Advisor<?, ?>) {
      return (Advisor<V, D>) player;
    }
    throw new IllegalArgumentException(provider.name() + " values no decisions");
  }

  /** The player, among others that are never asked. */
  private Map<Seat, Player<V, D, E>> table(
      Player<V, D, E> player, RequestedPosition<V, D, E> position) {
    Map<Seat, Player<V, D, E>> table = new HashMap<>();
    for (int i = 0; i < position.rules().seats(); i++) {
      table.put(
          Seat.of(i),
          view -> {
            throw new IllegalStateException("nobody is asked for a decision");
          });
    }
    table.put(position.game().toAct(), player);
    return table;
  }
}
