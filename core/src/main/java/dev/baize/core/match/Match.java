package dev.baize.core.match;

import static java.util.Objects.requireNonNull;

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
import dev.baize.core.player.RemotePlayer;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One game, played by players: the same rules, players and seed give the same decisions.
 *
 * <p>A match is not thread-safe. When a player or a listener throws, the match is left in a
 * consistent position and can be continued: see {@link MatchStoppedException}.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Match<V extends View, D extends Decision, E extends Event> {

  private static final int NOBODY = -1;

  private final Game<V, D> game;
  private final List<Player<V, D, E>> players;
  private final List<Listener<? super D, ? super E>> listeners;
  private final Blame blame;
  private final boolean followed;
  private final @Nullable Broadcast<E> broadcast;
  private long turn;
  private boolean finished;

  /** Whether the player to act is a remote one that was asked. */
  private boolean asked;

  /** The index of the seat whose player is deciding; {@link #NOBODY} while no player is. */
  private int deciding = NOBODY;

  private Match(Builder<V, D, E> builder) {
    this.players = builder.players;
    this.listeners = List.copyOf(builder.listeners);
    this.blame = new Blame(players, builder.names);
    this.followed = !listeners.isEmpty();
    this.broadcast = Broadcast.to(players, blame, listeners);
    this.game = builder.rules.start(builder.seed, builder.deals, broadcast, builder.tally);
  }

  /**
   * {@return a match without listeners, as a {@link #builder} builds it}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param rules the rules of the game
   * @param players one for each seat, in the order of the seats
   * @param seed of the cards
   */
  public static <V extends View, D extends Decision, E extends Event> Match<V, D, E> of(
      Rules<V, D, E> rules, List<? extends Player<V, D, E>> players, Seed seed) {
    return builder(rules, players, seed).build();
  }

  /**
   * {@return a builder of a match with listeners or a tally}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param rules the rules of the game
   * @param players one for each seat, in the order of the seats; one object may have several seats
   * @param seed of the cards; players are given their own seeds when they are created
   */
  public static <V extends View, D extends Decision, E extends Event> Builder<V, D, E> builder(
      Rules<V, D, E> rules, List<? extends Player<V, D, E>> players, Seed seed) {
    return new Builder<>(rules, players, seed);
  }

  /**
   * {@return the seed of one of many matches: {@code seed.derive("game").derive(number)}, in this
   * version and every later one}
   *
   * @param seed the seed of all of them, such as that of a simulation
   * @param number the number of the match, from 0
   */
  public static Seed seedOf(Seed seed, long number) {
    return seed.derive("game").derive(number);
  }

  /** {@return how the game ended, after playing to the end} */
  public Outcome play() {
    return play(Long.MAX_VALUE);
  }

  /**
   * {@return how the game ended, after playing to the end} Some games never reach it: if all
   * players pass in every hand, for instance.
   *
   * @param maxDecisions the number of decisions of all seats after which the match is stopped
   * @throws MatchStoppedException if a player fails, or the match is {@linkplain
   *     MatchStoppedException#isTooLong too long}
   */
  public Outcome play(long maxDecisions) {
    decide(Long.MAX_VALUE, maxDecisions);
    return game.outcome();
  }

  /** Plays one decision. */
  public void step() {
    game.toAct();
    decide(1, Long.MAX_VALUE);
  }

  /**
   * {@return how the game ended; empty if a {@linkplain RemotePlayer remote player} has been asked,
   * whose answer the next call waits for} So a thread can play several matches, of which none waits
   * for the answers to the others. Too long a match is stopped as in {@link #play(long)}.
   *
   * @param maxDecisions the number of decisions after which a match that has not ended is stopped
   */
  public Optional<Outcome> advance(long maxDecisions) {
    int answers = asked ? 1 : 0;
    asked = false;
    decide(answers, maxDecisions);
    long untilAsking = hasRemotePlayer() ? 1 : Long.MAX_VALUE;
    while (!game.isOver()) {
      if (turn >= maxDecisions) {
        throw blame.tooLong(turn, game);
      }
      Seat seat = game.toAct();
      if (players.get(seat.index()) instanceof RemotePlayer<V, D, E> remote) {
        ask(remote, seat);
        return Optional.empty();
      }
      decide(untilAsking, maxDecisions);
    }
    return Optional.of(game.outcome());
  }

  private boolean hasRemotePlayer() {
    for (Player<V, D, E> player : players) {
      if (player instanceof RemotePlayer<V, D, E>) {
        return true;
      }
    }
    return false;
  }

  /** Asks the player to act. From then on, it is deciding. */
  private void ask(RemotePlayer<V, D, E> player, Seat seat) {
    V view = game.view(seat);
    deciding = seat.index();
    try {
      player.ask(view);
    } catch (Throwable e) {
      throw blame.threw(seat, game, e);
    }
    asked = true;
  }

  /** The loop, in one method so that the just-in-time compiler optimises it as a whole. */
  private void decide(long number, long maxDecisions) {
    deciding = NOBODY;
    deliverEvents();
    for (long n = 0; n < number && !game.isOver(); n++) {
      if (turn >= maxDecisions) {
        throw blame.tooLong(turn, game);
      }
      Seat seat = game.toAct();
      V view = game.view(seat);
      D decision;
      deciding = seat.index();
      try {
        decision = players.get(deciding).decide(view);
      } catch (Throwable e) {
        throw blame.threw(seat, game, e);
      }
      deciding = NOBODY;
      if (decision == null) {
        throw blame.stopped(seat, game, "answered nothing (null)", null);
      }
      if (followed) {
        announce(seat, decision);
      }
      try {
        game.apply(decision);
      } catch (IllegalDecisionException | ClassCastException e) {
        throw blame.refused(seat, game, decision, e);
      }
      turn++;
      deliverEvents();
    }
    finish();
  }

  /** Tells the players once how the game has ended, if it has. */
  private void finish() {
    if (!finished && game.isOver()) {
      finished = true;
      Outcome outcome = game.outcome();
      for (int i = 0; i < players.size(); i++) {
        try {
          players.get(i).ended(outcome);
        } catch (Throwable e) {
          throw blame.stopped(Seat.of(i), game, "was told of the end and threw " + e, e);
        }
      }
    }
  }

  /** Notifies listeners of a decision that is about to be applied, if it is legal. */
  private void announce(Seat seat, D decision) {
    boolean isLegal;
    try {
      isLegal = game.isLegal(decision);
    } catch (ClassCastException e) {
      throw blame.refused(seat, game, decision, e);
    }
    if (isLegal) {
      for (Listener<? super D, ? super E> listener : listeners) {
        listener.decided(seat, decision);
      }
    }
  }

  /**
   * Applies a decision that was made earlier: the player is not asked and {@link Listener#decided}
   * is not called, but events are delivered as usual.
   *
   * @param decision the decision of the seat to act
   * @throws IllegalDecisionException if it is against the rules; the match is unchanged
   */
  public void replay(D decision) {
    deciding = NOBODY;
    deliverEvents();
    game.apply(decision);
    turn++;
    deliverEvents();
    finish();
  }

  /** {@return whether the game has ended} */
  public boolean isOver() {
    return game.isOver();
  }

  /** {@return the number of decisions made so far, by all seats together: the {@link View#turn}} */
  public long turn() {
    return turn;
  }

  /** {@return the {@linkplain Game#hand number of the hand} in progress, or of the last one} */
  public long hand() {
    return game.hand();
  }

  /** {@return the seat that decides next} */
  public Seat toAct() {
    return game.toAct();
  }

  /**
   * {@return the seat whose player is deciding or observing an event; empty while no player is} For
   * other threads, to find out which player hangs. The game, which may hang, is not asked.
   */
  public Optional<Seat> waitingFor() {
    int seat = deciding;
    if (seat != NOBODY) {
      return Optional.of(Seat.of(seat));
    }
    return broadcast == null ? Optional.empty() : broadcast.observing();
  }

  /**
   * {@return a seat's view of the current position, whoever is to act; also after the end}
   *
   * @param seat any seat of the table
   */
  public V view(Seat seat) {
    return game.view(seat);
  }

  /** {@return the legal decisions of the seat to act, as {@link Game#legal} lists them} */
  public List<D> legal() {
    return game.legal();
  }

  /** {@return a copy of the game as it stands, hidden cards included} */
  public Game<V, D> snapshot() {
    return game.copy();
  }

  /**
   * Delivers the events that have happened to players and listeners, as {@link #step} does before
   * it asks, so that the deal can be shown before the first decision. No event is delivered twice.
   */
  public void deliverEvents() {
    if (broadcast != null) {
      broadcast.deliver(game);
    }
  }

  /**
   * Builds a match; obtained from {@link Match#builder}.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  public static final class Builder<V extends View, D extends Decision, E extends Event> {

    private final Rules<V, D, E> rules;
    private final List<Player<V, D, E>> players;
    private final Seed seed;
    private final List<Listener<? super D, ? super E>> listeners = new ArrayList<>();
    private List<String> names = List.of();
    private List<String> deals = List.of();
    private @Nullable Tally tally;

    private Builder(Rules<V, D, E> rules, List<? extends Player<V, D, E>> players, Seed seed) {
      this.seed = requireNonNull(seed);
      requireSame(players.size(), "player", rules.seats(), "seat");
      this.rules = rules;
      this.players = List.copyOf(players);
    }

    /**
     * Adds a listener.
     *
     * @param listener is notified after those added before it, and after the players
     * @return this builder
     */
    public Builder<V, D, E> listener(Listener<? super D, ? super E> listener) {
      listeners.add(requireNonNull(listener));
      return this;
    }

    /**
     * Names the players in messages.
     *
     * @param registered instead of the players' {@linkplain Player#name own}, in seat order
     * @return this builder
     */
    public Builder<V, D, E> names(List<String> registered) {
      requireSame(registered.size(), "name", players.size(), "player");
      this.names = List.copyOf(registered);
      return this;
    }

    /**
     * Gives the cards of the first hands.
     *
     * @param given as in {@link Rules#start(Seed, List, java.util.function.Consumer, Tally)}
     * @return this builder
     */
    public Builder<V, D, E> deals(List<String> given) {
      this.deals = List.copyOf(given);
      return this;
    }

    private static void requireSame(int number, String what, int expected, String of) {
      if (number != expected) {
        throw new IllegalArgumentException(
            Plural.of(number, what) + " for " + Plural.of(expected, of));
      }
    }

    /**
     * Enables measuring.
     *
     * @param sink receives what the rules {@linkplain Rules#measures measure}
     * @return this builder
     */
    public Builder<V, D, E> tally(Tally sink) {
      this.tally = requireNonNull(sink);
      return this;
    }

    /** {@return a match at its first decision; no player has been asked or notified yet} */
    public Match<V, D, E> build() {
      return new Match<>(this);
    }
  }
}
