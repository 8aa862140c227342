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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * Checks that events tell a seat nothing that is hidden from it.
 *
 * @param name what is being checked
 * @param rules the rules
 * @param seed the seed from which those of the games are derived
 */
record HiddenEventChecks<V extends View, D extends Decision, E extends Event>(
    String name, Rules<V, D, E> rules, Seed seed) {

  /** Enough for some hands of five cards out of 24, or of three out of 52, to be the same. */
  private static final int ALIKE_GAMES = 2000;

  /** The number of decisions, in all games together, after which the check ends. */
  private static final int MAX_DECISIONS = 10 * ALIKE_GAMES;

  /** The number of games whose first events are compared with re-dealt hands. */
  private static final int OPENINGS = 100;

  /** In how many games a kind of event must fit one of the two better, to be judged. */
  private static final int MIN_FITS = 30;

  private static final double NEARLY_ALWAYS = 0.95;

  private static final String BETWEEN_WORDS = "[\\s,;:()\\[\\]{}=]+";

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

  /**
   * A seat is told the same in all games that look the same to it, whatever is hidden from it. Many
   * games are started, because a listener can be given to no others; those that look the same to a
   * seat are played on together, mostly with the same random decisions, for as long as they do.
   *
   * @param viewsForget whether a view may be the same after different public decisions
   */
  void alikeGames(BooleanSupplier viewsForget) {
    Queue<Alike<V, D, E>> open = new ArrayDeque<>(started());
    RandomGenerator random = seed.derive("contract").derive("alike").generator();
    int decisions = 0;
    while (decisions < MAX_DECISIONS && !open.isEmpty()) {
      Alike<V, D, E> alike = open.remove();
      decisions += alike.branches().size();
      if (isToldTheSame(alike, viewsForget) && !alike.first().game.legal().isEmpty()) {
        open.addAll(next(alike, random));
      }
    }
  }

  private List<Alike<V, D, E>> started() {
    List<Map<V, List<Seed>>> bySeat = new ArrayList<>();
    Samples.seats(rules).forEach(seat -> bySeat.add(new LinkedHashMap<>()));
    for (int i = 0; i < ALIKE_GAMES; i++) {
      Seed start = seed.derive("contract").derive("alike").derive(i);
      Game<V, D> game = rules.start(start);
      for (Seat seat : Samples.seats(rules)) {
        add(start, game.view(seat), bySeat.get(seat.index()));
      }
    }
    List<Alike<V, D, E>> started = new ArrayList<>();
    for (Seat seat : Samples.seats(rules)) {
      for (List<Seed> seeds : bySeat.get(seat.index()).values()) {
        if (seeds.size() > 1) {
          started.add(
              new Alike<>(seat, seeds.stream().map(start -> new Branch<>(rules, start)).toList()));
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
  private boolean isToldTheSame(Alike<V, D, E> alike, BooleanSupplier viewsForget) {
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

  /** In how many games events of a kind fit the hands that were dealt better, or re-dealt ones. */
  private static final class Fits {
    int dealt;
    int redealt;
  }

  /**
   * What a seat is told at the start of a game fits the hands that were dealt no better than
   * re-dealt ones. This finds events that quote hidden cards even if there are so many deals that
   * no two games look the same to a seat. How well an event fits what another seat sees is the
   * number of words in the longest sequence that is in both texts; what the seat itself sees of it
   * does not count.
   */
  void openings() {
    Map<Class<?>, Fits> fits = new HashMap<>();
    for (int i = 0; i < OPENINGS; i++) {
      Seed start = seed.derive("contract").derive("opening").derive(i);
      List<E> events = new ArrayList<>();
      Game<V, D> game = rules.start(start, events::add);
      RandomGenerator random = start.derive("contract").generator();
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      Game<V, D> redealt = game.redeal(seat, random);
      History history = new History(name, rules.text(), start, List.of());
      for (E event : events) {
        if (event.visibleTo(seat)) {
          Fits kind = fits.computeIfAbsent(event.getClass(), type -> new Fits());
          int better = fit(event, seat, game) - fit(event, seat, redealt);
          kind.dealt += better > 0 ? 1 : 0;
          kind.redealt += better < 0 ? 1 : 0;
          requireAsGood(history, kind, seat, event);
        }
      }
    }
  }

  private static void requireAsGood(History history, Fits kind, Seat seat, Event event) {
    int all = kind.dealt + kind.redealt;
    history.require(
        all < MIN_FITS || kind.dealt < NEARLY_ALWAYS * all,
        seat + " is told nothing that is hidden from it",
        "events that fit re-dealt hands as well as those that were dealt",
        "\""
            + event.text()
            + "\", of a kind that fits the hands that were dealt better in "
            + kind.dealt
            + " of "
            + all
            + " games");
  }

  private int fit(E event, Seat seat, Game<V, D> game) {
    String[] told = words(event.text());
    int known = common(told, words(game.view(seat).toString()));
    return Samples.seats(rules).stream()
        .filter(other -> other != seat)
        .mapToInt(other -> Math.max(known, common(told, words(game.view(other).toString()))))
        .sum();
  }

  private static String[] words(String text) {
    return text.split(BETWEEN_WORDS, -1);
  }

  /** The length of the longest sequence of words that two texts have. */
  private static int common(String[] one, String[] other) {
    int longest = 0;
    int[] before = new int[other.length + 1];
    for (String word : one) {
      int[] here = new int[other.length + 1];
      for (int i = 0; i < other.length; i++) {
        here[i + 1] = word.equals(other[i]) ? before[i] + 1 : 0;
        longest = Math.max(longest, here[i + 1]);
      }
      before = here;
    }
    return longest;
  }
}
