package dev.baize.testing;

import com.google.common.base.Strings;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Multiset;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
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

  /** A game, and the texts of the events since the last decision that its seat may see. */
  private record Branch(
      Seat seat, Seed start, Game<View, Decision> game, List<Decision> made, List<String> told) {

    static Branch of(Rules<View, Decision, Event> rules, Seat seat, Seed start) {
      List<String> told = new ArrayList<>();
      Game<View, Decision> game =
          rules.start(
              start,
              event -> {
                if (event.visibleTo(seat)) {
                  told.add(event.text());
                }
              });
      return new Branch(seat, start, game, new ArrayList<>(), told);
    }

    void apply(Decision decision) {
      told.clear();
      made.add(decision);
      game.apply(decision);
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
    Seed games = seed.derive("contract").derive("alike");
    Queue<List<Branch>> open = new ArrayDeque<>();
    for (Seat seat : Samples.seats(rules)) {
      alike(
              IntStream.range(0, ALIKE_GAMES)
                  .mapToObj(i -> Branch.of(rules, seat, games.derive(i)))
                  .toList())
          .forEach(open::add);
    }
    RandomGenerator random = games.generator();
    int decisions = 0;
    while (decisions < MAX_DECISIONS && !open.isEmpty()) {
      List<Branch> alike = open.remove();
      decisions += alike.size();
      if (isToldTheSame(alike, viewsForget) && !alike.get(0).game.legal().isEmpty()) {
        alike(next(alike, random)).forEach(open::add);
      }
    }
  }

  /** Those of the games of a seat that look the same to it, two or more together. */
  private static Stream<List<Branch>> alike(List<Branch> branches) {
    return Multimaps.index(branches, branch -> branch.game.view(branch.seat))
        .asMap()
        .values()
        .stream()
        .filter(alike -> alike.size() > 1)
        .map(List::copyOf);
  }

  /** Plays the games on by one decision. */
  private static List<Branch> next(List<Branch> alike, RandomGenerator random) {
    Branch first = alike.get(0);
    Decision decision = SampleGame.any(first.game.legal(), random);
    boolean isOwn = first.game.toAct().equals(first.seat);
    List<Branch> played = new ArrayList<>();
    for (Branch branch : alike) {
      List<Decision> legal = branch.game.legal();
      if (!legal.isEmpty()) {
        boolean same = legal.contains(decision) && (isOwn || random.nextInt(4) > 0);
        branch.apply(same ? decision : SampleGame.any(legal, random));
        played.add(branch);
      }
    }
    return played;
  }

  /** Whether there is no difference; throws if one cannot be the result of public decisions. */
  private boolean isToldTheSame(List<Branch> alike, BooleanSupplier viewsForget) {
    Branch first = alike.get(0);
    for (Branch branch : alike) {
      if (!branch.told.equals(first.told)) {
        if (!branch.made.equals(first.made) && viewsForget.getAsBoolean()) {
          return false;
        }
        new History(name, rules, branch.start, branch.made)
            .requireEqual(
                branch.seat + PROMISE + ", as from seed " + first.start.value(),
                first.told,
                branch.told);
      }
    }
    return true;
  }

  /**
   * What a seat is told at the start of a game fits the hands that were dealt no better than
   * re-dealt ones. This finds events that quote hidden cards even if there are so many deals that
   * no two games look the same to a seat. How well an event fits what another seat sees is the
   * number of words in the longest sequence that is in both texts; what the seat itself sees of it
   * does not count.
   */
  void openings() {
    Multiset<Class<?>> dealtFits = HashMultiset.create();
    Multiset<Class<?>> judged = HashMultiset.create();
    for (int i = 0; i < OPENINGS; i++) {
      Seed start = seed.derive("contract").derive("opening").derive(i);
      List<Event> events = new ArrayList<>();
      Game<View, Decision> game = rules.start(start, events::add);
      RandomGenerator random = start.derive("contract").generator();
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      Game<View, Decision> redealt = game.redeal(seat, random);
      for (Event event : events) {
        Class<?> kind = event.getClass();
        int better = event.visibleTo(seat) ? fit(event, seat, game) - fit(event, seat, redealt) : 0;
        dealtFits.add(kind, better > 0 ? 1 : 0);
        judged.add(kind, better != 0 ? 1 : 0);
        int dealt = dealtFits.count(kind);
        int all = judged.count(kind);
        new History(name, rules, start, List.of())
            .require(
                all < MIN_FITS || dealt < NEARLY_ALWAYS * all,
                seat + PROMISE,
                "events that fit re-dealt hands as well as those that were dealt",
                Strings.lenientFormat(
                    "\"%s\", of a kind that fits those dealt better in %s of %s games",
                    event.text(), dealt, all));
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
