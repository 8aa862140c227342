package dev.baize.cli.views;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** What the views of many random games have, by the path of each field. */
final class SeenViews {

  /** What is known of a field. */
  static final class Seen {
    final Set<String> types = new TreeSet<>();
    final Set<String> texts = new HashSet<>();
    long count;
  }

  final Map<String, Seen> fields = new LinkedHashMap<>();

  /** How many views there were, and objects in lists of them, by the path to their fields. */
  private final Map<String, Long> groups = new HashMap<>();

  final Set<String> decisions = new HashSet<>();

  /** The names in the order of each view, apart from those inside of others. */
  final Set<List<String>> orders = new HashSet<>();

  final int[] least;
  final int[] most;

  SeenViews(int arrayLength) {
    this.least = new int[arrayLength];
    this.most = new int[arrayLength];
  }

  /** Plays random games by some rules. */
  <V extends View, D extends Decision, E extends Event> void play(Rules<V, D, E> rules, int games) {
    ViewFormat<V, D> format = rules.viewFormat().orElseThrow();
    Random random = new Random(games);
    for (int i = 0; i < games; i++) {
      Game<V, D> game = rules.start(Seed.of(i));
      look(game, rules.seats(), format);
      while (!game.isOver()) {
        List<D> legal = game.legal();
        D decision = legal.get(random.nextInt(legal.size()));
        decisions.add(decision.text());
        game.apply(decision);
        look(game, rules.seats(), format);
      }
    }
  }

  private <V extends View, D extends Decision> void look(
      Game<V, D> game, int seats, ViewFormat<V, D> format) {
    for (int i = 0; i < seats; i++) {
      V view = game.view(Seat.of(i));
      ViewFields written = format.write(view);
      orders.add(List.copyOf(written.asMap().keySet()));
      look("", written);
      int[] array = format.array(view);
      for (int k = 0; k < array.length; k++) {
        least[k] = Math.min(least[k], array[k]);
        most[k] = Math.max(most[k], array[k]);
      }
    }
  }

  private void look(String prefix, ViewFields written) {
    groups.merge(prefix, 1L, Long::sum);
    written
        .asMap()
        .forEach(
            (name, value) -> {
              Seen seen = fields.computeIfAbsent(prefix + name, path -> new Seen());
              seen.count++;
              seen.types.addAll(types(value));
              if (value instanceof String text) {
                seen.texts.add(text);
              }
              if (value instanceof List<?> list) {
                for (Object each : list) {
                  if (each instanceof ViewFields inner) {
                    look(prefix + name + "[].", inner);
                  }
                }
              }
            });
  }

  /** What is known of a field that was there at least once. */
  Seen field(String path) {
    return requireNonNull(fields.get(path), path);
  }

  /** How often a field could have been there. */
  long places(String path) {
    return groups.getOrDefault(path.substring(0, path.lastIndexOf('.') + 1), 0L);
  }

  /** The types of a value, as the page calls them; none for a list that is empty. */
  private static List<String> types(Object value) {
    if (value instanceof List<?> list) {
      List<String> types = new ArrayList<>();
      list.forEach(each -> types(each).forEach(type -> types.add("list of " + type + "s")));
      return List.copyOf(types);
    }
    if (value instanceof ViewFields) {
      return List.of("object");
    }
    if (value instanceof Boolean) {
      return List.of("true or false");
    }
    return List.of(value instanceof String ? "text" : "number");
  }
}
