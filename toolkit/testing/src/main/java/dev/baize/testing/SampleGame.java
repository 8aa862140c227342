package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game of random legal decisions, played once, which can be replayed. */
final class SampleGame<V extends View, D extends Decision, E extends Event> {

  private final String name;
  private final Rules<V, D, E> rules;
  private final String rulesText;
  private final Seed seed;
  private final int maxDecisions;
  private final List<D> decisions = new ArrayList<>();
  private final Set<D> seen = new LinkedHashSet<>();
  private final BitSet checkpoints;

  /** Plays until the game is over or stuck, or the bound is reached. */
  SampleGame(String name, Rules<V, D, E> rules, Seed seed, int maxDecisions) {
    this.name = name;
    this.rules = rules;
    this.rulesText = rules.text();
    this.seed = seed;
    this.maxDecisions = maxDecisions;
    RandomGenerator choices = random("choices");
    Game<V, D> game = start(null);
    try {
      while (decisions.size() < maxDecisions && !game.isOver()) {
        List<D> legal = game.legal();
        if (legal.isEmpty()) {
          break;
        }
        seen.addAll(legal);
        decisions.add(legal.get(choices.nextInt(legal.size())));
        game.apply(decisions.get(decisions.size() - 1));
      }
    } catch (RuntimeException e) {
      throw history(decisions.size()).unexpected(e);
    }
    this.checkpoints = Samples.checkpoints(seed, decisions.size());
  }

  Rules<V, D, E> rules() {
    return rules;
  }

  Seed seed() {
    return seed;
  }

  List<D> decisions() {
    return decisions;
  }

  /** All decisions that were legal at any point of the game. */
  Set<D> seen() {
    return seen;
  }

  /** Throws unless the game is over at the end of the sample. */
  void requireTermination() {
    Game<V, D> game = start(null);
    visit(game, here -> {});
    history(decisions.size())
        .require(
            game.isOver(),
            "random legal play ends",
            "the end of the game within " + maxDecisions + " decisions",
            game.position());
  }

  /** Randomness for the checks, independent of the game's. */
  RandomGenerator random(String purpose) {
    return seed.derive("contract").derive(purpose).generator();
  }

  /** Starts the game, with or without a listener. */
  Game<V, D> start(@Nullable Consumer<? super E> events) {
    return start(rules, events);
  }

  /** Starts the game under rules that may differ from those it was played with. */
  Game<V, D> start(Rules<V, D, E> under, @Nullable Consumer<? super E> events) {
    try {
      return under.start(seed, events);
    } catch (RuntimeException e) {
      throw history(0).unexpected(e);
    }
  }

  /** The game after a number of decisions, without a listener. */
  Game<V, D> after(int turn) {
    Game<V, D> game = start(null);
    decisions.subList(0, turn).forEach(game::apply);
    return game;
  }

  /**
   * Visits every position from the start to the end, applying the sample's decisions in between.
   *
   * @param game a game at its start; it is at the end of the sample afterwards
   */
  void visit(Game<V, D> game, Consumer<History> look) {
    for (int turn = 0; turn <= decisions.size(); turn++) {
      History here = history(turn);
      try {
        look.accept(here);
        playOn(here, game);
      } catch (RuntimeException e) {
        throw here.unexpected(e);
      }
    }
  }

  /**
   * Visits the positions of two games at once, which must be the same.
   *
   * @param promise what is broken where they are not
   */
  void visitBoth(String promise, Game<V, D> game, Game<V, D> other, Consumer<History> look) {
    visit(
        game,
        here -> {
          here.requireSame(promise, snapshot(other), snapshot(game));
          look.accept(here);
          playOn(here, other);
        });
  }

  /** Applies the decision that was made here, unless the sample ends here. */
  void playOn(History here, Game<V, D> game) {
    if (here.turn() < decisions.size()) {
      game.apply(decisions.get(here.turn()));
    }
  }

  /** Applies random legal decisions until the game is over; running out of them is a violation. */
  void playOut(History here, Game<V, D> game, RandomGenerator random) {
    for (int i = 0; i < maxDecisions && !game.isOver(); i++) {
      List<D> legal = game.legal();
      here.require(
          !legal.isEmpty(),
          "there is a legal decision until the game is over",
          "legal decisions",
          game.position());
      game.apply(legal.get(random.nextInt(legal.size())));
    }
  }

  /** Whether this position was drawn for checks that are too slow for every position. */
  boolean isCheckpoint(History here) {
    return checkpoints.get(here.turn());
  }

  /** The observable state of a game in its position, by property. */
  Map<String, Object> snapshot(Game<V, D> game) {
    Map<String, Object> values = new LinkedHashMap<>();
    if (game.isOver()) {
      values.put("outcome", game.outcome());
    } else {
      values.put("to act", game.toAct());
    }
    values.put("hand", game.hand());
    values.put("scores", game.scores());
    values.put("legal", List.copyOf(game.legal()));
    values.put("position", game.position());
    seats().forEach(seat -> values.put("view of " + seat, game.view(seat)));
    return values;
  }

  /** The seats of the game. */
  List<Seat> seats() {
    return Samples.seats(rules);
  }

  /** How the position after a number of decisions was reached. */
  History history(int turn) {
    return new History(name, rulesText, seed, decisions.subList(0, turn));
  }
}
