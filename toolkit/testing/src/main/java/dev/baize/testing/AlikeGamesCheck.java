package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A seat is told the same in all games that look the same to it, whatever is hidden from it. Many
 * games are started, because a listener can be given to no others; those that look the same to a
 * seat are played on together, mostly with the same random decisions, for as long as they do.
 *
 * @param name what is being checked
 * @param rules the rules
 * @param seed the seed from which those of the games are derived
 * @param viewsForget whether a view may be the same after different public decisions
 */
record AlikeGamesCheck<V extends View, D extends Decision, E extends Event>(
    String name, Rules<V, D, E> rules, Seed seed, BooleanSupplier viewsForget) {

  /** Enough for some hands of five cards out of 24, or of three out of 52, to be the same. */
  private static final int GAMES = 2000;

  /** The number of decisions, in all games together, after which the check ends. */
  private static final int MOST_DECISIONS = 10 * GAMES;

  /** A game, and what happened since the last decision. */
  private static final class Branch<V extends View, D extends Decision, E extends Event> {
    final Seed seed;
    final List<E> events = new ArrayList<>();
    final List<D> decisions = new ArrayList<>();
    final Game<V, D> game;

    Branch(Rules<V, D, E> rules, Seed seed) {
      this.seed = seed;
      this.game = rules.start(seed, events::add);
    }

    void apply(D decision) {
      events.clear();
      decisions.add(decision);
      game.apply(decision);
    }

    List<String> toldTo(Seat seat) {
      return events.stream().filter(event -> event.visibleTo(seat)).map(Event::text).toList();
    }
  }

  /** Two or more games that look the same to a seat. */
  private record Alike<V extends View, D extends Decision, E extends Event>(
      Seat seat, List<Branch<V, D, E>> branches) {

    Branch<V, D, E> first() {
      return branches.get(0);
    }
  }

  void run() {
    Queue<Alike<V, D, E>> open = new ArrayDeque<>(started());
    RandomGenerator random = seed.derive("contract").derive("alike").generator();
    int decisions = 0;
    while (decisions < MOST_DECISIONS && !open.isEmpty()) {
      Alike<V, D, E> alike = open.remove();
      decisions += alike.branches().size();
      if (isToldTheSame(alike) && !alike.first().game.legal().isEmpty()) {
        open.addAll(next(alike, random));
      }
    }
  }

  private List<Alike<V, D, E>> started() {
    List<Map<V, List<Seed>>> bySeat =
        Stream.<Map<V, List<Seed>>>generate(LinkedHashMap::new).limit(rules.seats()).toList();
    for (int i = 0; i < GAMES; i++) {
      Seed start = seed.derive("contract").derive("alike").derive(i);
      Game<V, D> game = rules.start(start);
      for (int seat = 0; seat < rules.seats(); seat++) {
        add(start, game.view(Seat.of(seat)), bySeat.get(seat));
      }
    }
    List<Alike<V, D, E>> started = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      for (List<Seed> seeds : bySeat.get(seat).values()) {
        if (seeds.size() > 1) {
          started.add(
              new Alike<>(
                  Seat.of(seat), seeds.stream().map(start -> new Branch<>(rules, start)).toList()));
        }
      }
    }
    return started;
  }

  private static <V, T> void add(T one, V view, Map<V, List<T>> byView) {
    byView.computeIfAbsent(view, key -> new ArrayList<>()).add(one);
  }

  private List<Alike<V, D, E>> next(Alike<V, D, E> alike, RandomGenerator random) {
    Game<V, D> first = alike.first().game;
    D decision = any(first.legal(), random);
    boolean isOwn = first.toAct().equals(alike.seat());
    Map<V, List<Branch<V, D, E>>> next = new LinkedHashMap<>();
    for (Branch<V, D, E> branch : alike.branches()) {
      List<D> legal = branch.game.legal();
      if (!legal.isEmpty()) {
        boolean same = legal.contains(decision) && (isOwn || random.nextInt(4) > 0);
        branch.apply(same ? decision : any(legal, random));
        add(branch, branch.game.view(alike.seat()), next);
      }
    }
    return next.values().stream()
        .filter(branches -> branches.size() > 1)
        .map(branches -> new Alike<>(alike.seat(), branches))
        .toList();
  }

  private static <D extends Decision> D any(List<D> legal, RandomGenerator random) {
    return legal.get(random.nextInt(legal.size()));
  }

  /** Whether there is no difference; throws if one cannot be the result of public decisions. */
  private boolean isToldTheSame(Alike<V, D, E> alike) {
    Seat seat = alike.seat();
    Branch<V, D, E> first = alike.first();
    List<String> expected = first.toldTo(seat);
    for (Branch<V, D, E> branch : alike.branches()) {
      List<String> found = branch.toldTo(seat);
      if (!found.equals(expected)) {
        if (!branch.decisions.equals(first.decisions) && viewsForget.getAsBoolean()) {
          return false;
        }
        throw new History(name, rules.text(), branch.seed, branch.decisions)
            .violation(
                seat + " is told nothing that is hidden from it",
                difference(expected, found)
                    + ", as from seed "
                    + first.seed.value()
                    + ", which looks the same to it",
                difference(found, expected));
      }
    }
    return true;
  }

  /** The events that are not among others. */
  private static List<String> difference(List<String> events, List<String> others) {
    List<String> difference = new ArrayList<>(events);
    difference.removeAll(others);
    return difference;
  }
}
