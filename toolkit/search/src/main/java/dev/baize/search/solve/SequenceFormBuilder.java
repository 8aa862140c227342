package dev.baize.search.solve;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Traverses the game tree once, depth-first. */
final class SequenceFormBuilder<V extends View, D extends Decision> {

  /** The maximum depth of the recursion, which is bounded by the stack. */
  private static final int MAX_DECISIONS = 1_000;

  private final Payoff payoff;
  private final PositionCount positions;
  private final Function<V, String> key;
  private final Map<V, Integer> sets = new HashMap<>();

  /** By information set: its text. */
  private final Set<String> keys = new LinkedHashSet<>();

  private final List<V> views = new ArrayList<>();
  private final List<List<D>> decisions = new ArrayList<>();
  private final List<Integer> parents = new ArrayList<>();
  private final List<Integer> firsts = new ArrayList<>();

  /** By the sequences of both seats, that of seat 0 in the upper half. */
  private final Map<Long, Double> worth = new LinkedHashMap<>();

  private int sequences = InformationSets.EMPTY;

  SequenceFormBuilder(Rules<V, D, ?> rules, Utility utility, long maxPositions) {
    this.payoff = new Payoff(rules, utility);
    this.positions = new PositionCount(rules.text(), maxPositions);
    this.key = Strategy.key(rules);
    visitAll(rules);
  }

  private void visitAll(Rules<V, D, ?> rules) {
    for (ChanceOutcome<V, D> outcome : ListedOutcomes.of(rules)) {
      visit(outcome.game().copy(), outcome.probability(), 0, 1, 0);
    }
    firsts.add(sequences);
  }

  /** The text of a view. */
  Function<V, String> key() {
    return key;
  }

  /** By information set: the text of its view. */
  List<String> keys() {
    return List.copyOf(keys);
  }

  /** By information set. */
  List<V> views() {
    return List.copyOf(views);
  }

  /** By information set: the legal decisions. */
  List<List<D>> decisions() {
    return List.copyOf(decisions);
  }

  InformationSets informationSets() {
    return new InformationSets(
        views.stream().mapToInt(view -> view.seat().index()).toArray(),
        array(parents),
        array(firsts));
  }

  long positions() {
    return positions.count();
  }

  /** Visits what follows from a position, given the last sequence of each seat. */
  private void visit(Game<V, D> game, double probability, int row, int column, int decisions) {
    positions.add();
    if (game.isOver()) {
      long cell = ((long) row << Integer.SIZE) | column;
      worth.merge(cell, probability * payoff.of(game.outcome()), Double::sum);
      return;
    }
    requireDepth(decisions, game);
    boolean first = game.toAct().index() == 0;
    List<D> legal = game.legal();
    int next = firsts.get(set(game.view(game.toAct()), legal, first ? row : column));
    for (int i = 0; i < legal.size(); i++) {
      Game<V, D> after = i + 1 < legal.size() ? game.copy() : game;
      after.apply(legal.get(i));
      visit(after, probability, first ? next + i : row, first ? column : next + i, decisions + 1);
    }
  }

  private static void requireDepth(int decisions, Game<?, ?> game) {
    if (decisions == MAX_DECISIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a game of more than %d decisions; expected a smaller game: %s",
              MAX_DECISIONS,
              Excerpt.quote(game.position())));
    }
  }

  private int set(V view, List<D> legal, int parent) {
    Integer known = sets.get(view);
    if (known == null) {
      return add(view, legal, parent);
    }
    if (!decisions.get(known).equals(legal)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "positions that look the same to %s differ in its legal decisions: %s",
              view.seat(),
              Excerpt.quote(key.apply(view))));
    }
    if (parents.get(known) != parent) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s forgets what it saw or decided (no perfect recall): %s",
              view.seat(),
              Excerpt.quote(key.apply(view))));
    }
    return known;
  }

  private int add(V view, List<D> legal, int parent) {
    String text = key.apply(view);
    if (legal.isEmpty()) {
      throw new IllegalArgumentException(
          "no legal decision, though the game is not over: " + Excerpt.quote(text));
    }
    if (!keys.add(text)) {
      throw new IllegalArgumentException(
          "views that are not equal (by their equals) are written the same: "
              + Excerpt.quote(text));
    }
    int set = views.size();
    sets.put(view, set);
    views.add(view);
    decisions.add(List.copyOf(legal));
    parents.add(parent);
    firsts.add(sequences);
    sequences += legal.size();
    return set;
  }

  PayoffMatrix payoffs() {
    int[] rows = new int[worth.size()];
    int[] columns = new int[worth.size()];
    double[] values = new double[worth.size()];
    int i = 0;
    for (Map.Entry<Long, Double> cell : worth.entrySet()) {
      rows[i] = (int) (cell.getKey() >> Integer.SIZE);
      columns[i] = cell.getKey().intValue();
      values[i] = cell.getValue();
      i++;
    }
    return new PayoffMatrix(rows, columns, values);
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
