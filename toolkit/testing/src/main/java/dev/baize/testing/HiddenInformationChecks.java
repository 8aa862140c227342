package dev.baize.testing;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Multiset;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Checks that neither a view nor the events tell a seat anything that is hidden from it. */
final class HiddenInformationChecks {

  /** Enough for some hands of five cards out of 24, or of three out of 52, to be the same. */
  private static final int ALIKE_GAMES = 2000;

  /** The number of decisions, in all games together, after which the check ends. */
  private static final int MAX_DECISIONS = 10 * ALIKE_GAMES;

  /** The number of games whose first events are compared with re-dealt hands. */
  private static final int OPENINGS = 100;

  /** A kind of event is judged once it fits one of the two better in so many games. */
  private static final int MIN_FITS = 30;

  private static final double NEARLY_ALWAYS = 0.95;

  private static final String PROMISE = " is told nothing that is hidden from it";

  private HiddenInformationChecks() {}

  /** Sets {@code changed} if a redeal changes anything. */
  static void redeals(SampleGame sample, AtomicBoolean changed) {
    RandomGenerator random = sample.random("redeals");
    sample.visit(
        (here, game) -> {
          Map<String, Object> before = sample.snapshot(game);
          for (Seat seat : sample.seats) {
            Game<View, Decision> redealt = game.redeal(seat, random);
            requireSame(here, seat, seat + " cannot see what is hidden from it", game, redealt);
            if (!changed.get()) {
              changed.set(!before.equals(sample.snapshot(redealt)));
            }
            if (sample.isCheckpoint(here)) {
              sample.playOut(here, redealt, random);
            }
          }
          here.requireSame("a redeal leaves the game as it is", before, sample.snapshot(game));
        });
  }

  /** A game looks the same to a seat as another. */
  private static void requireSame(
      History here,
      Seat seat,
      String promise,
      Game<View, Decision> game,
      Game<View, Decision> other) {
    View view = game.view(seat);
    View same = other.view(seat);
    here.requireEqual(promise, view, same);
    here.requireEqual(promise + ", by hash", view.hashCode(), same.hashCode());
    here.requireEqual(promise + ", in print", view.toString(), same.toString());
    here.requireEqual(promise + ", by the game's end", game.isOver(), other.isOver());
    if (!game.isOver()) {
      here.requireEqual(promise + ", by who is to act", game.toAct(), other.toAct());
      if (game.toAct() == seat) {
        here.requireEqual(promise + ", by what is legal", game.legal(), other.legal());
      }
    }
  }

