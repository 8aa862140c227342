package dev.baize.testing;

import com.google.common.base.Strings;
import com.google.common.collect.Multimaps;
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
import java.util.stream.Stream;

/** Checks that events tell a seat nothing that is hidden from it. */
record HiddenEventChecks(String name, Rules<View, Decision, Event> rules, Seed seed) {

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

  private static final String PROMISE = " is told nothing that is hidden from it";

  /** A game, and the events since the last decision. */
  private static final class Branch {
    final Seed seed;
    final List<Event> events = new ArrayList<>();
    final List<Decision> decisions = new ArrayList<>();
    final Game<View, Decision> game;

    Branch(Rules<View, Decision, Event> rules, Seed seed) {
      this.seed = seed;
      this.game = rules.start(seed, events::add);
    }

    void apply(Decision decision) {
      events.clear();
      decisions.add(decision);
      game.apply(decision);
    }

    List<String> toldTo(Seat seat) {
      return events.stream().filter(event -> event.visibleTo(seat)).map(Event::text).toList();
    }
  }

  /** Two or more games that look the same to a seat. */
  private record Alike(Seat seat, List<Branch> branches) {}

  /**
   * A seat is told the same in all games that look the same to it, whatever is hidden from it. Many
   * games are started, because a listener can be given to no others; those that look the same to a
   * seat are played on together, mostly with the same random decisions, for as long as they do.
   *
   * @param viewsForget whether a view may be the same after different public decisions
   */
  void alikeGames(BooleanSupplier viewsForget) {
    Queue<Alike> open = new ArrayDeque<>();
    Map<Seed, Game<View, Decision>> started = new LinkedHashMap<>();
    for (int i = 0; i < ALIKE_GAMES; i++) {
      Seed start = seed.derive("contract").derive("alike").derive(i);
      started.put(start, rules.start(start));
    }
    for (Seat seat : Samples.seats(rules)) {
      Multimaps.index(started.entrySet(), entry -> entry.getValue().view(seat))
          .asMap()
          .values()
          .stream()
          .filter(alike -> alike.size() > 1)
          .map(alike -> alike.stream().map(entry -> new Branch(rules, entry.getKey())).toList())
          .forEach(branches -> open.add(new Alike(seat, branches)));
    }
    RandomGenerator random = seed.derive("contract").derive("alike").generator();
    int decisions = 0;
    while (decisions < MAX_DECISIONS && !open.isEmpty()) {
      Alike alike = open.remove();
      decisions += alike.branches().size();
      if (isToldTheSame(alike, viewsForget) && !alike.branches().get(0).game.legal().isEmpty()) {
        next(alike, random).forEach(open::add);
      }
    }
  }

  /** Plays the games on by one decision, and groups them by what the seat sees then. */
  private static Stream<Alike> next(Alike alike, RandomGenerator random) {
    Game<View, Decision> first = alike.branches().get(0).game;
    Decision decision = SampleGame.any(first.legal(), random);
    boolean isOwn = first.toAct().equals(alike.seat());
    List<Branch> played = new ArrayList<>();
    for (Branch branch : alike.branches()) {
      List<Decision> legal = branch.game.legal();
      if (!legal.isEmpty()) {
        boolean same = legal.contains(decision) && (isOwn || random.nextInt(4) > 0);
        branch.apply(same ? decision : SampleGame.any(legal, random));
        played.add(branch);
      }
    }
    return Multimaps.index(played, branch -> branch.game.view(alike.seat()))
        .asMap()
        .values()
        .stream()
        .filter(branches -> branches.size() > 1)
        .map(branches -> new Alike(alike.seat(), List.copyOf(branches)));
  }

  /** Whether there is no difference; throws if one cannot be the result of public decisions. */
  private boolean isToldTheSame(Alike alike, BooleanSupplier viewsForget) {
    Seat seat = alike.seat();
    Branch first = alike.branches().get(0);
    List<String> expected = first.toldTo(seat);
    for (Branch branch : alike.branches()) {
      List<String> found = branch.toldTo(seat);
      if (!found.equals(expected)) {
        if (!branch.decisions.equals(first.decisions) && viewsForget.getAsBoolean()) {
          return false;
        }
        throw new History(name, rules, branch.seed, branch.decisions)
            .violation(
                seat + PROMISE,
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
    return events.stream().filter(event -> !others.contains(event)).toList();
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
      List<Event> events = new ArrayList<>();
      Game<View, Decision> game = rules.start(start, events::add);
      RandomGenerator random = start.derive("contract").generator();
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      Game<View, Decision> redealt = game.redeal(seat, random);
      for (Event event : events) {
        if (event.visibleTo(seat)) {
          Fits kind = fits.computeIfAbsent(event.getClass(), type -> new Fits());
          int better = fit(event, seat, game) - fit(event, seat, redealt);
          kind.dealt += better > 0 ? 1 : 0;
          kind.redealt += better < 0 ? 1 : 0;
          int all = kind.dealt + kind.redealt;
          new History(name, rules, start, List.of())
              .require(
                  all < MIN_FITS || kind.dealt < NEARLY_ALWAYS * all,
                  seat + PROMISE,
                  "events that fit re-dealt hands as well as those that were dealt",
                  Strings.lenientFormat(
                      "\"%s\", of a kind that fits the hands that were dealt better in %s of %s"
                          + " games",
                      event.text(), kind.dealt, all));
        }
      }
    }
  }

  private int fit(Event event, Seat seat, Game<View, Decision> game) {
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
