package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match with the players under test in some seats; the others decide at random, always the same
 * for the same seed, seat and turn.
 */
final class SampleMatch<V extends View, D extends Decision, E extends Event> {

  private final Seed seed;
  private final Match<V, D, E> match;
  private final List<D> decisions = new ArrayList<>();

  SampleMatch(
      Rules<V, D, E> rules,
      Function<? super SeatContext, ? extends Player<V, D, E>> players,
      Seed seed,
      List<Seat> tested) {
    this.seed = seed;
    List<Player<V, D, E>> seated = new ArrayList<>();
    for (int i = 0; i < rules.seats(); i++) {
      Seat seat = Seat.of(i);
      seated.add(
          tested.contains(seat)
              ? players.apply(SeatContext.of(seed, seat).with(rules))
              : this::decideRandomly);
    }
    this.match = Match.builder(rules, seated, seed).listener(new DecisionRecorder()).build();
  }

  private final class DecisionRecorder implements Listener<D, E> {

    @Override
    public void decided(Seat seat, D decision) {
      decisions.add(decision);
    }
  }

  private D decideRandomly(V view) {
    List<D> legal = match.legal();
    return legal.get(SeatContext.of(seed, view.seat()).random(view).nextInt(legal.size()));
  }

  /** Replays decisions of an equal match. */
  void replay(List<D> made) {
    for (D decision : made) {
      match.replay(decision);
      decisions.add(decision);
    }
  }

  /** Plays to the end or the bound; returns the exception if a player failed. */
  Optional<MatchStoppedException> play(int maxDecisions) {
    try {
      while (!match.isOver() && decisions.size() < maxDecisions) {
        match.step();
      }
      return Optional.empty();
    } catch (MatchStoppedException e) {
      return Optional.of(e);
    }
  }

  boolean isOver() {
    return match.isOver();
  }

  /** The decisions of all seats so far. */
  List<D> decisions() {
    return decisions;
  }
}
