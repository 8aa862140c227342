package dev.baize.core.match;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game, played by players. The same rules, players and seed play the same match, decision for
 * decision.
 *
 * <p>A match belongs to one thread. When a player or a listener throws, the match stands in a whole
 * position and may be played on: see {@link MatchStoppedException}.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class Match<V extends View, D extends Decision, E extends Event> {

  private final Game<V, D> game;
  private final List<Player<V, D, E>> players;
  private final List<Listener<? super D, ? super E>> listeners;
  private final boolean followed;
  private final @Nullable Broadcast<E> broadcast;

  /**
   * A match that nobody follows.
   *
   * @param rules the rules of the game
   * @param players one for each seat, in the order of the seats; one object may sit in several
   * @param seed decides the cards; players got their own when they were made
   * @throws IllegalArgumentException if there are more or fewer players than seats
   */
  public Match(Rules<V, D, E> rules, List<? extends Player<V, D, E>> players, Seed seed) {
    this(rules, players, seed, List.of());
  }

  /**
   * A match at its first decision; nobody has been asked or told anything yet.
   *
   * @param rules the rules of the game
   * @param players one for each seat, in the order of the seats; one object may sit in several
   * @param seed decides the cards; players got their own when they were made
   * @param listeners are told in this order, each after the players
   * @throws IllegalArgumentException if there are more or fewer players than seats
   */
  public Match(
      Rules<V, D, E> rules,
      List<? extends Player<V, D, E>> players,
      Seed seed,
      List<? extends Listener<? super D, ? super E>> listeners) {
    this(rules, players, seed, listeners, null);
  }

  /**
   * A match at its first decision that is measured.
   *
   * @param rules the rules of the game
   * @param players one for each seat, in the order of the seats; one object may sit in several
   * @param seed decides the cards; players got their own when they were made
   * @param listeners are told in this order, each after the players
   * @param tally takes what the rules {@linkplain Rules#measures measure}; null if nothing is to be
   * @throws IllegalArgumentException if there are more or fewer players than seats
   */
  public Match(
      Rules<V, D, E> rules,
      List<? extends Player<V, D, E>> players,
      Seed seed,
      List<? extends Listener<? super D, ? super E>> listeners,
      @Nullable Tally tally) {
    if (players.size() != rules.seats()) {
      throw new IllegalArgumentException(
          "%d players for %d seats".formatted(players.size(), rules.seats()));
    }
    this.players = List.copyOf(players);
    this.listeners = List.copyOf(listeners);
    this.followed = !listeners.isEmpty();
    this.broadcast = Broadcast.to(this.players, this.listeners);
    this.game = rules.start(seed, broadcast, tally);
  }

  /**
   * Plays on to the end.
   *
   * @return how the game ended
   * @throws MatchStoppedException if a player fails
   */
  public Outcome play() {
    play(Long.MAX_VALUE);
    return game.outcome();
  }

  /**
   * Plays one decision.
   *
   * @throws MatchStoppedException if a player fails
   * @throws IllegalStateException if the match is over
   */
  public void step() {
    game.toAct();
    play(1);
  }

  /** The loop, in one method so that the just-in-time compiler sees it whole. */
  private void play(long most) {
    tell();
    for (long n = 0; n < most && !game.isOver(); n++) {
      Seat seat = game.toAct();
      V view = game.view(seat);
      D decision;
      try {
        decision = players.get(seat.index()).decide(view);
      } catch (Exception | AssertionError | LinkageError | StackOverflowError e) {
        throw stopped(seat, "threw " + e, e);
      }
      if (decision == null) {
        throw stopped(seat, "answered nothing (null)", null);
      }
      if (followed) {
        announce(seat, decision);
      }
      try {
        game.apply(decision);
      } catch (IllegalDecisionException e) {
        throw stopped(seat, "answered \"" + decision.text() + "\", which is against the rules", e);
      }
      tell();
    }
  }

  /** Tells of a decision before it is carried out, if it is to be. */
  private void announce(Seat seat, D decision) {
    if (game.isLegal(decision)) {
      for (Listener<? super D, ? super E> listener : listeners) {
        listener.decided(seat, decision);
      }
    }
  }

  /**
   * Carries out a decision that was made earlier: the player is not asked and {@link
   * Listener#decided} is not called, but everybody hears what happens.
   *
   * @param decision what the seat to act decided
   * @throws IllegalDecisionException if it is against the rules; the match is unchanged
   * @throws IllegalStateException if the match is over
   * @throws MatchStoppedException if a player fails when told
   */
  public void replay(D decision) {
    tell();
    game.apply(decision);
    tell();
  }

  /** {@return whether the game has ended} */
  public boolean isOver() {
    return game.isOver();
  }

  /**
   * {@return how many decisions were made, by all seats together: the {@linkplain View#turn turn}}
   */
  public long turn() {
    return game.view(Seat.of(0)).turn();
  }

  /** {@return a copy of the game as it stands} */
  public Game<V, D> game() {
    return game.copy();
  }

  /**
   * Tells players and listeners what has happened, as {@link #step} does before it asks, so that
   * the table can be shown before the first decision. Nothing is told twice.
   *
   * @throws MatchStoppedException if a player fails when told
   */
  public void tell() {
    if (broadcast != null) {
      broadcast.deliver(game);
    }
  }

  private MatchStoppedException stopped(Seat seat, String failure, @Nullable Throwable cause) {
    return new MatchStoppedException(
        players.get(seat.index()).name(), seat, game.position(), failure, cause);
  }
}