  static void determinization(SampleGame sample, Determinization<View, Decision> determinization) {
    RandomGenerator random = sample.random("determinization");
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            View view = game.view(seat);
            WorldSampler<View, Decision> worlds = determinization.of(view);
            Game<View, Decision> drawn = worlds.draw(random);
            String promise = "a game drawn from the view of " + seat + " looks the same to it";
            requireSame(here, seat, promise, game, drawn);
            here.requireEqual(promise + ", by the hand", game.hand(), drawn.hand());
            here.requireEqual(promise + ", by the scores", game.scores(), drawn.scores());
            if (sample.isCheckpoint(here)) {
              String alone = "a game drawn from a view depends on the view and the generator alone";
              Map<String, Object> first = drawn(sample, worlds, view);
              sample.playOut(here, drawn, random);
              here.requireSame(alone, first, drawn(sample, worlds, view));
              View redealt = game.redeal(seat, random).view(seat);
              here.requireSame(alone, first, drawn(sample, determinization.of(redealt), view));
            }
          }
        });
  }

  /** A game that is drawn in the turn of a view, always with the same generator. */
  private static Map<String, Object> drawn(
      SampleGame sample, WorldSampler<View, Decision> worlds, View view) {
    RandomGenerator random = sample.seed.derive("worlds").derive(view.turn()).generator();
    return sample.snapshot(worlds.draw(random));
  }

  /**
   * A game that is not to be told apart from others.
   *
   * @param told the texts of the events since the last decision that the seat may see
   */
  private record Branch(Seat seat, History history, Game<View, Decision> game, List<String> told) {

    static Branch of(History start, Seat seat, Seed seed) {
      List<String> told = new ArrayList<>();
      Consumer<Event> seen =
          event -> {
            if (event.visibleTo(seat)) {
              told.add(event.text());
            }
          };
      History history = new History(start.subject(), start.rules(), seed, new ArrayList<>());
      return new Branch(seat, history, start.rules().start(seed, seen), told);
    }

    void apply(Decision decision) {
      told.clear();
      history.decisions().add(decision);
      game.apply(decision);
    }
  }

  /**
   * A seat is told the same in all games that look the same to it, whatever is hidden from it. Many
   * games are started, because a listener can be given to no others; those that look the same to a
   * seat are played on together, mostly with the same random decisions, for as long as they do.
   *
   * @param start has the seed from which those of the games are derived
   * @param viewsForget whether a view may be the same after different public decisions
   */
  static void alikeGames(History start, Supplier<Boolean> viewsForget) {
    Seed seed = start.seed().derive("contract").derive("alike");
    Queue<List<Branch>> open = new ArrayDeque<>();
    for (Seat seat : Samples.seats(start.rules())) {
      List<Branch> games =
          IntStream.range(0, ALIKE_GAMES)
              .mapToObj(i -> Branch.of(start, seat, seed.derive(i)))
              .toList();
      open.addAll(alike(games));
    }
    RandomGenerator random = seed.generator();
    int decisions = 0;
    while (decisions < MAX_DECISIONS && !open.isEmpty()) {
      List<Branch> alike = open.remove();
      decisions += alike.size();
      if (isToldTheSame(alike, viewsForget) && !alike.get(0).game.legal().isEmpty()) {
        open.addAll(alike(next(alike, random)));
      }
    }
  }

  /** Groups of two games or more of a seat that look the same to it. */
  private static List<List<Branch>> alike(List<Branch> branches) {
    return Multimaps.index(branches, branch -> branch.game.view(branch.seat))
        .asMap()
        .values()
        .stream()
        .filter(alike -> alike.size() > 1)
        .map(List::copyOf)
        .toList();
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
  private static boolean isToldTheSame(List<Branch> alike, Supplier<Boolean> viewsForget) {
    Branch first = alike.get(0);
    History start = first.history;
    for (Branch branch : alike) {
      if (!branch.told.equals(first.told)) {
        if (!branch.history.decisions().equals(start.decisions()) && viewsForget.get()) {
          return false;
        }
        String promise = branch.seat + PROMISE + ", as from seed " + start.seed().value();
        branch.history.requireEqual(promise, first.told, branch.told);
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
  static void openings(History start) {
    Rules<View, Decision, Event> rules = start.rules();
    Multiset<Class<?>> dealtFits = HashMultiset.create();
    Multiset<Class<?>> judged = HashMultiset.create();
    for (int i = 0; i < OPENINGS; i++) {
      Seed seed = start.seed().derive("contract").derive("opening").derive(i);
      List<Event> events = new ArrayList<>();
      Game<View, Decision> game = rules.start(seed, events::add);
      RandomGenerator random = seed.derive("contract").generator();
      Seat seat = Seat.of(random.nextInt(rules.seats()));
      Game<View, Decision> redealt = game.redeal(seat, random);
      List<Seat> others = Samples.seats(rules).stream().filter(other -> other != seat).toList();
      for (Event event : Iterables.filter(events, event -> event.visibleTo(seat))) {
        Class<?> kind = event.getClass();
        int better = fit(event, seat, others, game) - fit(event, seat, others, redealt);
        dealtFits.add(kind, better > 0 ? 1 : 0);
        judged.add(kind, better != 0 ? 1 : 0);
        int dealt = dealtFits.count(kind);
        int all = judged.count(kind);
        new History(start.subject(), rules, seed, List.of())
            .require(
                all < MIN_FITS || dealt < NEARLY_ALWAYS * all,
                seat + PROMISE,
                "events that fit re-dealt hands as well as those that were dealt",
                lenientFormat(
                    "\"%s\", of a kind that fits those dealt better in %s of %s games",
                    event.text(), dealt, all));
      }
    }
  }

  private static int fit(Event event, Seat seat, List<Seat> others, Game<View, Decision> game) {
    String[] told = words(event.text());
    int known = common(told, words(game.view(seat).toString()));
    return others.stream()
        .mapToInt(other -> Math.max(known, common(told, words(game.view(other).toString()))))
        .sum();
  }

  private static String[] words(String text) {
    return text.split("[\\s,;:()\\[\\]{}=]+", -1);
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
