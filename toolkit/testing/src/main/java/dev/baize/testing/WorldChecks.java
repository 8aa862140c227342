package dev.baize.testing;

import com.google.common.collect.Sets;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Checks the games that are drawn from a view: each must fit all that the seat has seen, and all
 * that fit must be drawn equally often. They are compared with games drawn some decisions earlier
 * and played on, as far as the decisions since are legal and look the same to the seat. At the
 * start of a game, and after its first decision, they are compared with re-dealt games, or with the
 * chance outcomes if the rules list them.
 *
 * @param viewsForget whether views forget what their seat has seen: then the games drawn later need
 *     not fit it, and are not compared
 */
record WorldChecks(
    Rules<View, Decision, Event> rules,
    Determinization<View, Decision> determinization,
    Supplier<Boolean> viewsForget) {

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

  /**
   * The most legal decisions that are looked at in a turn. A turn of another seat with more of them
   * is not replayed, because that takes too long.
   */
  private static final int MAX_DECISIONS = 40;

  /** The number of turns in which it is counted what is legal. */
  private static final int TURNS = 6;

  /** If there are more possibilities, each is too rare for a comparison. */
  private static final int MAX_POSSIBILITIES = 50;

  /** Chi-square with one degree of freedom, exceeded by chance with probability 1/2000. */
  private static final double SUSPICIOUS = 12;

  /** Chi-square with one degree of freedom, exceeded by chance with probability 1/2,000,000. */
  private static final double DIFFERENT = 25.3;

  /**
   * Where games are compared.
   *
   * @param seat from whose view games are drawn
   * @param from the number of decisions before the games of the other kind are drawn
   * @param to the number of decisions before they are compared
   */
  private record Comparison(
      SampleGame sample, Seat seat, int from, int to, RandomGenerator random) {}

  /** A decision that is legal a number of turns later. */
  private record Legal(int turns, Seat seat, Decision decision) {
    @Override
    public String toString() {
      return '"' + decision.text() + "\" is legal for " + seat + ", " + turns + " turns on,";
    }
  }

  /** How often each thing was seen in a number of games. */
  private record Sample(int games, Map<Object, Integer> seen) {
    int count(Object what) {
      return seen.getOrDefault(what, 0);
    }

    String share(Object what) {
      return count(what) + " of " + games + " games";
    }
  }

  /** Counts what the seats see in some games, and what is legal when they are played on. */
  private static Sample sample(
      List<Game<View, Decision>> games, List<Seat> seats, RandomGenerator random) {
    Map<Object, Integer> seen = new LinkedHashMap<>();
    for (Game<View, Decision> game : games) {
      seen.merge(seats.stream().map(game::view).toList(), 1, Integer::sum);
      for (int turns = 0; turns < TURNS && !game.isOver(); turns++) {
        List<Decision> decisions = game.legal();
        for (Decision decision : decisions.subList(0, Math.min(MAX_DECISIONS, decisions.size()))) {
          seen.merge(new Legal(turns, game.toAct(), decision), 1, Integer::sum);
        }
        game.apply(SampleGame.any(decisions, random));
      }
    }
    return new Sample(games.size(), seen);
  }

  /** A sample of games that fit what a seat has seen, and one of games drawn from its view. */
  private record Counts(Sample fitting, Sample drawn) {

    /** The thing that differs most between the samples, if that much is rare by chance. */
    Optional<Object> suspicious() {
      Set<Object> all = Sets.union(fitting.seen.keySet(), drawn.seen.keySet());
      long views = all.stream().filter(what -> !(what instanceof Legal)).count();
      return all.stream()
          .filter(what -> views <= MAX_POSSIBILITIES || what instanceof Legal)
          .max(Comparator.comparingDouble(this::chiSquare))
          .filter(most -> chiSquare(most) > SUSPICIOUS);
    }

    void requireSame(Object what, Seat seat, History history) {
      String promise =
          "each game that fits what " + seat + " has seen is drawn from its view equally often";
      String fits = what + " in " + fitting.share(what) + " that fit";
      String draws = "in " + drawn.share(what) + " drawn";
      history.require(chiSquare(what) <= DIFFERENT, promise, fits, draws);
    }

    private double chiSquare(Object what) {
      double fits = fitting.count(what);
      double draws = drawn.count(what);
      double share = (fits + draws) / (fitting.games + drawn.games);
      double difference = fits / fitting.games - draws / drawn.games;
      double variance = share * (1 - share) * (1.0 / fitting.games + 1.0 / drawn.games);
      return variance == 0 ? 0 : difference * difference / variance;
    }
  }

  void run(List<SampleGame> samples) {
    boolean redealsFit = true;
    for (int i = 0; i < POSITIONS; i++) {
      SampleGame sample = samples.get(i % samples.size());
      RandomGenerator random = sample.random("worlds " + i);
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      int turn = random.nextInt(sample.decisions.size() + 1);
      if (i < AT_START) {
        int early = Math.min(turn, 1);
        compare(new Comparison(sample, seat, early, early, random));
      } else if (i % 2 == 0 && redealsFit) {
        try {
          compare(new Comparison(sample, seat, turn, turn, random));
        } catch (ContractViolation e) {
          // The re-dealt games or those drawn are wrong: games drawn one decision before tell
          // which.
          redealsFit = false;
          for (int to = turn; to > Math.max(0, turn - SEARCHED); to--) {
            compare(new Comparison(sample, seat, to - 1, to, random));
          }
        }
      } else {
        compare(new Comparison(sample, seat, Math.max(0, turn - REPLAYED), turn, random));
      }
    }
  }

  private void compare(Comparison here) {
    History history = here.sample.history(here.to);
    history.run(
        () ->
            count(here, WORLDS)
                .flatMap(Counts::suspicious)
                .filter(what -> here.to <= 1 || !viewsForget.get())
                .ifPresent(
                    what ->
                        count(here, MANY_WORLDS)
                            .ifPresent(many -> many.requireSame(what, here.seat, history))));
  }

  /** Counts what is seen in a number of games; empty if too few are left to compare with. */
  private Optional<Counts> count(Comparison here, int number) {
    RandomGenerator random = here.random;
    Game<View, Decision> game = here.sample.after(here.from);
    List<Game<View, Decision>> fitting = draw(start(game, here), number, random);
    boolean comparable = true;
    for (Decision decision : here.sample.decisions.subList(here.from, here.to)) {
      Seat actor = game.toAct();
      boolean replayed = actor.equals(here.seat) || game.legal().size() <= MAX_DECISIONS;
      game.apply(decision);
      View view = game.view(here.seat);
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
    List<Seat> others = here.sample.seats.stream().filter(seat -> seat != here.seat).toList();
    List<Game<View, Decision>> drawn =
        draw(determinization.of(game.view(here.seat)), number, random);
    return Optional.of(new Counts(sample(fitting, others, random), sample(drawn, others, random)));
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
    return fitting.stream()
        .flatMap(next -> next.stream().skip(random.nextInt(max)).limit(1))
        .toList();
  }

  /** All that may follow a game and look like the view. */
  private static List<Game<View, Decision>> next(
      Seat actor, Decision decision, View after, Game<View, Decision> game) {
    Set<Decision> possible = new LinkedHashSet<>(List.of(decision));
    possible.addAll(actor.equals(after.seat()) ? List.of() : game.legal());
    return possible.stream()
        .filter(game::isLegal)
        .map(made -> SampleGame.applied(game.copy(), made))
        .filter(next -> next.view(after.seat()).equals(after))
        .toList();
  }

  private static List<Game<View, Decision>> draw(
      WorldSampler<View, Decision> sampler, int number, RandomGenerator random) {
    return IntStream.range(0, number).mapToObj(i -> sampler.draw(random)).toList();
  }

  /** The sampler of the games in which decisions are replayed. */
  private WorldSampler<View, Decision> start(Game<View, Decision> game, Comparison here) {
    View view = game.view(here.seat);
    NavigableMap<Double, Game<View, Decision>> outcomes = new TreeMap<>();
    double sum = 0;
    for (ChanceOutcome<View, Decision> outcome : rules.chanceOutcomes()) {
      if (here.from == 0 && outcome.game().view(here.seat).equals(view)) {
        sum += outcome.probability();
        outcomes.put(sum, outcome.game());
      }
    }
    if (!outcomes.isEmpty()) {
      double all = sum;
      return random -> outcomes.ceilingEntry(random.nextDouble() * all).getValue().copy();
    }
    return here.from <= 1 || here.from == here.to
        ? random -> game.redeal(here.seat, random)
        : determinization.of(view);
  }
}
