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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * The games drawn from a view fit all that its seat has seen, each equally often. They are compared
 * with games that were drawn some decisions before, in which the decisions since were legal and
 * looked the same. At the start of a game, and after its first decision, they are compared with
 * re-dealt games, or with the chance outcomes if the rules list them.
 *
 * @param viewsForget whether views forget what their seat has seen: then the games drawn later need
 *     not fit it, and are not compared
 */
record WorldChecks(
    Rules<View, Decision, Event> rules,
    Determinization<View, Decision> determinization,
    BooleanSupplier viewsForget) {

  /** The number of positions in which games are compared, in all sample games together. */
  private static final int POSITIONS = 120;

  /** The number of positions at the start of a game or one decision later. */
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

  void run(List<SampleGame> samples) {
    boolean redealsFit = true;
    for (int i = 0; i < POSITIONS; i++) {
      SampleGame sample = samples.get(i % samples.size());
      RandomGenerator random = sample.random("worlds " + i);
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      int turn = random.nextInt(sample.decisions.size() + 1);
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
  private boolean redealsFit(SampleGame sample, Seat seat, int turn, RandomGenerator random) {
    if (difference(sample, new Comparison(seat, turn, turn), random).isEmpty()) {
      return true;
    }
    for (int to = turn; to > Math.max(0, turn - SEARCHED); to--) {
      requireSame(sample, new Comparison(seat, to - 1, to), random);
    }
    return false;
  }

  private void requireSame(SampleGame sample, Comparison comparison, RandomGenerator random) {
    difference(sample, comparison, random)
        .ifPresent(
            difference -> {
              throw difference;
            });
  }

  private Optional<ContractViolation> difference(
      SampleGame sample, Comparison comparison, RandomGenerator random) {
    History history = sample.history(comparison.to());
    try {
      Optional<Object> suspicious =
          count(sample, comparison, WORLDS, random).flatMap(WorldCounts::suspicious);
      if (suspicious.isEmpty() || (comparison.to() > 1 && viewsForget.getAsBoolean())) {
        return Optional.empty();
      }
      Object what = suspicious.get();
      return count(sample, comparison, MANY_WORLDS, random)
          .filter(many -> many.isDifferent(what))
          .map(
              many ->
                  history.violation(
                      "each game that fits what "
                          + comparison.seat()
                          + " has seen is drawn from its view equally often",
                      what + " in " + many.fitting(what),
                      "in " + many.drawn(what)));
    } catch (RuntimeException e) {
      throw history.unexpected(e);
    }
  }

  /** Counts what is seen in a number of games; empty if too few are left to compare with. */
  private Optional<WorldCounts> count(
      SampleGame sample, Comparison comparison, int number, RandomGenerator random) {
    Game<View, Decision> game = sample.after(comparison.from());
    List<Game<View, Decision>> fitting = draw(start(game, comparison), number, random);
    boolean comparable = true;
    for (int turn = comparison.from(); turn < comparison.to(); turn++) {
      Decision decision = sample.decisions.get(turn);
      Seat actor = game.toAct();
      boolean replayed = actor.equals(comparison.seat()) || game.legal().size() <= MAX_DECISIONS;
      game.apply(decision);
      View view = game.view(comparison.seat());
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
    WorldCounts counts =
        new WorldCounts(sample.seats.stream().filter(seat -> seat != comparison.seat()).toList());
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
  private static List<Game<View, Decision>> replayed(
      Seat actor,
      Decision decision,
      View after,
      List<Game<View, Decision>> games,
      RandomGenerator random) {
    List<List<Game<View, Decision>>> fitting =
        games.stream().map(game -> next(actor, decision, after, game)).toList();
    int max = fitting.stream().mapToInt(List::size).reduce(1, Math::max);
    List<Game<View, Decision>> kept = new ArrayList<>();
    for (List<Game<View, Decision>> next : fitting) {
      int chosen = random.nextInt(max);
      if (chosen < next.size()) {
        kept.add(next.get(chosen));
      }
    }
    return kept;
  }

  /** All that may follow a game and look like the view. */
  private static List<Game<View, Decision>> next(
      Seat actor, Decision decision, View after, Game<View, Decision> game) {
    Set<Decision> possible = new LinkedHashSet<>();
    if (game.isLegal(decision)) {
      possible.add(decision);
    }
    if (!actor.equals(after.seat())) {
      possible.addAll(game.legal());
    }
    List<Game<View, Decision>> next = new ArrayList<>();
    for (Decision made : possible) {
      Game<View, Decision> copy = game.copy();
      copy.apply(made);
      if (copy.view(after.seat()).equals(after)) {
        next.add(copy);
      }
    }
    return next;
  }

  private static List<Game<View, Decision>> draw(
      WorldSampler<View, Decision> sampler, int number, RandomGenerator random) {
    List<Game<View, Decision>> games = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      games.add(sampler.draw(random));
    }
    return games;
  }

  /** What draws the games in which decisions are replayed. */
  private WorldSampler<View, Decision> start(Game<View, Decision> game, Comparison comparison) {
    View view = game.view(comparison.seat());
    List<ChanceOutcome<View, Decision>> outcomes =
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

  private static WorldSampler<View, Decision> anyOf(List<ChanceOutcome<View, Decision>> outcomes) {
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
