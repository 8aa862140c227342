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
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A game of random legal decisions, played once, which can be replayed. */
final class SampleGame {

  /** The number of other courses of the game in which views may forget something. */
  private static final int COURSES = 200;

  /** The number of decisions for which a course is followed. */
  private static final int FOLLOWED = 24;

  final Rules<View, Decision, Event> rules;
  final Seed seed;
  final List<Seat> seats;
  final List<Decision> decisions = new ArrayList<>();

  /** All decisions that were legal at any point of the game. */
  final Set<Decision> seen = new LinkedHashSet<>();

  private final String name;
  private final int maxDecisions;
  private final BitSet checkpoints;

  /** Plays until the game is over or stuck, or the bound is reached. */
  SampleGame(String name, Rules<View, Decision, Event> rules, Seed seed, int maxDecisions) {
    this.name = name;
    this.rules = rules;
    this.seed = seed;
    this.seats = Samples.seats(rules);
    this.maxDecisions = maxDecisions;
    new History(name, rules, seed, decisions).run(this::play);
    this.checkpoints = Samples.checkpoints(seed, decisions.size());
  }

  private void play() {
    RandomGenerator choices = random("choices");
    Game<View, Decision> game = start(null);
    List<Decision> legal = game.isOver() ? List.of() : game.legal();
    while (decisions.size() < maxDecisions && !legal.isEmpty()) {
      seen.addAll(legal);
      Decision decision = any(legal, choices);
      decisions.add(decision);
      game.apply(decision);
      legal = game.isOver() ? List.of() : game.legal();
    }
  }

  static <T> T any(List<T> list, RandomGenerator random) {
    return list.get(random.nextInt(list.size()));
  }

  static Game<View, Decision> applied(Game<View, Decision> game, Decision decision) {
    game.apply(decision);
    return game;
  }

  void requireTermination() {
    Game<View, Decision> game = visit((here, played) -> {});
    requireOver(history(decisions.size()), "random legal play ends", game);
  }

  void requireOver(History here, String promise, Game<View, Decision> game) {
    String expected = "the end of the game within " + maxDecisions + " decisions";
    here.require(game.isOver(), promise, expected, game.position());
  }

  /** Randomness for the checks, independent of the game's. */
  RandomGenerator random(String purpose) {
    return seed.derive("contract").derive(purpose).generator();
  }

  Game<View, Decision> start(@Nullable Consumer<Event> events) {
    return rules.start(seed, events);
  }

  /** The game after a number of decisions, without a listener. */
  Game<View, Decision> after(int turn) {
    Game<View, Decision> game = start(null);
    decisions.subList(0, turn).forEach(game::apply);
    return game;
  }

  /** Visits every position of a game without a listener, and returns the game at its end. */
  Game<View, Decision> visit(BiConsumer<History, Game<View, Decision>> check) {
    Game<View, Decision> game = start(null);
    visit(game, here -> check.accept(here, game));
    return game;
  }

  /** Plays a game from its start to the end of the sample, and checks every position. */
  void visit(Game<View, Decision> game, Consumer<History> check) {
    for (int turn = 0; turn <= decisions.size(); turn++) {
      History here = history(turn);
      here.run(
          () -> {
            check.accept(here);
            playOn(here, game);
          });
    }
  }

  /** Checks every position of a game, in which the other one must then be, too. */
  void visitBoth(
      String promise,
      Game<View, Decision> game,
      Game<View, Decision> other,
      Consumer<History> check) {
    visit(
        game,
        here -> {
          check.accept(here);
          requireSame(here, promise, other, game);
          playOn(here, other);
        });
  }

  /** Applies the decision that was made here, unless the sample ends here. */
  void playOn(History here, Game<View, Decision> game) {
    if (here.turn() < decisions.size()) {
      game.apply(decisions.get(here.turn()));
    }
  }

  /** Applies random legal decisions until the game is over; running out of them is a violation. */
  void playOut(History here, Game<View, Decision> game, RandomGenerator random) {
    for (int i = 0; i < maxDecisions && !game.isOver(); i++) {
      List<Decision> legal = game.legal();
      String promise = "there is a legal decision until the game is over";
      here.require(!legal.isEmpty(), promise, "legal decisions", game.position());
      game.apply(any(legal, random));
    }
  }

  /** Whether this position was drawn for checks that are too slow for every position. */
  boolean isCheckpoint(History here) {
    return checkpoints.get(here.turn());
  }

  /** The observable state of a game in its position, by property. */
  Map<String, Object> snapshot(Game<View, Decision> game) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put(game.isOver() ? "outcome" : "to act", game.isOver() ? game.outcome() : game.toAct());
    values.put("hand", game.hand());
    values.put("scores", game.scores());
    values.put("legal", List.copyOf(game.legal()));
    values.put("position", game.position());
    seats.forEach(seat -> values.put("view of " + seat, game.view(seat)));
    return values;
  }

  /** Two games are in the same position. */
  void requireSame(
      History here, String promise, Game<View, Decision> expected, Game<View, Decision> found) {
    here.requireSame(promise, snapshot(expected), snapshot(found));
  }

  /** How the position after a number of decisions was reached. */
  History history(int turn) {
    return new History(name, rules, seed, decisions.subList(0, turn));
  }

  /**
   * Whether the views of the game forget what their seat has seen in the same hand, as those of
   * many games do: two games that differ in one decision look different to a seat, and after the
   * same further decisions they look the same to it again.
   */
  boolean isForgotten() {
    RandomGenerator random = random("recall");
    int end = decisions.size();
    return end > 0
        && IntStream.range(0, COURSES).anyMatch(i -> isForgotten(random.nextInt(end), random));
  }

  private boolean isForgotten(int from, RandomGenerator random) {
    Game<View, Decision> game = after(from);
    Game<View, Decision> course = game.copy();
    course.apply(any(game.legal(), random));
    game.apply(decisions.get(from));
    List<Seat> differed = differing(game, course);
    for (Decision next : decisions.subList(from + 1, Math.min(from + FOLLOWED, decisions.size()))) {
      if (!course.isLegal(next)) {
        return false;
      }
      game.apply(next);
      course.apply(next);
      if (game.hand() != course.hand()) {
        return false;
      }
      List<Seat> differing = differing(game, course);
      if (!differing.containsAll(differed)) {
        return true;
      }
      differed = differing;
    }
    return false;
  }

  /** The seats to which two games look different. */
  private List<Seat> differing(Game<View, Decision> game, Game<View, Decision> course) {
    return seats.stream().filter(seat -> !game.view(seat).equals(course.view(seat))).toList();
  }
}
