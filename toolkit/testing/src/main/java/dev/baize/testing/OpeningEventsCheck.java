package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What a seat is told at the start of a game fits the hands that were dealt no better than re-dealt
 * ones. This finds events that quote hidden cards even if there are so many deals that no two games
 * look the same to a seat. How well an event fits what another seat sees is the number of words in
 * the longest sequence that is in both texts; what the seat itself sees of it does not count.
 *
 * @param name what is being checked
 * @param rules the rules
 * @param seed the seed from which those of the games are derived
 */
record OpeningEventsCheck<V extends View, D extends Decision, E extends Event>(
    String name, Rules<V, D, E> rules, Seed seed) {

  private static final int GAMES = 100;

  /** In how many games a kind of event must fit one of the two better, to be judged. */
  private static final int FEWEST = 30;

  private static final double NEARLY_ALWAYS = 0.95;

  private static final String BETWEEN_WORDS = "[\\s,;:()\\[\\]{}=]+";

  /** In how many games events of a kind fit the hands that were dealt better, or re-dealt ones. */
  private static final class Fits {
    int dealt;
    int redealt;
  }

  void run() {
    Map<Class<?>, Fits> fits = new HashMap<>();
    for (int i = 0; i < GAMES; i++) {
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
          count(kind, Integer.signum(fit(event, seat, game) - fit(event, seat, redealt)));
          requireAsGood(history, kind, seat, event);
        }
      }
    }
  }

  private static void count(Fits kind, int sign) {
    kind.dealt += sign > 0 ? 1 : 0;
    kind.redealt += sign < 0 ? 1 : 0;
  }

  private static void requireAsGood(History history, Fits kind, Seat seat, Event event) {
    int all = kind.dealt + kind.redealt;
    history.require(
        all < FEWEST || kind.dealt < NEARLY_ALWAYS * all,
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
    return IntStream.range(0, rules.seats())
        .filter(i -> i != seat.index())
        .map(i -> common(told, words(game.view(Seat.of(i)).toString())))
        .map(length -> Math.max(known, length))
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
