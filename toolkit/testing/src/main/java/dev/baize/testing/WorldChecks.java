package dev.baize.testing;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * The games drawn from a view fit all that its seat has seen, each equally often. They are compared
 * with games that were drawn some decisions before, in which the decisions since were legal and
 * looked the same. At the start of a game, and after its first decision, they are compared with
 * re-dealt games, or with the chance outcomes if the rules list them.
 *
 * @param rules the rules
 * @param determinization what draws games
 * @param viewsForget whether views forget what their seat has seen: then the games drawn later need
 *     not fit it, and are not compared
 */
record WorldChecks<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules, Determinization<V, D> determinization, BooleanSupplier viewsForget) {

  /** The number of positions in which games are compared, in all sample games together. */
  private static final int POSITIONS = 120;

  /** How many of them are at the start of a game or one decision later. */
  private static final int AT_START = 12;

  /** The largest number of decisions that are replayed. */
  private static final int REPLAYED = 12;

  /** How many decisions before a difference from re-dealt games are searched for its cause. */
  private static final int SEARCHED = 30;

  /** The number of games drawn at a time. */
  private static final int WORLDS = 400;

  /** The number of games drawn instead to confirm a difference. */
  private static final int MANY_WORLDS = 16_000;

  /** If fewer games are left after a decision, new ones are drawn. */
  private static final int MIN_WORLDS = 60;

  /** A decision of another seat that has more than these is not replayed: that takes too long. */
  private static final int MAX_DECISIONS = 40;

  /**
   * Where games are compared.
   *
   * @param seat from whose view games are drawn
   * @param from the number of decisions before the games of the other kind are drawn
   * @param to the number of decisions before they are compared
   */
  private record Comparison(Seat seat, int from, int to) {}

  void run(List<SampleGame<V, D, E>> samples) {
    boolean redealsFit = true;
    for (int i = 0; i < POSITIONS; i++) {
      SampleGame<V, D, E> sample = samples.get(i % samples.size());
      RandomGenerator random = sample.random("worlds " + i);
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      int turn = random.nextInt(sample.decisions().size() + 1);
      if (i < AT_START) {
        int early = Math.min(turn, 1);
        requireSame(sample, new Comparison(seat, early, early), random);
      } else if (i % 2 == 0 && redealsFit) {
        redealsFit = redealsFit(sample, seat, turn, random);
      } else {
        requireSame(sample, new Comparison(seat, Math.max(0, turn - REPLAYED), turn), random);
      }
    }
  }

  /**
   * Whether re-dealt games are as those drawn. If not, it is known only that either are wrong: they
   * are compared with games drawn one decision before, at each of the last decisions.
   */
  private boolean redealsFit(
      SampleGame<V, D, E> sample, Seat seat, int turn, RandomGenerator random) {
    if (difference(sample, new Comparison(seat, turn, turn), random).isEmpty()) {
      return true;
    }
    for (int to = turn; to > Math.max(0, turn - SEARCHED); to--) {
      requireSame(sample, new Comparison(seat, to - 1, to), random);
    }
    return false;
  }

  private void requireSame(
      SampleGame<V, D, E> sample, Comparison comparison, RandomGenerator random) {
    difference(sample, comparison, random)
        .ifPresent(
            difference -> {
              throw difference;
            });
  }

  private Optional<ContractViolation> difference(
      SampleGame<V, D, E> sample, Comparison comparison, RandomGenerator random) {
    History history = sample.history(comparison.to());
    try {
      Optional<Object> suspicious =
          count(sample, comparison, WORLDS, random).flatMap(WorldCounts::suspicious);
      if (suspicious.isEmpty() || (comparison.to() > 1 && viewsForget.getAsBoolean())) {
        return Optional.empty();
      }
      return count(sample, comparison, MANY_WORLDS, random)
          .filter(many -> many.isDifferent(suspicious.get()))
          .map(many -> violation(history, comparison.seat(), many, suspicious.get()));
    } catch (RuntimeException e) {
      throw history.unexpected(e);
    }
  }

  private static ContractViolation violation(
      History history, Seat seat, WorldCounts counts, Object what) {
    return history.violation(
        "each game that fits what " + seat + " has seen is drawn from its view equally often",
        what + " in " + counts.fitting(what),
        "in " + counts.drawn(what));
  }

  /** Counts what is seen in a number of games; empty if too few are left to compare with. */
  private Optional<WorldCounts> count(
      SampleGame<V, D, E> sample, Comparison comparison, int number, RandomGenerator random) {
    Game<V, D> game = sample.after(comparison.from());
    List<Game<V, D>> fitting = draw(start(game, comparison), number, random);
    boolean comparable = true;
    for (int turn = comparison.from(); turn < comparison.to(); turn++) {
      D decision = sample.decisions().get(turn);
      Seat actor = game.toAct();
      boolean replayed = actor.equals(comparison.seat()) || game.legal().size() <= MAX_DECISIONS;
      game.apply(decision);
      V view = game.view(comparison.seat());
      if (replayed) {
        fitting = replayed(actor, decision, view, fitting, random);
      }
      comparable = replayed && fitting.size() >= MIN_WORLDS;
      if (!comparable) {
        fitting = draw(determinization.of(view), number, random);
      }
    }
    if (!comparable) {
      return Optional.empty();
    }
    WorldCounts counts = new WorldCounts(rules.seats(), comparison.seat());
    fitting.forEach(world -> counts.addFitting(world, random));
    draw(determinization.of(game.view(comparison.seat())), number, random)
        .forEach(world -> counts.addDrawn(world, random));
    return Optional.of(counts);
  }

  /**
   * The games after a decision, where it is legal and they still look the same. Instead of a
   * decision that another seat makes in secret, any is replayed that looks the same, so that all
   * games with such a decision are equally likely.
   *
   * @param after the view of the seat after the decision
   */
  private List<Game<V, D>> replayed(
      Seat actor, D decision, V after, List<Game<V, D>> games, RandomGenerator random) {
    List<List<Game<V, D>>> fitting = new ArrayList<>();
    int max = 1;
    for (Game<V, D> game : games) {
      List<Game<V, D>> next = next(actor, decision, after, game);
      max = Math.max(max, next.size());
      fitting.add(next);
    }
    List<Game<V, D>> kept = new ArrayList<>();
    for (List<Game<V, D>> next : fitting) {
      int chosen = random.nextInt(max);
      if (chosen < next.size()) {
        kept.add(next.get(chosen));
      }
    }
    return kept;
  }

  /** All that may follow a game and look like the view. */
  private List<Game<V, D>> next(Seat actor, D decision, V after, Game<V, D> game) {
    List<Game<V, D>> next = new ArrayList<>();
    if (game.isLegal(decision)) {
      addIfSame(game, decision, after, next);
    }
    if (!actor.equals(after.seat())) {
      for (D other : game.legal()) {
        if (!other.equals(decision)) {
          addIfSame(game, other, after, next);
        }
      }
    }
    return next;
  }

  private void addIfSame(Game<V, D> game, D made, V after, List<Game<V, D>> next) {
    Game<V, D> copy = game.copy();
    copy.apply(made);
    if (copy.view(after.seat()).equals(after)) {
      next.add(copy);
    }
  }

  private static <V extends View, D extends Decision> List<Game<V, D>> draw(
      WorldSampler<V, D> sampler, int number, RandomGenerator random) {
    List<Game<V, D>> games = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      games.add(sampler.draw(random));
    }
    return games;
  }

  /** What draws the games in which decisions are replayed. */
  private WorldSampler<V, D> start(Game<V, D> game, Comparison comparison) {
    V view = game.view(comparison.seat());
    List<ChanceOutcome<V, D>> outcomes =
        comparison.from() == 0 ? rules.chanceOutcomes() : List.of();
    if (!outcomes.isEmpty()) {
      return anyOf(
          outcomes.stream()
              .filter(outcome -> outcome.game().view(view.seat()).equals(view))
              .toList());
    }
    boolean redeals = comparison.from() <= 1 || comparison.from() == comparison.to();
    return redeals ? random -> game.redeal(view.seat(), random) : determinization.of(view);
  }

  private static <V extends View, D extends Decision> WorldSampler<V, D> anyOf(
      List<ChanceOutcome<V, D>> outcomes) {
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    return random -> {
      double left = random.nextDouble() * sum;
      int i = 0;
      while (i < outcomes.size() - 1 && left >= outcomes.get(i).probability()) {
        left -= outcomes.get(i).probability();
        i++;
      }
      return outcomes.get(i).game().copy();
    };
  }
}
